// Markers such as {{"include": "partials/install.md", "package": "@mui/joy"}} → the Markdown of that file, its
// {package} filled in. Values are put into the tree and never into the text, so that none of them is Markdown.
//
// Whatever is wrong inside a partial later is reported there: its text is joined to the page's.

import { toSlashes } from '../../model/paths/to-slashes.ts';
import type { Code, Nodes, Root, RootContent } from 'mdast';
import type { Place, Problem } from '../../model/problem.ts';
import { escapeHtml } from '../../text/escape-html.ts';
import { findNearest } from '../../text/find-nearest.ts';
import { quote } from '../../text/quote.ts';
import { decodeSafely } from '../../text/decode-safely.ts';
import { splitFrontMatter } from '../front-matter/split-front-matter.ts';
import { parseFenceInfo, parseFenceMeta } from '../slots/parse-fence-info.ts';
import type { JoinedText } from './joined-text.ts';
import type { MarkerNode } from '../syntax/dialect.ts';
import { parseMarker } from '../syntax/parse-marker.ts';

/** Reads a partial by the path that a file names; with what is there instead where it is not. */
export type ReadPartial = (
  path: string,
  from: string,
) => { readonly file: string; readonly text: string } | MissingPartial;

/** A partial that cannot be read: the nearest name, or what is there instead. */
interface MissingPartial {
  readonly nearest: string | undefined;
  readonly fault?: 'outside' | 'unreadable';
}

/** A partial, ready to stand in a page. */
interface Partial {
  readonly children: readonly RootContent[];
  /** Its text, for the page's copy. */
  readonly copy: string;
  /** Names of its placeholders outside code that have no value. */
  readonly open: readonly string[];
}

/** The partials of a page by their markers. */
interface LoadedPartials {
  readonly byMarker: ReadonlyMap<Nodes, Partial>;
  readonly texts: readonly string[];
  readonly files: readonly string[];
  readonly problems: readonly Problem[];
}

interface PartialOptions {
  readonly file: string;
  readonly read: ReadPartial;
  readonly parse: (text: string, file: string) => Root;
  readonly joined: JoinedText;
  readonly toCopy: (text: string, tree: Root, byMarker: ReadonlyMap<Nodes, Partial>) => string;
}

/** More than any page needs: partials that include others twice would double with each level. */
const most = 200;

/** Loads the partials of a tree, and those that these include. */
export function loadPartials(tree: Root, { file, read, parse, joined, toCopy }: PartialOptions): LoadedPartials {
  const byMarker = new Map<Nodes, Partial>();
  const texts: string[] = [];
  const files = new Set<string>();
  const problems: Problem[] = [];
  const placed = new WeakSet<Nodes>();
  let outermost = { line: 1, column: 1 };
  loadWithin(tree, [file]);
  return { byMarker, texts, files: [...files], problems };

  function loadWithin(node: Nodes, stack: readonly string[]): void {
    const json = node.type === 'marker' ? readInclude(node) : undefined;
    if (json !== undefined && node.type === 'marker') load(node, { json, stack });
    if ('children' in node) for (const child of node.children) loadWithin(child, stack);
  }

  function load(marker: MarkerNode, { json, stack }: { json: string; stack: readonly string[] }): void {
    const { line = 1, column = 1 } = marker.position?.start ?? {};
    const place = { file: stack.at(-1) ?? file, line, column };
    if (stack.length === 1) outermost = { line, column };
    const asked = parseValues(json);
    if (!asked) return tell('include-invalid', place, notValues);

    const found = read(asked.path, place.file);
    if (!('file' in found)) return tell('include-missing', place, missing(asked.path, found));
    files.add(found.file);
    if (stack.includes(found.file) || texts.length >= most)
      return tell('include-circle', place, circle([...stack.slice(stack.indexOf(found.file)), found.file]));

    const { body, problems: faults } = splitFrontMatter(found.text, found.file);
    problems.push(...faults);
    texts.push(body);
    const partial = parse(body, found.file);
    loadWithin(partial, [...stack, found.file]);
    const unfilled = toCopy(body, partial, byMarker).trim();
    // What a partial within leaves open is filled in here.
    const names = listPlaceholders(body + unfilled);
    const unused = Object.keys(asked.values).filter((name) => !names.includes(name));
    for (const name of unused) tell('include-value', place, unusedValue(name, { file: found.file, names }));
    const open = [...findOpen(partial, byMarker)].filter((name) => !Object.hasOwn(asked.values, name));
    // A marker further out may give what this one does not, and what is misspelt is told already.
    const misspelt = unused.map((name) => findNearest(name, names));
    if (stack.length === 1)
      for (const name of open)
        if (!misspelt.includes(name)) tell('include-value', place, missingValue(name, found.file));
    findForeign(partial, { place, file: found.file });

    const copy = fill(unfilled, asked.values);
    const children = insertPartials(partial, byMarker).children;
    const move = joined.join(body, { file: found.file, marker: outermost });
    for (const child of children) settle(child, { values: asked.values, move, placed });
    byMarker.set(marker, { children, copy, open });
  }

  function findForeign(node: Nodes, at: { place: Place; file: string }): void {
    const isForeign =
      (node.type === 'marker' && parseMarker(node.value)?.kind === 'insertion') ||
      (node.type === 'code' && takesFile(node));
    if (isForeign) tell('include-marker', at.place, foreign(at.file));
    if ('children' in node) for (const child of node.children) findForeign(child, at);
  }

  function tell(
    rule: 'include-invalid' | 'include-missing' | 'include-circle' | 'include-value' | 'include-marker',
    place: Place,
    said: Pick<Problem, 'message' | 'hint'>,
  ): void {
    problems.push({ rule, severity: rule === 'include-value' ? 'warning' : 'error', place, ...said });
  }
}

/** Puts partials where their markers stand; a marker without one goes. */
export function insertPartials(tree: Root, byMarker: ReadonlyMap<Nodes, Partial>): Root {
  insert(tree);
  return tree;

  function insert(node: Nodes): void {
    if (!('children' in node)) return;
    node.children = (node.children as RootContent[]).flatMap((child): readonly RootContent[] => {
      insert(child);
      return child.type === 'marker' && readInclude(child) !== undefined
        ? (byMarker.get(child)?.children ?? [])
        : [child];
    }) as typeof node.children;
  }
}

function readInclude({ value }: MarkerNode): string | undefined {
  const marker = parseMarker(value);
  return marker?.kind === 'include' ? marker.json : undefined;
}

function takesFile({ lang, meta }: Code): boolean {
  return parseFenceMeta(parseFenceInfo(lang ?? '', meta ?? '').meta).source !== '';
}

type Values = Readonly<Record<string, string>>;

function parseValues(json: string): { path: string; values: Values } | undefined {
  try {
    const { include, ...values } = JSON.parse(`{${json}}`) as Record<string, unknown>;
    const isPlain = Object.values(values).every((value) => ['string', 'number', 'boolean'].includes(typeof value));
    if (typeof include !== 'string' || !isPlain) return undefined;
    return {
      path: include,
      values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name.normalize(), String(value)])),
    };
  } catch {
    return undefined;
  }
}

function fill(text: string, values: Values, write: (value: string) => string = (value) => value): string {
  return text.replace(placeholder, (written, name: string) => {
    const key = toName(name);
    return Object.hasOwn(values, key) ? write(values[key] ?? '') : written;
  });
}

const placeholder = /\{([^{}\n]+)\}/g;

/** A name stands in an address as addresses are written. */
function toName(written: string): string {
  return decodeSafely(written).normalize();
}

function listPlaceholders(text: string): readonly string[] {
  return [...new Set([...text.matchAll(placeholder)].map(([, name = '']) => toName(name)))];
}

/** Finds the placeholders of a partial, and those that have no value in the partials that it includes. Code may mean its braces. */
function findOpen(node: Nodes, byMarker: LoadedPartials['byMarker']): ReadonlySet<string> {
  if (node.type === 'marker') return new Set(byMarker.get(node)?.open);
  const texts = [
    node.type === 'text' ? node.value : '',
    'url' in node ? decodeBraces(node.url) : '',
    'alt' in node ? (node.alt ?? '') : '',
  ];
  const children: readonly Nodes[] = 'children' in node ? node.children : [];
  return new Set([...children.flatMap((child) => [...findOpen(child, byMarker)]), ...texts.flatMap(listNames)]);
}

function listNames(text: string): readonly string[] {
  return listPlaceholders(text).filter((name) => /^[\p{L}_][\p{L}\p{M}\p{N}_-]*$/u.test(name));
}

interface SettleOptions {
  readonly values: Values;
  readonly move: (node: Nodes) => void;
  /** Nodes that have their place: those of partials within. */
  readonly placed: WeakSet<Nodes>;
}

/** Fills in the values of a node, and gives it its place in the joined text. */
function settle(node: Nodes, options: SettleOptions): void {
  const { values, move, placed } = options;
  if (!placed.has(node)) move(node);
  placed.add(node);
  if ('data' in node && node.data) node.data = { ...node.data, destination: undefined };
  if ('value' in node) node.value = fill(node.value, values, node.type === 'html' ? escapeHtml : undefined);
  if ('url' in node) node.url = fill(decodeBraces(node.url), values);
  if ('alt' in node && node.alt) node.alt = fill(node.alt, values);
  if ('meta' in node && node.meta) node.meta = fill(node.meta, values, (value) => value.replace(/["'\n]/g, ''));
  if ('children' in node) for (const child of node.children) settle(child, options);
}

function decodeBraces(url: string): string {
  return url.replace(/%7B((?:(?!%7B).)*?)%7D/g, (_, name: string) => `{${name}}`);
}

const notValues = {
  message: 'This marker does not name a file and plain values',
  hint: 'Write {{"include": "partials/install.md", "package": "@mui/joy"}}, with strings, numbers, true and false.',
};

function missing(path: string, { nearest, fault }: MissingPartial): Pick<Problem, 'message' | 'hint'> {
  if (fault === 'outside')
    return {
      message: `${quote(path)} is a link that leads out of the folder of the site`,
      hint: 'Put a copy of the file in its place.',
    };
  if (fault === 'unreadable')
    return { message: `${quote(path)} is not a file that can be read`, hint: 'Put a Markdown file in its place.' };
  return {
    message: `No file of this site is ${quote(path)}`,
    hint: path.includes('\\')
      ? `Write ${quote(toSlashes(path))}, with slashes.`
      : nearest
        ? `Did you mean ${quote(nearest)}?`
        : 'Write the path of a Markdown file from the folder of the site, or from this file: "./install.md".',
  };
}

function circle(files: readonly string[]): Pick<Problem, 'message' | 'hint'> {
  return {
    message: `The partials include each other endlessly: ${files.join(' → ')}`,
    hint: 'Remove one of these markers.',
  };
}

function unusedValue(
  name: string,
  { file, names }: { file: string; names: readonly string[] },
): Pick<Problem, 'message' | 'hint'> {
  const nearest = findNearest(name, names);
  return {
    message: `Nothing in ${quote(file)} uses ${quote(`{${name}}`)}`,
    hint: nearest ? `Did you mean ${quote(nearest)}?` : 'Remove the value from the marker.',
  };
}

function missingValue(name: string, file: string): Pick<Problem, 'message' | 'hint'> {
  return {
    message: `${quote(`{${name}}`)} in ${quote(file)} has no value, so it stands in the page as it is written`,
    hint: `Add ${quote(name)}: "…" to the marker, or write the braces as code: ${`\`{${name}}\``}.`,
  };
}

function foreign(file: string): Pick<Problem, 'message' | 'hint'> {
  return {
    message: `The partial ${quote(file)} contains a demo, a component, or code from a file, but only a page can contain those`,
    hint: 'Place it on the page, before or after the partial.',
  };
}
