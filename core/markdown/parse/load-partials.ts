// Markers such as {{"include": "partials/install.md", "package": "@mui/joy"}} → the Markdown of that file, with its
// {package} filled in. Values are put into the tree and never into the text, so that they are not parsed as Markdown.
//
// The text of a partial is joined to the page's, so that problems inside of it are reported there.

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

/** Reads a partial by the path that a file names. */
export type ReadPartial = (path: string, from: string) => FoundPartial | MissingPartial;

interface FoundPartial {
  readonly file: string;
  readonly text: string;
}

/** A partial that cannot be read: the nearest name, or what is wrong with the file. */
interface MissingPartial {
  readonly nearest: string | undefined;
  readonly fault?: 'outside' | 'unreadable';
}

/** A partial, ready to be inserted into a page. */
interface Partial {
  readonly children: readonly RootContent[];
  /** Its text for the page's copy. */
  readonly copy: string;
  /** Names of its placeholders without a value, outside of code. */
  readonly unfilled: readonly string[];
}

/** The names of a partial's placeholders. */
interface Placeholders {
  readonly file: string;
  readonly names: readonly string[];
  /** Those without a value. */
  readonly unfilled: readonly string[];
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

/** Maximum number of partials on a page, because partials that include others twice double with each level. */
const maxPartials = 200;

/** Loads the partials of a tree, including nested ones. */
export function loadPartials(tree: Root, options: PartialOptions): LoadedPartials {
  const loader = new PartialLoader(options);
  loader.loadWithin(tree, [options.file]);
  const { byMarker, texts, files, problems } = loader;
  return { byMarker, texts, files: [...files], problems };
}

/** A marker, and where it is. */
interface MarkerContext {
  readonly place: Place;
  readonly request: PartialRequest;
  /** The files that include each other down to the marker. */
  readonly stack: readonly string[];
}

/** Loads partials one by one, those inside of others first. */
class PartialLoader {
  readonly byMarker = new Map<Nodes, Partial>();
  readonly texts: string[] = [];
  readonly files = new Set<string>();
  readonly problems: Problem[] = [];
  readonly #options: PartialOptions;
  readonly #placed = new WeakSet<Nodes>();
  /** Where the page itself includes the partial that is being loaded. */
  #outermost = { line: 1, column: 1 };

  constructor(options: PartialOptions) {
    this.#options = options;
  }

  loadWithin(node: Nodes, stack: readonly string[]): void {
    const json = node.type === 'marker' ? readInclude(node) : undefined;
    if (json !== undefined && node.type === 'marker') this.#load(node, { json, stack });
    if ('children' in node) for (const child of node.children) this.loadWithin(child, stack);
  }

  #load(marker: MarkerNode, { json, stack }: { json: string; stack: readonly string[] }): void {
    const { line = 1, column = 1 } = marker.position?.start ?? {};
    const place = { file: stack.at(-1) ?? this.#options.file, line, column };
    if (stack.length === 1) this.#outermost = { line, column };
    const request = parseValues(json);
    if (!request) return this.#report('include-invalid', place, invalidMarker);
    const found = this.#readPartial({ place, request, stack });
    if (found) this.byMarker.set(marker, this.#createPartial(found, { place, request, stack }));
  }

  #readPartial({ place, request, stack }: MarkerContext): FoundPartial | undefined {
    const found = this.#options.read(request.path, place.file);
    if (!('file' in found)) {
      this.#report('include-missing', place, describeMissing(request.path, found));
      return undefined;
    }
    this.files.add(found.file);
    if (!stack.includes(found.file) && this.texts.length < maxPartials) return found;
    const circle = [...stack.slice(stack.indexOf(found.file)), found.file];
    this.#report('include-circle', place, describeCircle(circle));
    return undefined;
  }

  #createPartial({ file, text }: FoundPartial, context: MarkerContext): Partial {
    const { parse, toCopy, joined } = this.#options;
    const { values } = context.request;
    const { body, problems: faults } = splitFrontMatter(text, file);
    this.problems.push(...faults);
    this.texts.push(body);
    const tree = parse(body, file);
    this.loadWithin(tree, [...context.stack, file]);
    const copyTemplate = toCopy(body, tree, this.byMarker).trim();
    // The values also fill the open placeholders of nested partials.
    const names = listPlaceholders(body + copyTemplate);
    const unfilled = [...findUnfilled(tree, this.byMarker)].filter((name) => !Object.hasOwn(values, name));
    this.#reportValues({ file, names, unfilled }, context);
    this.#reportPageOnlyMarkers(tree, { place: context.place, file });

    const copy = fill(copyTemplate, values);
    const children = insertPartials(tree, this.byMarker).children;
    const move = joined.join(body, { file, marker: this.#outermost });
    for (const child of children) fillNode(child, { values, move, placed: this.#placed });
    return { children, copy, unfilled };
  }

  #reportValues({ file, names, unfilled }: Placeholders, { place, request, stack }: MarkerContext): void {
    const unused = Object.keys(request.values).filter((name) => !names.includes(name));
    for (const name of unused) this.#report('include-value', place, describeUnusedValue(name, { file, names }));
    // An outer marker may have the missing values, and misspelled ones are already reported.
    if (stack.length > 1) return;
    const misspelledNames = unused.map((name) => findNearest(name, names));
    for (const name of unfilled)
      if (!misspelledNames.includes(name)) this.#report('include-value', place, describeMissingValue(name, file));
  }

  #reportPageOnlyMarkers(node: Nodes, at: { place: Place; file: string }): void {
    const isPageOnly =
      (node.type === 'marker' && parseMarker(node.value)?.kind === 'insertion') ||
      (node.type === 'code' && hasSourceFile(node));
    if (isPageOnly) this.#report('include-marker', at.place, describePageOnlyMarker(at.file));
    if ('children' in node) for (const child of node.children) this.#reportPageOnlyMarkers(child, at);
  }

  #report(
    rule: 'include-invalid' | 'include-missing' | 'include-circle' | 'include-value' | 'include-marker',
    place: Place,
    description: Pick<Problem, 'message' | 'hint'>,
  ): void {
    this.problems.push({ rule, severity: rule === 'include-value' ? 'warning' : 'error', place, ...description });
  }
}

/** Replaces markers with their partials, and removes markers without one. */
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

function hasSourceFile({ lang, meta }: Code): boolean {
  return parseFenceMeta(parseFenceInfo(lang ?? '', meta ?? '').meta).source !== '';
}

type Values = Readonly<Record<string, string>>;

/** What a marker says: the path of a partial, and the values for it. */
interface PartialRequest {
  readonly path: string;
  readonly values: Values;
}

function parseValues(json: string): PartialRequest | undefined {
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

/** Decodes a name, because in an address it may be percent-encoded. */
function toName(written: string): string {
  return decodeSafely(written).normalize();
}

function listPlaceholders(text: string): readonly string[] {
  return [...new Set([...text.matchAll(placeholder)].map(([, name = '']) => toName(name)))];
}

/** Finds the placeholders of a partial, and the open ones of nested partials. Braces in code are left alone. */
function findUnfilled(node: Nodes, byMarker: LoadedPartials['byMarker']): ReadonlySet<string> {
  if (node.type === 'marker') return new Set(byMarker.get(node)?.unfilled);
  const texts = [
    node.type === 'text' ? node.value : '',
    'url' in node ? decodeBraces(node.url) : '',
    'alt' in node ? (node.alt ?? '') : '',
  ];
  const children: readonly Nodes[] = 'children' in node ? node.children : [];
  return new Set([...children.flatMap((child) => [...findUnfilled(child, byMarker)]), ...texts.flatMap(listNames)]);
}

function listNames(text: string): readonly string[] {
  return listPlaceholders(text).filter((name) => /^[\p{L}_][\p{L}\p{M}\p{N}_-]*$/u.test(name));
}

interface FillOptions {
  readonly values: Values;
  readonly move: (node: Nodes) => void;
  /** Nodes whose position is already moved, from nested partials. */
  readonly placed: WeakSet<Nodes>;
}

/** Fills in the values of a node, and moves its position into the joined text. */
function fillNode(node: Nodes, options: FillOptions): void {
  const { values, move, placed } = options;
  if (!placed.has(node)) move(node);
  placed.add(node);
  if ('data' in node && node.data) node.data = { ...node.data, destination: undefined };
  if ('value' in node) node.value = fill(node.value, values, node.type === 'html' ? escapeHtml : undefined);
  if ('url' in node) node.url = fill(decodeBraces(node.url), values);
  if ('alt' in node && node.alt) node.alt = fill(node.alt, values);
  if ('meta' in node && node.meta) node.meta = fill(node.meta, values, (value) => value.replace(/["'\n]/g, ''));
  if ('children' in node) for (const child of node.children) fillNode(child, options);
}

function decodeBraces(url: string): string {
  return url.replace(/%7B((?:(?!%7B).)*?)%7D/g, (_, name: string) => `{${name}}`);
}

const invalidMarker = {
  message: 'This marker does not name a file and plain values',
  hint: 'Write {{"include": "partials/install.md", "package": "@mui/joy"}}, with strings, numbers, true and false.',
};

function describeMissing(path: string, { nearest, fault }: MissingPartial): Pick<Problem, 'message' | 'hint'> {
  if (fault === 'outside')
    return {
      message: `${quote(path)} is a link that leads out of the folder of the site`,
      hint: 'Put a copy of the file in its place.',
    };
  if (fault === 'unreadable')
    return { message: `${quote(path)} is not a file that can be read`, hint: 'Put a Markdown file in its place.' };
  return {
    message: `There is no file ${quote(path)} in this site`,
    hint: path.includes('\\')
      ? `Write ${quote(toSlashes(path))}, with slashes.`
      : nearest
        ? `Did you mean ${quote(nearest)}?`
        : 'Write the path of a Markdown file from the folder of the site, or from this file: "./install.md".',
  };
}

function describeCircle(files: readonly string[]): Pick<Problem, 'message' | 'hint'> {
  return {
    message: `The partials include each other endlessly: ${files.join(' → ')}`,
    hint: 'Remove one of these markers.',
  };
}

function describeUnusedValue(
  name: string,
  { file, names }: { file: string; names: readonly string[] },
): Pick<Problem, 'message' | 'hint'> {
  const nearest = findNearest(name, names);
  return {
    message: `Nothing in ${quote(file)} uses ${quote(`{${name}}`)}`,
    hint: nearest ? `Did you mean ${quote(nearest)}?` : 'Remove the value from the marker.',
  };
}

function describeMissingValue(name: string, file: string): Pick<Problem, 'message' | 'hint'> {
  return {
    message: `${quote(`{${name}}`)} in ${quote(file)} has no value, so the page shows it as it is written`,
    hint: `Add ${quote(name)}: "…" to the marker, or write the braces as code: ${`\`{${name}}\``}.`,
  };
}

function describePageOnlyMarker(file: string): Pick<Problem, 'message' | 'hint'> {
  return {
    message: `The partial ${quote(file)} contains a demo, a component, or code from a file, but only a page can contain those`,
    hint: 'Place it on the page, before or after the partial.',
  };
}
