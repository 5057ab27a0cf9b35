/* A sample for the plugin: it encodes a few records in two formats and prints
   them.  SPDX-License-Identifier: GPL-3.0-or-later

   The code repeats itself as code does that was written by hand over time or
   by a generator: each encoder writes the same header, checks the same limits,
   and reports errors in the same words, with other constants.  */

#include <stdio.h>
#include <string.h>

struct buffer
{
  unsigned char bytes[256];
  unsigned length;
  unsigned checksum;
  const char *error;
  int error_code;
};

struct point { int x, y, z; };
struct person { const char *name; int age; int height; };
struct order { int number; int customer; int amount; int tax; };

void
put (struct buffer *out, int byte)
{
  if (out->length < sizeof out->bytes)
    out->bytes[out->length++] = byte;
  else
    out->error = "full";
  out->checksum = out->checksum * 31 + (byte & 255);
}

void
encode_point (struct buffer *out, const struct point *p)
{
  put (out, 0x7e);
  put (out, 1);
  put (out, 12);
  put (out, 0);
  if (p->x < -1000 || p->x > 1000)
    {
      out->error = "x is out of range";
      out->error_code = 101;
      printf ("error %d: %s\n", out->error_code, out->error);
      return;
    }
  put (out, p->x);
  put (out, p->x >> 8);
  put (out, p->y);
  put (out, p->y >> 8);
  put (out, p->z);
  put (out, p->z >> 8);
  put (out, out->checksum);
  put (out, out->checksum >> 8);
  put (out, 0x7f);
}

void
encode_person (struct buffer *out, const struct person *p)
{
  put (out, 0x7e);
  put (out, 2);
  put (out, 20);
  put (out, 0);
  if (p->age < 0 || p->age > 150)
    {
      out->error = "age is out of range";
      out->error_code = 102;
      printf ("error %d: %s\n", out->error_code, out->error);
      return;
    }
  for (const char *c = p->name; *c; c++)
    put (out, *c);
  put (out, p->age);
  put (out, p->age >> 8);
  put (out, p->height);
  put (out, p->height >> 8);
  put (out, out->checksum);
  put (out, out->checksum >> 8);
  put (out, 0x7f);
}

void
encode_order (struct buffer *out, const struct order *o)
{
  put (out, 0x7e);
  put (out, 3);
  put (out, 16);
  put (out, 0);
  if (o->number < 0 || o->number > 9999)
    {
      out->error = "number is out of range";
      out->error_code = 103;
      printf ("error %d: %s\n", out->error_code, out->error);
      return;
    }
  put (out, o->number);
  put (out, o->number >> 8);
  put (out, o->customer);
  put (out, o->customer >> 8);
  put (out, o->amount);
  put (out, o->amount >> 8);
  put (out, o->tax);
  put (out, o->tax >> 8);
  put (out, out->checksum);
  put (out, out->checksum >> 8);
  put (out, 0x7f);
}

void
print_point (const struct point *p)
{
  printf ("<%s id=\"%d\">\n", "point", 1);
  printf ("  <%s>%d</%s>\n", "x", p->x, "x");
  printf ("  <%s>%d</%s>\n", "y", p->y, "y");
  printf ("  <%s>%d</%s>\n", "z", p->z, "z");
  printf ("</%s>\n", "point");
}

void
print_person (const struct person *p)
{
  printf ("<%s id=\"%d\">\n", "person", 2);
  printf ("  <%s>%s</%s>\n", "name", p->name, "name");
  printf ("  <%s>%d</%s>\n", "age", p->age, "age");
  printf ("  <%s>%d</%s>\n", "height", p->height, "height");
  printf ("</%s>\n", "person");
}

void
print_order (const struct order *o)
{
  printf ("<%s id=\"%d\">\n", "order", 3);
  printf ("  <%s>%d</%s>\n", "number", o->number, "number");
  printf ("  <%s>%d</%s>\n", "customer", o->customer, "customer");
  printf ("  <%s>%d</%s>\n", "amount", o->amount, "amount");
  printf ("  <%s>%d</%s>\n", "tax", o->tax, "tax");
  printf ("</%s>\n", "order");
}

void
show (struct buffer *out)
{
  for (unsigned i = 0; i < out->length; i++)
    printf ("%02x%c", out->bytes[i], i % 16 == 15 ? '\n' : ' ');
  printf ("\n%u bytes, checksum %08x\n", out->length, out->checksum);
  memset (out, 0, sizeof *out);
}

int
main (void)
{
  static struct buffer out;
  struct point points[] = { { 1, 2, 3 }, { -400, 500, 600 }, { 5000, 0, 0 } };
  struct person persons[] = { { "Ada", 36, 165 }, { "Methuselah", 969, 180 } };
  struct order orders[] = { { 17, 4, 1999, 380 }, { 10000, 4, 1, 0 } };

  for (int i = 0; i < 3; i++)
    {
      print_point (&points[i]);
      encode_point (&out, &points[i]);
      show (&out);
    }
  for (int i = 0; i < 2; i++)
    {
      print_person (&persons[i]);
      encode_person (&out, &persons[i]);
      show (&out);
    }
  for (int i = 0; i < 2; i++)
    {
      print_order (&orders[i]);
      encode_order (&out, &orders[i]);
      show (&out);
    }
  return 0;
}
