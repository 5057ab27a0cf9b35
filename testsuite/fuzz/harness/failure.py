# SPDX-License-Identifier: GPL-3.0-or-later
"""What is left of a failure: the program, scripts, the reduced program.

In the failure's folder:
  program.c    as it was generated
  repeat       compiles it alone and with the plugin and shows what differs
  interesting  for cvise: 0 while the failure is there and the program is
               sound: it compiles without the warnings that mean undefined
               behaviour, the compiler alone agrees with itself, and the
               sanitizers, where the program runs on this machine, are
               content
  reduced.c    what cvise made of it, where cvise is installed

Example:  keep (checker, result, seconds=600)
"""

import shlex
import shutil
import subprocess

from .variants import ALONE, FLAGS, SANITIZED

WARNINGS = ("-Wuninitialized -Wmaybe-uninitialized -Wreturn-type "
            "-Wincompatible-pointer-types -Wint-conversion "
            "-Wimplicit-function-declaration -Wimplicit-int")


def shell(words):
    return " ".join(shlex.quote(str(word)) for word in words)


def compile_line(checker, result, variant, output):
    return shell(checker.command(result.program, variant,
                                 result.program.file, output))


def repeat_script(checker, result):
    """The text of the script that shows the failure of RESULT."""
    run = shell(checker.runner)
    return f"""#!/bin/sh
cd "$(dirname "$0")"
{compile_line(checker, result, result.against, "alone")} || exit
{compile_line(checker, result, result.variant, "plugin")} || exit
{run} ./alone > alone.out; echo "exit status $?" >> alone.out
{run} ./plugin > plugin.out; echo "exit status $?" >> plugin.out
diff alone.out plugin.out && echo no difference
"""


def interesting_script(checker, result):
    """The text of the script by which cvise judges a smaller program."""
    file = result.program.file
    warnings = WARNINGS if file.endswith(".c") else WARNINGS.rsplit(" ", 4)[0]
    compiler = shell(checker.commands[result.program.language])
    sound = [f"{compiler} {shell(FLAGS)} -O2 {warnings} -c {file} "
             f"-o sound.o 2> sound.err",
             "! grep -qE 'uninitialized|Wreturn-type|Wincompatible|Wint-conv|"
             "Wimplicit' sound.err"]
    run = shell(checker.runner)
    alone = [result.against] + ALONE[1:]
    if not checker.runner:
        alone.append(SANITIZED)
    for i, variant in enumerate(alone):
        sound += [compile_line(checker, result, variant, f"./a{i}"),
                  f"timeout 10 {run} ./a{i} > a{i}.out 2> a{i}.err"]
        if i:
            sound.append(f"cmp -s a0.out a{i}.out")
    fails = compile_line(checker, result, result.variant, "./p")
    if result.why.startswith("does not compile"):
        # The same message, up to what is named in it.
        text = result.why.split("error: ")[-1].split(":")[0][:60]
        sound += [f"{{ {fails} 2>&1 || true; }} | grep -qF {shlex.quote(text)}"]
    else:
        sound += [fails, f"{{ timeout 10 {run} ./p > p.out; "
                  "test $? != 0 || ! cmp -s a0.out p.out; }"]
    return "#!/bin/sh\n" + " &&\n".join(
        line + (" 2> /dev/null" if " -o " in line and "2>" not in line
                else "") for line in sound) + "\n"


def write_executable(path, text):
    path.write_text(text)
    path.chmod(0o755)


def keep(checker, result, seconds):
    """Write the scripts for the failure RESULT; reduce the program for at
    most SECONDS (0: not at all).  Return the folder."""
    folder = checker.work / result.program.name
    write_executable(folder / "repeat", repeat_script(checker, result))
    if result.verdict != "failed":
        return folder
    write_executable(folder / "interesting",
                     interesting_script(checker, result))
    if seconds and shutil.which("cvise"):
        reduce(folder, result.program.file, seconds)
    return folder


def reduce(folder, file, seconds):
    """Reduce FILE in FOLDER to reduced.c by cvise, for at most SECONDS."""
    reduced = folder / file.replace("program", "reduced")
    work = folder / "reduce"
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir()
    shutil.copy(folder / file, work / file)
    shutil.copy(folder / "interesting", work / "interesting")
    with open(folder / "reduce.log", "w") as log:
        subprocess.run(["timeout", str(seconds), "cvise", "--n", "2",
                        "interesting", file], cwd=work, stdout=log,
                       stderr=subprocess.STDOUT)
    shutil.copy(work / file, reduced)
    shutil.rmtree(work)
