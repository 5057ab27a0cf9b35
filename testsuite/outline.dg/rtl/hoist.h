/* Two functions with objects in their frames, whose addresses are used in two blocks.  Only one has landing pads.  */

struct text { text (const char *); ~text (); char space[24]; };
struct plain { int words[6]; };
void use (text &);
void other (text &);
int both (int, text &);
void fill (plain *, plain *) noexcept;
int sum (plain *, plain *) noexcept;

int
landing_pads (int x, int y)
{
  text first ("a"), second ("b");
  if (x > y)
    {
      use (first);
      use (first);
      other (second);
      return both (x, first);
    }
  other (first);
  use (second);
  use (second);
  return both (y, second);
}

int
no_landing_pads (int x, int y)
{
  plain first, second;
  fill (&first, &second);
  if (x > y)
    {
      sum (&first, &second);
      return sum (&second, &first) + x;
    }
  fill (&second, &first);
  sum (&second, &first);
  return sum (&second, &second) + y;
}
