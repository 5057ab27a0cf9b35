# SPDX-License-Identifier: GPL-3.0-or-later
"""What the plugin did in a build, for people.

    load      files -> Unit (report: the plugin's; optrecord: GCC's)
    model     Unit: what is known of one compilation; Build: sums over many
    advice    Build -> what could be done next
    tables    Build -> rows, the same for the terminal, CSV and JSON
    terminal  rows -> text; diff, elf, similar, callgrind, stack: other rows
    symbols   symbols -> names that people read
    source    names of source files -> text and links
    page      Build -> one HTML file, from the templates in page/
    comparison  two builds, or programs -> one HTML file
    panels    rows -> a section of either
    command   the command line
"""
