/* SPDX-License-Identifier: GPL-3.0-or-later
   Reads YAML documents from standard input, and prints each: as events, as
   emitted in three styles, walked with conversions, and cloned and changed.
   Errors, which yaml-cpp throws, are printed.  */

#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "yaml-cpp/eventhandler.h"
#include "yaml-cpp/yaml.h"

namespace
{

class printer : public YAML::EventHandler
{
public:
  void
  OnDocumentStart (const YAML::Mark &mark) override
  {
    std::cout << "document at line " << mark.line << '\n';
  }

  void OnDocumentEnd () override { std::cout << "end\n"; }

  void
  OnNull (const YAML::Mark &mark, YAML::anchor_t anchor) override
  {
    std::cout << "null &" << anchor << ' ' << mark.column << '\n';
  }

  void
  OnAlias (const YAML::Mark &, YAML::anchor_t anchor) override
  {
    std::cout << "alias *" << anchor << '\n';
  }

  void
  OnScalar (const YAML::Mark &mark, const std::string &tag,
	    YAML::anchor_t anchor, const std::string &value) override
  {
    std::cout << "scalar " << tag << " &" << anchor << ' ' << mark.line << ':'
	      << mark.column << " [" << value << "]\n";
  }

  void
  OnSequenceStart (const YAML::Mark &, const std::string &tag, YAML::anchor_t,
		   YAML::EmitterStyle::value style) override
  {
    std::cout << "[ " << tag << ' ' << style << '\n';
  }

  void OnSequenceEnd () override { std::cout << "]\n"; }

  void
  OnMapStart (const YAML::Mark &, const std::string &tag, YAML::anchor_t,
	      YAML::EmitterStyle::value style) override
  {
    std::cout << "{ " << tag << ' ' << style << '\n';
  }

  void OnMapEnd () override { std::cout << "}\n"; }
};

template <typename type>
const type &
printable (const type &value)
{
  return value;
}

size_t
printable (const YAML::Binary &binary)
{
  return binary.size ();
}

size_t
printable (const std::vector<int> &values)
{
  return values.size ();
}

template <typename type>
void
convert (const char *name, const YAML::Node &node)
{
  try
    {
      std::cout << ' ' << name << '=' << printable (node.as<type> ());
    }
  catch (const YAML::BadConversion &error)
    {
      std::cout << " not " << name << " at " << error.mark.line;
    }
}

void
walk (const YAML::Node &node, int depth)
{
  std::cout << std::string (depth, ' ') << node.Type () << ' ' << node.Tag ()
	    << ' ' << node.size ();
  if (node.IsScalar ())
    {
      convert<int> ("int", node);
      convert<double> ("double", node);
      convert<bool> ("bool", node);
      convert<char> ("char", node);
      if (node.Tag ().find ("binary") != std::string::npos)
	convert<YAML::Binary> ("binary", node);
      convert<std::vector<int>> ("vector", node);
    }
  std::cout << '\n';
  if (depth > 8)
    return;
  if (node.IsSequence ())
    for (const auto &item : node)
      walk (item, depth + 1);
  else if (node.IsMap ())
    for (const auto &item : node)
      {
	walk (item.first, depth + 1);
	walk (item.second, depth + 1);
      }
}

void
emit (const YAML::Node &node)
{
  YAML::Emitter flow, quoted;
  flow << YAML::Flow << YAML::Comment ("in one line") << node;
  quoted.SetStringFormat (YAML::DoubleQuoted);
  quoted.SetIndent (4);
  quoted.SetBoolFormat (YAML::YesNoBool);
  quoted << YAML::BeginMap << YAML::Key << "copy" << YAML::Value << node
	 << YAML::Key << "list" << YAML::Value << YAML::Flow
	 << std::vector<double> { 1.5, -2 } << YAML::Key << true << YAML::Value
	 << YAML::Literal << "two\nlines" << YAML::EndMap;
  std::cout << node << '\n' << flow.c_str () << '\n' << quoted.c_str ()
	    << '\n' << quoted.GetLastError () << '\n';
}

void
change (const YAML::Node &node)
{
  YAML::Node copy = YAML::Clone (node);
  copy["added"]["deep"].push_back (std::map<std::string, int> { { "a", 1 } });
  copy["self"] = copy["added"];
  std::cout << copy.remove ("date") << copy["none such"].IsDefined () << '\n'
	    << copy["items"][1]["part_no"].as<std::string> ("default") << '\n'
	    << copy << '\n';
}

}  // namespace

template <typename action>
static void
attempt (const char *name, action act)
{
  std::cout << "== " << name << '\n';
  try
    {
      act ();
    }
  catch (const YAML::Exception &error)
    {
      std::cout << "error: " << error.what () << '\n';
    }
}

int
main ()
{
  std::stringstream input;
  input << std::cin.rdbuf ();
  const std::string text = input.str ();
  attempt ("events", [&] {
    std::istringstream stream (text);
    YAML::Parser parser (stream);
    printer handler;
    while (parser.HandleNextDocument (handler))
      ;
  });
  std::vector<YAML::Node> documents;
  attempt ("load", [&] { documents = YAML::LoadAll (text); });
  for (const YAML::Node &document : documents)
    {
      attempt ("walk", [&] { walk (document, 0); });
      attempt ("emit", [&] { emit (document); });
      attempt ("change", [&] { change (document); });
    }
  return 0;
}
