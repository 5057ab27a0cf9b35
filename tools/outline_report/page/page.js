// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the data of outline_report/page.py.  Parts: data, overview, map, charts, groups (table
// and what opens in it), refusals, start.  All text from the data goes through textContent.
"use strict";
(() => {
  const $ = id => document.getElementById(id);
  const PAGE = 50;              // Rows of the table that are added at once.
  const COPIES = 6;             // Copies that are shown at first.
  const MOST_TOKENS = 1500;     // Longer texts are not compared.
  const KINDS = {
    function: ["outlined function", "Statements that repeat, as one function"],
    alias: ["equal function", "Functions with the same code: the name became one of the other"],
    jump: ["equal function", "Functions with the same code: one jumps to the other"],
    called: ["machine code", "Called, and returns"],
    thunk: ["machine code", "Called, and left by a jump to what it calls last"],
    tail: ["machine code", "Jumped to, and does not come back"],
    "register-call": ["machine code", "Called, with the return address in a register"],
    "register-jump": ["machine code", "Jumped to, with the return address in a register"]
  };
  const labelOf = kind => (KINDS[kind] || [kind])[0];
  let core;                     // See Page.core in page.py.

  // ---- Helpers

  /** An element NAME with attributes and properties OPTIONS and CHILDREN, nodes or text.  */
  function make(name, options = {}, ...children) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(options)) {
      if (value === null || value === undefined || value === false) continue;
      if (key === "class") element.className = value;
      else if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
      else element.setAttribute(key, value === true ? "" : value);
    }
    element.append(...children.filter(child => child !== null && child !== undefined));
    return element;
  }

  const whole = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
  const bytes = value => value === null || value === undefined ? "–" : whole.format(Math.round(Math.round(value * 10) / 10)).replace("-", "−");
  const plural = (n, word) => `${whole.format(n)} ${word}${n === 1 ? "" : "s"}`;
  const percent = (value, digits = 1) => `${value.toFixed(digits)}%`;
  const short = name => name.slice(name.lastIndexOf("/") + 1);

  /** A link to LINE of file number FILE; plain text where there is nothing to link to.  */
  function placeLink(file, line, text) {
    const name = file < 0 ? "unknown place" : core.files[file];
    const shown = text || (line ? `${name}:${line}` : name);
    const link = file < 0 ? null : core.links[file];
    if (!link) return make("span", { title: `${name}:${line}` }, shown);
    return make("a", { href: link.replaceAll("{line}", line), title: `${name}:${line}`,
                       onclick: event => event.stopPropagation() }, shown);
  }

  /** The JSON in element ID, which is compressed.  */
  async function unpack(id) {
    const text = $(id).textContent;
    let data;
    if (Uint8Array.fromBase64) data = Uint8Array.fromBase64(text);
    else {
      const raw = atob(text);
      data = new Uint8Array(raw.length);
      for (let i = 0; i < raw.length; i++) data[i] = raw.charCodeAt(i);
    }
    const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream("gzip"));
    return JSON.parse(await new Response(stream).text());
  }

  // ---- Tooltip

  function tip(element, title, text) {
    const show = () => {
      $("tip").replaceChildren(make("b", {}, title), text);
      $("tip").hidden = false;
      const at = element.getBoundingClientRect(), box = $("tip").getBoundingClientRect();
      const x = Math.max(8, Math.min(at.left, innerWidth - box.width - 8));
      const below = at.bottom + 6 + box.height < innerHeight;
      $("tip").style.left = `${x}px`;
      $("tip").style.top = `${below ? at.bottom + 6 : Math.max(8, at.top - box.height - 6)}px`;
    };
    const hide = () => { $("tip").hidden = true; };
    element.addEventListener("mouseenter", show);
    element.addEventListener("mouseleave", hide);
    element.addEventListener("focus", show);
    element.addEventListener("blur", hide);
  }

  // ---- Overview

  function card(title, value, note, first) {
    return make("div", { class: first ? "card first" : "card" }, make("dt", {}, title),
                make("dd", {}, make("div", { class: "value" }, ...[value].flat()),
                     make("div", { class: "note" }, note)));
  }

  function showOverview() {
    const t = core.totals, unit = make("small", {}, " bytes");
    document.title = core.title;
    $("subtitle").textContent = [plural(t.units, "unit"), t.target, `GCC ${t.compiler}`,
                                 t.plugin === "unknown" ? "" : t.plugin]
      .filter(Boolean).join(" · ");
    const cards = [t.code === null
      ? card("Saved", [bytes(t.saved), unit.cloneNode(true)], "by estimate", true)
      : card("Code, before and after", [`${bytes(t.code + t.saved)} → ${bytes(t.code)}`, unit.cloneNode(true)],
             `−${bytes(t.saved)} bytes (${percent(t.percent)}), by estimate, without the unwind entries that functions share`, true),
      nextCard(),
      card("Outlined functions", whole.format(t.groups),
           `save ${bytes(t.groups_saved)} at ${plural(t.group_places, "place")}`),
      card("Shared machine code", whole.format(t.fragments),
           `saves ${bytes(t.fragments_saved)} at ${plural(t.fragment_places, "place")}`)];
    if (t.equal)
      cards.push(card("Equal functions", whole.format(t.equal), `replaced: ${bytes(t.equal_saved)} bytes`));
    if (t.shared_entries)
      cards.push(card("Unwind entries", [bytes(t.shared_entries), unit.cloneNode(true)],
                      "for entries of shared machine code, and their alignment"));
    $("cards").replaceChildren(...cards);
  }

  /** What to do next, most bytes first.  */
  function nextCard() {
    const list = core.advice.length
      ? make("ol", {}, ...core.advice.map(row => make("li", {}, make("b", {}, `${bytes(row.bytes)} bytes: `), row.advice)))
      : make("div", { class: "note" }, "The reports tell of nothing that would save more.");
    return make("div", { class: "card next" }, make("dt", {}, "What to do next"), make("dd", {}, list));
  }

  // ---- Map: folders, files, functions as a tree

  let tree, here, area = "bytes";

  /** A node of the tree; value: by AREA.  */
  function node(name, parent) {
    return { name, parent, children: new Map(), bytes: 0, saved: 0, file: -1, fn: -1 };
  }

  function buildTree() {
    const f = core.functions, files = [];
    tree = node("", null);
    for (let i = 0; i < f.file.length; i++) {
      let at = files[f.file[i]];
      if (!at) at = files[f.file[i]] = fileNode(f.file[i]);
      if (at.first === undefined) at.first = i;
      at.count = i - at.first + 1;
      for (let up = at; up; up = up.parent) {
        up.bytes += f.bytes[i] || 0;
        up.saved += f.saved[i];
      }
    }
    // Folders with one entry are shown with that.
    here = tree;
    while (here.children.size === 1 && !here.children.values().next().value.count)
      here = here.children.values().next().value;
    tree = here;
    tree.name = path(here) || "All files";
    tree.parent = null;
    join(tree);
    if (!core.totals.code) area = "saved";
  }

  // Files of the compiler and of libraries, in one tile.
  const LIBRARY = /^\/(usr|opt)\/(.*\/)?(include|lib)\//;

  function fileNode(number) {
    const name = number < 0 ? "(unknown)" : core.files[number];
    const parts = (LIBRARY.test(name) ? `Library headers${name}` : name).split("/");
    let at = tree;
    for (const part of parts.slice(0, -1)) {
      const name = part || "/";
      if (!at.children.has(name)) at.children.set(name, node(name, at));
      at = at.children.get(name);
    }
    const leaf = node(parts[parts.length - 1], at);
    leaf.file = number;
    // The key keeps files apart that have one name.
    at.children.set(`${leaf.name}\n${number}`, leaf);
    return leaf;
  }

  /** Joins folders below AT that contain one folder only with that.  */
  function join(at) {
    for (const [key, child] of at.children) {
      let name = child.name, down = child;
      while (down.children.size === 1 && !down.count) {
        const only = down.children.values().next().value;
        if (only.count) break;
        name = name === "/" ? `/${only.name}` : `${name}/${only.name}`;
        down = only;
      }
      if (down !== child) {
        down.name = name;
        down.parent = at;
        at.children.set(key, down);
      }
      join(down);
    }
  }

  function path(at) {
    const names = [];
    for (; at && at.name; at = at.parent) names.unshift(at.name);
    return names.join("/").replace(/^\/+/, "/");
  }

  /** What is inside of AT: nodes; of a file its functions.  */
  function inside(at) {
    if (!at.count) return [...at.children.values()];
    const f = core.functions, list = [];
    for (let i = at.first; i < at.first + at.count; i++)
      list.push({ name: core.names[f.name[i]] || "(unknown)", parent: at, fn: i, file: at.file,
                  bytes: f.bytes[i] || 0, saved: f.saved[i], made: f.made[i] });
    return list;
  }

  const valueOf = at => Math.max(0, at[area]);

  /** The LIMIT largest of what is inside of AT, and one node for the rest.  */
  function largest(at, limit) {
    const list = inside(at).filter(child => valueOf(child) > 0)
      .sort((a, b) => valueOf(b) - valueOf(a));
    if (list.length <= limit + 1) return list;
    const rest = { name: `${whole.format(list.length - limit)} more`, parent: at, rest: true,
                   bytes: 0, saved: 0 };
    for (const child of list.splice(limit)) {
      rest.bytes += child.bytes;
      rest.saved += child.saved;
    }
    return [...list, rest];
  }

  /** What is shown inside of AT: as largest, but a folder that takes most of the room is
      opened.  */
  function spread(at, limit) {
    let list = largest(at, limit);
    for (let depth = 0; depth < 8; depth++) {
      const big = list[0];
      if (!big || big.rest || big.fn >= 0 || big.count || valueOf(big) < 0.5 * valueOf(at)) break;
      list = [...largest(big, limit), ...list.slice(1)].sort((a, b) => valueOf(b) - valueOf(a));
    }
    return list;
  }

  const shareSaved = at => at.bytes + at.saved > 0 ? 100 * at.saved / (at.bytes + at.saved) : 0;
  const STEPS = [0.5, 3, 8, 15];
  const shade = at => `s${core.totals.code ? STEPS.filter(step => shareSaved(at) >= step).length : 2}`;

  function describe(at) {
    const parts = [];
    if (core.totals.code) parts.push(`${bytes(at.bytes)} bytes of code`);
    parts.push(`saved ${bytes(at.saved)} bytes${core.totals.code ? ` (${percent(shareSaved(at))})` : ""}`);
    if (at.made) parts.push("made by the plugin");
    return parts.join(", ");
  }

  function showMap() {
    showCrumbs();
    const box = $("treemap"), width = box.clientWidth, height = box.clientHeight;
    const small = width < 600;
    const view = { data: here, children: largest(here, small ? 24 : 80).map(child => ({
      data: child,
      children: child.rest || child.fn >= 0 ? null
        : spread(child, small ? 20 : 30).map(inner => ({ data: inner })) })) };
    const root = d3.hierarchy(view)
      .sum(d => d.children && d.children.length ? 0 : valueOf(d.data))
      .sort((a, b) => b.value - a.value);
    const tiles = [];
    if (root.value > 0) {
      d3.treemap().size([width, height]).paddingInner(2).paddingOuter(3).round(true)
        .paddingTop(at => at.depth === 1 && at.children && tall(at) ? 20 : 3)(root);
      for (const outer of root.children) {
        if (outer.children) tiles.push(frame(outer), ...outer.children.map(tile));
        else tiles.push(tile(outer));
      }
    }
    box.replaceChildren(...tiles.filter(Boolean));
    if (!tiles.length)
      box.replaceChildren(make("p", { class: "empty" }, core.functions.file.length
        ? "Nothing is saved here." : "The reports name no functions."));
    const first = box.querySelector("button.tile");
    if (first) first.tabIndex = 0;
    $("map-hint").textContent = here.count
      ? "A function: open it to see the groups with copies in it."
      : "Open a folder or file to look inside. The colour shows how much of the code was saved.";
  }

  /** Whether AT, before it has a place, will have room for a heading.  */
  const tall = at => at.parent.value > 0 && at.value / at.parent.value > 0.01;

  function place(element, at) {
    element.style.left = `${at.x0}px`;
    element.style.top = `${at.y0}px`;
    element.style.width = `${at.x1 - at.x0}px`;
    element.style.height = `${at.y1 - at.y0}px`;
    return element;
  }

  /** The frame of a folder or file, with its heading.  */
  function frame(at) {
    const result = document.createDocumentFragment(), d = at.data.data;
    result.append(place(make("div", { class: "tile frame" }), at));
    if (at.y1 - at.y0 > 24 && at.x1 - at.x0 > 24) {
      const head = opener(d, "tile outer");
      head.append(make("b", {}, d.name));
      place(head, { x0: at.x0, y0: at.y0 + 1, x1: at.x1, y1: at.y0 + 21 });
      result.append(head);
    }
    return result;
  }

  function tile(at) {
    const width = at.x1 - at.x0, height = at.y1 - at.y0, d = at.data.data;
    if (width < 3 || height < 3) return null;
    const result = d.rest ? make("div", { class: "tile rest" }) : opener(d, `tile ${shade(d)}`);
    if (d.rest) tip(result, d.name, describe(d));
    if (width > 34 && height > 17) result.append(make("b", {}, d.name));
    if (width > 60 && height > 34 && !d.rest)
      result.append(make("span", {}, area === "saved" ? `−${bytes(d.saved)}` : bytes(d.bytes)));
    return place(result, at);
  }

  /** A button that opens D.  */
  function opener(d, style) {
    const name = d.fn >= 0 ? `${d.name} in ${short(core.files[d.file] || "")}` : path(d);
    const button = make("button", { class: style, tabindex: -1, "aria-label": `${name}, ${describe(d)}`,
                                    onclick: () => open(d) });
    tip(button, name, describe(d));
    return button;
  }

  function open(d) {
    $("tip").hidden = true;
    if (d.fn >= 0) { lookInside(d.fn); return; }
    here = d;
    showMap();
    const first = $("treemap").querySelector("button.tile");
    if (first) first.focus({ preventScroll: true });
  }

  function showCrumbs() {
    const parts = [];
    for (let at = here; at; at = at.parent) {
      parts.unshift(at === here ? make("span", { "aria-current": "true" }, at.name)
                                : make("button", { onclick: () => open(at) }, at.name));
      if (at.parent) parts.unshift(make("span", { class: "sep" }, "/"));
    }
    $("crumbs").replaceChildren(...parts);
  }

  function mapKeys(event) {
    const tiles = [...$("treemap").querySelectorAll("button.tile")];
    const at = tiles.indexOf(document.activeElement);
    if ((event.key === "Escape" || event.key === "Backspace") && here.parent) open(here.parent);
    else if (event.key === "ArrowRight" || event.key === "ArrowDown") move(at + 1);
    else if (event.key === "ArrowLeft" || event.key === "ArrowUp") move(at - 1);
    else if (event.key === "Home") move(0);
    else if (event.key === "End") move(tiles.length - 1);
    else return;
    event.preventDefault();
    function move(to) {
      if (to < 0 || to >= tiles.length) return;
      tiles.forEach(other => { other.tabIndex = -1; });
      tiles[to].tabIndex = 0;
      tiles[to].focus();
    }
  }

  function startMap() {
    buildTree();
    const choices = core.totals.code ? [["bytes", "Code"], ["saved", "Saved"]] : [["saved", "Saved"]];
    $("map-area").replaceChildren(...choices.map(([key, text]) =>
      make("button", { "aria-pressed": String(key === area), onclick: event => {
        area = key;
        for (const other of $("map-area").children)
          other.setAttribute("aria-pressed", other === event.currentTarget);
        showMap();
      } }, text)));
    if (core.totals.code)
      $("legend").replaceChildren(make("span", {}, "saved"),
        ...["0", ...STEPS].map((step, i) => make("i", { class: `s${i}` }, i ? `${step}%` : "0")));
    $("treemap").addEventListener("keydown", mapKeys);
  }

  // ---- Charts

  const SVG = "http://www.w3.org/2000/svg";

  /** An empty chart in element ID with a description for readers; returns d3's selection.  */
  function chart(id, height, label) {
    const width = $(id).clientWidth;
    $(id).replaceChildren(document.createElementNS(SVG, "svg"));
    return d3.select($(id)).select("svg").attr("viewBox", `0 0 ${width} ${height}`)
      .attr("role", "img").attr("aria-label", label);
  }

  function noChart(id, text) {
    $(id).replaceChildren(make("p", { class: "empty" }, text));
  }

  /** Bars of ROWS [{name, title, parts: [numbers]}] in element ID, with classes STYLES.  */
  function bars(id, rows, styles, label) {
    const width = $(id).clientWidth, line = 25, height = rows.length * line + 24;
    const left = Math.min(width * 0.42, 12 + 7 * d3.max(rows, row => row.name.length)), right = 58;
    const svg = chart(id, height, label);
    const x = d3.scaleLinear().domain([0, d3.max(rows, row => d3.sum(row.parts))]).nice(4)
      .range([left, width - right]);
    svg.append("g").attr("class", "grid axis").attr("transform", `translate(0,${height - 20})`)
      .call(d3.axisBottom(x).ticks(width < 500 ? 3 : 5).tickSize(-(height - 20)));
    rows.forEach((row, i) => {
      const g = svg.append("g").attr("transform", `translate(0,${i * line})`);
      g.append("title").text(`${row.title}: ${bytes(d3.sum(row.parts))} bytes`);
      const room = Math.floor((left - 10) / 6.7);
      g.append("text").attr("x", left - 8).attr("y", 16).attr("text-anchor", "end")
        .text(row.name.length > room ? `…${row.name.slice(1 - room)}` : row.name);
      let from = 0;
      row.parts.forEach((part, k) => {
        if (part <= 0) return;
        g.append("rect").attr("class", styles[k]).attr("x", x(from)).attr("y", 4).attr("rx", 2)
          .attr("width", Math.max(1, x(from + part) - x(from))).attr("height", line - 9);
        from += part;
      });
      g.append("text").attr("class", "value").attr("x", x(from) + 6).attr("y", 16)
        .text(bytes(d3.sum(row.parts)));
    });
  }

  function showByFile() {
    const all = core.savedByFile.map(([file, one, two]) => {
      const name = file < 0 ? "(unknown)" : core.files[file];
      return { name: short(name), title: name, parts: [one, two] };
    });
    if (!all.length) { noChart("by-file", "Nothing was saved."); return; }
    bars("by-file", all, ["bar-two", "bar-one"], "Bytes saved by file");
    $("by-file-keys").replaceChildren(
      make("span", {}, make("i", { style: "background: var(--two)" }), "outlined functions"),
      make("span", {}, make("i", { style: "background: var(--one)" }), "machine code"));
  }

  function showByKind() {
    const sums = new Map();
    core.groups.kind.forEach((kind, i) => sums.set(labelOf(kind), (sums.get(labelOf(kind)) || 0) + core.groups.saved[i]));
    const rows = [...sums].filter(([, saved]) => saved > 0).sort((a, b) => b[1] - a[1])
      .map(([label, saved]) => ({ name: label, title: label,
                                  parts: label === KINDS.function[0] ? [saved, 0] : [0, saved] }));
    if (rows.length) bars("by-kind", rows, ["bar-two", "bar-one"], "Bytes saved by kind");
    else noChart("by-kind", "Nothing was saved.");
  }

  function showBudget() {
    const { curve, now, rows } = core.budget;
    $("budget-hint").textContent = rows.length
      ? "What shared machine code saves against the instructions that it adds, by profile or estimate: at least so much."
      : "";
    if (curve.length < 2 || curve[curve.length - 1][0] === 0) {
      noChart("budget", rows.length ? "Nothing more can be saved." : core.budget.empty);
    } else {
      budgetChart(curve, now);
    }
    if (!rows.length) { $("budget-rows").replaceChildren(); return; }
    $("budget-rows").replaceChildren(make("table", {},
      make("thead", {}, make("tr", {}, make("th", {}, "slowdown="), ...["saved", "more", "executes more"]
        .map(title => make("th", { class: "number" }, title)))),
      make("tbody", {}, ...rows.map(row => make("tr", {}, make("td", {}, row.slowdown),
        make("td", { class: "number saved" }, bytes(row.saved)),
        make("td", { class: "number" }, row.more === null ? "" : `+${bytes(row.more)}`),
        make("td", { class: "number" }, percent(row.executed, 2)))))));
  }

  function budgetChart(curve, now) {
    const width = $("budget").clientWidth, height = 280;
    const svg = chart("budget", height, "Bytes saved against executed instructions added");
    const end = curve[curve.length - 1];
    const x = d3.scalePow().exponent(0.35).domain([0, Math.max(end[0], now[0])]).range([52, width - 16]);
    const y = d3.scaleLinear().domain([0, Math.max(end[1], now[1])]).nice().range([height - 40, 14]);
    const ticks = [0, 0.01, 0.1, 0.5, 1, 2, 5, 10, 20, 50, 100, 200].filter(t => t <= x.domain()[1]);
    let last = -Infinity;
    const apart = ticks.filter(t => x(t) - last > 44 && (last = x(t), true));
    svg.append("g").attr("class", "grid axis").attr("transform", "translate(52,0)")
      .call(d3.axisLeft(y).ticks(5).tickSize(-(width - 68)));
    svg.append("g").attr("class", "axis").attr("transform", `translate(0,${height - 40})`)
      .call(d3.axisBottom(x).tickValues(apart).tickFormat(t => `${t}%`));
    svg.append("text").attr("class", "value").attr("x", width - 16).attr("y", height - 4)
      .attr("text-anchor", "end").text("additional instructions executed");
    svg.append("text").attr("class", "value").attr("x", 52).attr("y", 8).text("bytes saved");
    const line = d3.line().x(p => x(p[0])).y(p => y(p[1]));
    svg.append("path").attr("class", "area")
      .attr("d", `${line(curve)}L${x(end[0])},${y(0)}L${x(0)},${y(0)}Z`);
    svg.append("path").attr("class", "curve").attr("d", line(curve));
    svg.append("line").attr("class", "now-line").attr("x1", x(now[0])).attr("x2", x(now[0]))
      .attr("y1", y(now[1])).attr("y2", y(0));
    svg.append("circle").attr("class", "now").attr("cx", x(now[0])).attr("cy", y(now[1])).attr("r", 6)
      .append("title").text(`${bytes(now[1])} bytes, ${percent(now[0], 2)}`);
    const right = x(now[0]) < width / 2;
    svg.append("text").attr("class", "now-text").attr("x", x(now[0]) + (right ? 11 : -11))
      .attr("y", y(now[1]) + (right ? 16 : -10)).attr("text-anchor", right ? "start" : "end")
      .text(`as compiled: ${bytes(now[1])}`);
  }

  // ---- Table of groups

  const COLUMNS = [
    { key: "name", title: "Name", text: true, width: "auto" },
    { key: "kind", title: "Kind", text: true, width: "6.5rem", optional: true },
    { key: "saved", title: "Saved", width: "5.5rem" },
    { key: "copies", title: "Copies", width: "5.2rem" },
    { key: "each", title: "Each", width: "5rem", optional: true },
    { key: "added", title: "Executes", width: "6rem", optional: true, spare: true,
      note: "Additional instructions executed, in percent of the unit's, by profile or estimate" },
    { key: "place", title: "First copy", text: true, width: "20%", optional: true },
    { key: "where", title: "In", text: true, width: "17%", optional: true, spare: true }
  ];
  let shown = [], sorted = { key: "saved", down: true }, limit = PAGE, only = -1;
  const texts = [];             // By group: what is searched.

  function placeText(i) {
    const g = core.groups;
    return `${g.file[i] < 0 ? "unknown" : core.files[g.file[i]]}:${g.line[i]}`;
  }
  function whereText(i) {
    return [...new Set(core.groups.in[i].map(f => core.names[core.functions.name[f]]))].join(", ");
  }
  /** The name of group I as people read it.  */
  const nameText = i => core.groups.readable[i] ?? core.groups.name[i];
  function valueAt(key, i) {
    return key === "name" ? nameText(i) : key === "place" ? placeText(i) : key === "where" ? whereText(i) : core.groups[key][i];
  }

  /** Fills texts up to group END.  */
  function fillTexts(end) {
    const g = core.groups, f = core.functions;
    for (let i = texts.length; i < end; i++) {
      let text = `${g.name[i]}\n${g.readable[i] ?? ""}\n${g.kind[i]}\n${core.units[g.unit[i]]}\n`
        + (g.file[i] < 0 ? "" : core.files[g.file[i]]);
      let last = -1;
      for (const at of g.in[i]) {
        text += `\n${core.names[f.name[at]]}`;
        if (f.file[at] >= 0 && f.file[at] !== last) text += `\n${core.files[f.file[at]]}`;
        last = f.file[at];
      }
      texts.push(text.toLowerCase());
    }
    return texts;
  }

  /** Fills texts while nobody waits for anything.  */
  function fillWhenIdle() {
    const all = core.groups.name.length;
    if (texts.length >= all) return;
    fillTexts(Math.min(all, texts.length + 2000));
    (window.requestIdleCallback || setTimeout)(fillWhenIdle);
  }

  /** Which groups are shown, and in which order.  */
  function choose() {
    const words = $("search").value.toLowerCase().split(/\s+/).filter(Boolean);
    const kind = $("kind").value, g = core.groups;
    const searched = words.length ? fillTexts(g.name.length) : null;
    shown = [];
    for (let i = 0; i < g.name.length; i++)
      if ((!kind || g.kind[i] === kind || labelOf(g.kind[i]) === kind)
          && (only < 0 || g.in[i].includes(only))
          && (!words.length || words.every(word => searched[i].includes(word))))
        shown.push(i);
    const { key, down } = sorted;
    if (key === "saved" && down) return; // As they come.
    const text = COLUMNS.find(c => c.key === key).text;
    const keys = new Map(shown.map(i => [i, valueAt(key, i)]));
    shown.sort((a, b) => {
      const x = keys.get(a), y = keys.get(b);
      const order = x === y ? 0 : x === null ? -1 : y === null ? 1
        : text ? (x < y ? -1 : 1) : x - y;
      return (down ? -order : order) || a - b;
    });
  }

  function showTable() {
    choose();
    limit = PAGE;
    const all = core.groups.name.length;
    $("count").textContent = shown.length === all ? plural(all, "group")
      : `${whole.format(shown.length)} of ${plural(all, "group")}`;
    $("none").hidden = shown.length > 0;
    $("table").hidden = !shown.length;
    $("none").replaceChildren(all ? "No group matches. " : "Nothing was outlined or folded.",
      all ? make("button", { class: "plain", onclick: clearAll }, "Show all groups") : "");
    $("rows").replaceChildren();
    addRows(0);
    for (const th of $("head").children) {
      if (th.dataset.key === sorted.key) th.setAttribute("aria-sort", sorted.down ? "descending" : "ascending");
      else th.removeAttribute("aria-sort");
    }
    $("inside").hidden = only < 0;
    if (only >= 0)
      $("inside").textContent = `in ${core.names[core.functions.name[only]] || "(unknown)"} ✕`;
  }

  function addRows(from) {
    $("rows").append(...shown.slice(from, limit).map(row));
    const left = shown.length - limit;
    $("more").hidden = left <= 0;
    $("more").textContent = `Show ${whole.format(Math.min(PAGE, left))} more of ${whole.format(left)}`;
  }

  function row(i) {
    const g = core.groups, [label, meaning] = KINDS[g.kind[i]] || [g.kind[i], ""];
    const button = make("button", { class: "opener", "aria-expanded": "false", title: g.name[i] }, nameText(i));
    const tr = make("tr", { class: "group", "data-group": i },
      make("td", {}, button, make("span", { class: "cut narrow muted" },
        `${label} · ${short(placeText(i))} · ${whereText(i)}`)),
      make("td", { class: "optional" }, make("span", { class: `kind ${g.kind[i]}`, title: meaning }, label)),
      make("td", { class: "number saved" }, bytes(g.saved[i])),
      make("td", { class: "number" }, whole.format(g.copies[i])),
      make("td", { class: "number optional" }, bytes(g.each[i])),
      make("td", { class: "number optional spare" }, g.added[i] === null ? "–" : `+${g.added[i].toFixed(2)}%`),
      make("td", { class: "optional" }, make("span", { class: "cut" },
        g.file[i] < 0 ? placeText(i) : placeLink(g.file[i], g.line[i], `${short(core.files[g.file[i]])}:${g.line[i]}`))),
      make("td", { class: "optional spare" }, make("span", { class: "cut", title: whereText(i) }, whereText(i))));
    tr.addEventListener("click", () => toggle(tr, button, i));
    return tr;
  }

  const visibleColumns = () => [...$("head").children].filter(th => th.offsetParent).length;

  /** Opens or closes what is known of group I below its row TR.  */
  async function toggle(tr, button, i) {
    if (tr.classList.toggle("open")) {
      const cell = make("td", { colspan: visibleColumns() });
      tr.after(make("tr", { class: "details" }, cell));
      button.setAttribute("aria-expanded", "true");
      try {
        showDetails(cell, i, await chunkOf(i));
      } catch (error) {
        cell.textContent = `This group cannot be shown: ${error.message}`;
      }
    } else {
      tr.nextElementSibling.remove();
      button.setAttribute("aria-expanded", "false");
    }
  }

  /** The details are behind this script.  */
  const parsed = new Promise(resolve => document.readyState === "loading"
    ? document.addEventListener("DOMContentLoaded", resolve) : resolve());
  const chunks = new Map();
  /** The details of group I and the source lines beside them.  */
  async function chunkOf(i) {
    const number = Math.floor(i / core.chunk);
    await parsed;
    if (!chunks.has(number)) chunks.set(number, unpack(`details-${number}`));
    const chunk = await chunks.get(number);
    return { group: chunk.groups[i % core.chunk], lines: chunk.lines };
  }

  function fact(title, value) {
    return make("span", {}, `${title} `, make("b", {}, value));
  }

  function showDetails(cell, i, { group, lines }) {
    const g = core.groups, unit = g.kind[i] === "function" ? "statement" : "instruction";
    const facts = [fact("Saves", `${bytes(g.saved[i])} bytes`), fact("each copy", plural(g.length[i], unit))];
    if (g.each[i] !== null) facts.push(fact("of", `${bytes(g.each[i])} bytes`));
    if (g.kind[i] !== "function") facts.push(fact("kind", `${g.kind[i]}: ${KINDS[g.kind[i]]?.[1] ?? ""}`));
    if (group.calls !== null) facts.push(fact("calls in their places", `${bytes(group.calls)} bytes`));
    if (group.function !== null) facts.push(fact("the function", `${bytes(group.function)} bytes`));
    facts.push(make("span", {}, "unit ", make("b", {}, core.units[g.unit[i]])),
               make("span", {}, make("code", {}, g.name[i])));
    const left = make("div", {}, make("h3", {}, plural(group.places.length, "copy").replace("copys", "copies")));
    if (group.parameters.length) left.append(parameters(group));
    left.append(copies(group, lines));
    const right = group.assembler.length
      ? make("div", {}, make("h3", {}, unit === "statement" ? "The shared function" : "The shared code"),
             make("pre", { class: "code", tabindex: 0, "aria-label": "Assembler text" },
                  group.assembler.map(assemblerLine).join("\n")))
      : make("p", { class: "muted hint" }, "The reports have no assembler text of it.");
    cell.replaceChildren(make("div", { class: "facts" }, ...facts), make("div", { class: "split" }, left, right));
  }

  /** LINE with its operands in a column.  */
  function assemblerLine(line) {
    if (/:$/.test(line)) return line;
    const [name, ...rest] = line.split("\t");
    return rest.length ? `  ${name.padEnd(8)} ${rest.join(" ")}` : `  ${name}`;
  }

  /** A table of what copies are given: rows are parameters, columns copies.  */
  function parameters(group) {
    const many = Math.min(group.places.length, 12);
    const head = make("tr", {}, make("th", {}, "Parameter"),
      ...group.places.slice(0, many).map((_, k) => make("th", {}, `copy ${k + 1}`)));
    const rows = group.parameters.map(p => {
      const same = new Set(p.values).size === 1;
      return make("tr", {}, make("td", {}, p.type), ...p.values.slice(0, many).map(value =>
        make("td", {}, value === null ? make("span", { class: "muted" }, "computed")
                       : same ? value : make("mark", {}, value))));
    });
    return make("div", { class: "parameters scroll" }, make("table", {}, make("thead", {}, head), make("tbody", {}, ...rows)));
  }

  function copies(group, lines) {
    const box = make("div", { class: "copies" });
    const first = textOf(group.places[0], lines);
    const add = (from, to) => box.append(...group.places.slice(from, to).map((p, k) =>
      copy(p, from + k, lines, first)));
    add(0, COPIES);
    const left = group.places.length - COPIES;
    if (left <= 0) return box;
    const more = make("button", { class: "plain block", onclick: () => { add(COPIES, undefined); more.remove(); } },
                      `Show ${plural(left, "more copy").replace("copys", "copies")}`);
    return make("div", {}, box, more);
  }

  /** The source lines of place P that are known: [number, text, whether they are its own].  */
  function textOf([file, , , own, stretches], lines) {
    const known = lines[file] || {}, result = [];
    for (const [from, to] of stretches)
      for (let line = from; line <= to; line++)
        if (known[line] !== undefined) result.push([line, known[line], !own.length || own.includes(line)]);
    const indent = Math.min(...result.filter(row => row[1].trim()).map(row => row[1].search(/\S/)), 1000);
    return result.map(([at, content, its]) => [at, content.slice(indent).trimEnd(), its]);
  }

  function copy(p, number, lines, first) {
    const [file, line, name] = p, text = textOf(p, lines);
    const box = make("article", { class: "copy" },
      make("header", {}, placeLink(file, line), make("br"), make("small", {}, `${number + 1} · ${name}`)));
    if (!text.length) {
      box.append(make("p", { class: "missing" }, file < 0 ? "The report does not say where."
        : `The source file was not there: --map ${core.files[file].startsWith("/") ? "OLD=NEW" : "=FOLDER"} says where it is.`));
      return box;
    }
    const marks = number && first.length ? differing(first, text) : null;
    let last = null;
    box.append(make("pre", { tabindex: 0 }, ...text.flatMap(([at, content, own], k) => {
      const row = make("span", { class: own ? "row" : "row other" }, make("i", {}, String(at)),
                       ...(marks ? marks[k] : [content]));
      const gap = last !== null && at > last + 1 ? [make("span", { class: "row other" }, make("i", {}, "⋯"))] : [];
      last = at;
      return [...gap, row];
    })));
    return box;
  }

  const tokens = line => line.match(/\w+|\s+|"(?:[^"\\]|\\.)*"|[^\w\s]/g) || [];

  /** By line of TEXT: its content, with what is not in FIRST marked.  */
  function differing(first, text) {
    const a = first.flatMap(line => tokens(line[1])).filter(token => token.trim());
    const b = text.flatMap(([, content], k) => tokens(content).map(token => [token, k]));
    const solid = b.map((t, n) => [t[0], n]).filter(([token]) => token.trim());
    const same = a.length > MOST_TOKENS || solid.length > MOST_TOKENS ? null : common(a, solid.map(t => t[0]));
    const kept = new Set(same ? same.map(n => solid[n][1]) : b.keys());
    const result = text.map(() => []);
    b.forEach(([token, k], n) => result[k].push(kept.has(n) || !token.trim() ? token : make("mark", {}, token)));
    return result;
  }

  /** The indices of a longest common subsequence of A and B in B.  */
  function common(a, b) {
    const width = b.length + 1, best = new Uint16Array((a.length + 1) * width);
    for (let i = a.length - 1; i >= 0; i--)
      for (let k = b.length - 1; k >= 0; k--)
        best[i * width + k] = a[i] === b[k] ? best[(i + 1) * width + k + 1] + 1
          : Math.max(best[(i + 1) * width + k], best[i * width + k + 1]);
    const result = [];
    for (let i = 0, k = 0; i < a.length && k < b.length;)
      if (a[i] === b[k]) { result.push(k); i++; k++; }
      else if (best[(i + 1) * width + k] >= best[i * width + k + 1]) i++;
      else k++;
    return result;
  }

  /** Shows the groups with a copy in function FN only.  */
  function lookInside(fn) {
    only = fn;
    showTable();
    $("groups").scrollIntoView();
    ($("rows").querySelector(".opener") || $("inside")).focus({ preventScroll: true });
  }

  function clearAll() {
    $("search").value = "";
    $("kind").value = "";
    only = -1;
    showTable();
    $("search").focus();
  }

  function startTable() {
    $("head").replaceChildren(...COLUMNS.map(c => make("th", {
      class: `${c.text ? "" : "number"} ${c.optional ? "optional" : ""} ${c.spare ? "spare" : ""}`, "data-key": c.key,
      scope: "col", style: `width: ${c.width}`, title: c.note },
      make("button", { onclick: () => {
        sorted = { key: c.key, down: sorted.key === c.key ? !sorted.down : !c.text };
        showTable();
      } }, c.title))));
    const kinds = [...new Set(core.groups.kind)].sort(), labels = [...new Set(kinds.map(labelOf))].sort();
    $("kind").replaceChildren(make("option", { value: "" }, "All kinds"),
      ...labels.map(label => make("option", { value: label }, label)),
      make("optgroup", { label: "In detail" }, ...kinds.map(kind => make("option", { value: kind }, kind))));
    let waiting;
    $("search").addEventListener("input", () => {
      clearTimeout(waiting);
      waiting = setTimeout(showTable, core.groups.name.length > 5000 ? 150 : 0);
    });
    $("search").addEventListener("keydown", event => {
      if (event.key === "Escape") { $("search").value = ""; showTable(); }
    });
    $("kind").addEventListener("change", showTable);
    $("inside").addEventListener("click", () => { only = -1; showTable(); $("search").focus(); });
    $("more").addEventListener("click", () => {
      const from = limit;
      limit += PAGE;
      addRows(from);
      const next = $("rows").querySelectorAll("tr.group")[from];
      if (next) next.querySelector(".opener").focus();
    });
    document.addEventListener("keydown", event => {
      const typing = /^(INPUT|SELECT|TEXTAREA)$/.test(document.activeElement.tagName);
      if (event.key !== "/" || typing || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      $("groups").scrollIntoView();
      $("search").focus({ preventScroll: true });
    });
  }

  // ---- Refusals

  function number(value, unit, style = "") {
    return make("span", { class: `number ${style}` }, value, make("small", {}, unit));
  }

  function showRefusals() {
    if (!core.refusals.length) {
      $("reasons").replaceChildren(make("p", { class: "empty" }, "Nothing was refused."));
      return;
    }
    $("reasons").replaceChildren(...core.refusals.map(r => {
      const box = make("details", { class: "reason" }, make("summary", {},
        make("span", { class: "name" }, r.reason), make("span", { class: "meaning" }, r.meaning),
        number(`${whole.format(r.count)}`, r.count === 1 ? " time" : " times", "third"),
        number(r.code === null ? "–" : bytes(r.code), " in code", "third"),
        number(r.lost === null ? "–" : `≤ ${bytes(r.lost)}`, " lost")));
      box.addEventListener("toggle", () => {
        if (box.open && box.children.length === 1) box.append(refusedPlaces(r));
      });
      return box;
    }));
  }

  function refusedPlaces(r) {
    const left = r.count - r.places.length;
    return make("div", { class: "inside scroll" }, make("table", {}, make("tbody", {},
      ...r.places.map(([file, line, name, lost, copies, length]) => make("tr", {},
        make("td", {}, placeLink(file, line)), make("td", {}, core.names[name]),
        make("td", { class: "number" }, length ? plural(length, "statement") : ""),
        make("td", { class: "number" }, copies > 1 ? plural(copies, "copy").replace("copys", "copies") : ""),
        make("td", { class: "number" }, lost ? `≤ ${bytes(lost)} bytes` : ""))))),
      left > 0 ? make("p", { class: "muted hint" }, `and ${whole.format(left)} more: outline-report --json has the sums`) : null);
  }

  // ---- Start

  /** Marks in the bar which section is seen.  */
  function startBar() {
    const links = [...document.querySelectorAll(".bar a")];
    const mark = () => {
      const past = links.filter(link =>
        document.querySelector(link.hash).getBoundingClientRect().top < innerHeight * 0.3);
      const here = scrollY < 40 || !past.length ? links[0] : past[past.length - 1];
      links.forEach(link => link.classList.toggle("here", link === here));
    };
    addEventListener("scroll", mark, { passive: true });
    mark();
  }

  function drawAll() {
    showMap();
    showByFile();
    showByKind();
    showBudget();
    for (const cell of document.querySelectorAll("tr.details > td")) cell.colSpan = visibleColumns();
  }

  async function start() {
    try {
      core = await unpack("core");
    } catch (error) {
      $("failure").textContent = `The data of this page cannot be read (${error.message}). It takes a browser of 2023 or later.`;
      $("failure").hidden = false;
      return;
    }
    showOverview();
    startMap();
    startTable();
    drawAll();
    showTable();
    showRefusals();
    startBar();
    let width = innerWidth, waiting;
    addEventListener("resize", () => {
      if (innerWidth === width) return;
      width = innerWidth;
      clearTimeout(waiting);
      waiting = setTimeout(drawAll, 100);
    });
    addEventListener("beforeprint", drawAll);
    $("main").removeAttribute("aria-busy");
    performance.mark("shown");
    fillWhenIdle();
  }

  start();
})();
