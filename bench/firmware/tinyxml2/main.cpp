/* A firmware that reads its settings, changes and prints them.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>
#include "tinyxml2.h"

using namespace tinyxml2;

static const char SETTINGS[] =
  "<?xml version=\"1.0\"?><!-- settings --><device name=\"sensor &amp; relay\" id=\"17\">\n"
  "  <network dhcp=\"true\"><address>192.168.4.1</address><mask>255.255.255.0</mask></network>\n"
  "  <limits low=\"-40\" high=\"85.5\"/><text><![CDATA[a < b]]></text>\n"
  "  <log level=\"3\">started</log><log level=\"4\">&#x41;&lt;&gt;</log></device>";

static int
sum_of_levels (const XMLElement *device)
{
  int sum = 0, level;
  for (const XMLElement *e = device->FirstChildElement ("log"); e; e = e->NextSiblingElement ("log"))
    if (e->QueryIntAttribute ("level", &level) == XML_SUCCESS)
      sum += level;
  return sum;
}

int
main ()
{
  XMLDocument document;
  printf ("%d\n", document.Parse (SETTINGS));
  XMLElement *device = document.FirstChildElement ("device");
  printf ("%s, %d, %d\n", device->Attribute ("name"), device->IntAttribute ("id"), sum_of_levels (device));
  printf ("%s\n", device->FirstChildElement ("network")->FirstChildElement ("address")->GetText ());
  bool dhcp = false;
  device->FirstChildElement ("network")->QueryBoolAttribute ("dhcp", &dhcp);
  printf ("%d\n", dhcp);
  device->SetAttribute ("id", 18);
  device->FirstChildElement ("network")->SetAttribute ("dhcp", false);
  device->DeleteChild (device->FirstChildElement ("text"));
  XMLElement *added = document.NewElement ("reset");
  added->SetText (1);
  device->InsertEndChild (added);
  device->InsertEndChild (device->FirstChildElement ("log")->DeepClone (&document));
  XMLPrinter printer;
  document.Print (&printer);
  printf ("%s", printer.CStr ());

  static const char *const wrong[] = { "<a>", "<a></b>", "<a b></a>", "", "<a/><b", "<!-- ", "<a b='1' b='2'/>" };
  for (const char *text : wrong)
    {
      XMLDocument other;
      other.Parse (text);
      printf ("%s: %s, line %d\n", text, other.ErrorName (), other.ErrorLineNum ());
    }
  return 0;
}
