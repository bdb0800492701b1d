// The default export of nav/<product>.ts → a checked tree, with the place of every pathname.
//
// A faulty entry is reported and left out; its neighbors stay. The walk is iterative, so that
// neither a tree that contains itself nor one of 20,000 levels overflows the stack.

import { describeValue, isObject } from '../../text/describe-value.ts';
import type { NamedPlace, NavEntry, NavTree } from '../../model/nav-tree.ts';
import { formatValuePath } from '../../model/schema/format-value-path.ts';
import type { Place, Problem, ValuePath } from '../../model/problem.ts';
import { quote } from '../../text/quote.ts';
import { checkShape, type Fault } from '../../model/schema/check-shape.ts';
import { findEntryFaults } from './find-entry-faults.ts';
import { toFolderKey } from './nav-path.ts';
import { anything, filledText, flag, list, object, oneOf, record, text, union } from '../../model/schema/shape.ts';

/** The shape of an entry with a folder: without a pathname, the folder's pages replace it. */
const folderEntryShape = object(
  { folder: filledText() },
  {
    pathname: filledText(),
    title: union(text(), oneOf(false)),
    subheader: filledText(),
    plan: oneOf('community', 'pro', 'premium'),
    newFeature: flag(),
    unstable: flag(),
    legacy: flag(),
    icon: filledText(),
    inSideNav: flag(),
  },
);

/** The shape of one entry of a tree. Its children are checked separately, each as an entry. */
const navEntryShape = object(
  { pathname: filledText() },
  {
    title: union(text(), oneOf(false)),
    children: list(anything()),
    subheader: filledText(),
    plan: oneOf('community', 'pro', 'premium'),
    newFeature: flag(),
    planned: flag(),
    unstable: flag(),
    legacy: flag(),
    icon: filledText(),
    linkProps: record(text()),
    ordered: flag(),
    inSideNav: flag(),
    query: record(text()),
  },
);

/** Where a tree comes from. */
interface NavSource {
  readonly product: string;
  /** Relative to the site root: nav/<product>.ts. */
  readonly file: string;
}

/** A tree without its faulty entries, and their problems. */
interface ParsedNav {
  readonly tree: NavTree;
  readonly problems: readonly Problem[];
}

/** Maximum nesting of groups; a deeper menu cannot be read. */
const maxDepth = 100;

/** An entry that is still to be checked, and the list for its result. */
interface OpenEntry {
  readonly value: unknown;
  /** `[0, 'children', 2]` */
  readonly path: ValuePath;
  readonly into: NavEntry[];
  readonly parents: readonly object[];
}

/** Turns the value that a navigation file exports into a tree. */
export function parseNav(value: unknown, source: NavSource): ParsedNav {
  const { product, file } = source;
  const entries: NavEntry[] = [];
  const places: NamedPlace[] = [];
  const problems: Problem[] = [];
  if (!Array.isArray(value)) problems.push(notAList(value, file));

  const seen = new Map<object, ValuePath>();
  const open = toOpenEntries(value, { path: [], into: entries, parents: [] });

  for (let next = open.pop(); next; next = open.pop()) {
    const found = findEntryProblems(next, { seen, file });
    problems.push(...found);
    if (found.length > 0) continue;

    // Its shape has just been checked, and it is the shape of this type.
    const entry = toNamed(next.value as NavEntry);
    const children: NavEntry[] = [];
    next.into.push(toEntry(entry, children));
    places.push({ path: entry.pathname, place: toPlace(file, next.path, entry) });
    seen.set(next.value as NavEntry, next.path);
    const parents = [...next.parents, next.value as NavEntry];
    const belowPath = [...next.path, 'children'];
    for (const below of toOpenEntries(entry.children, { path: belowPath, into: children, parents })) open.push(below);
  }

  return { tree: { product, file, entries, places, ...(problems.length > 0 && { isPartial: true }) }, problems };
}

function toOpenEntries(value: unknown, below: Omit<OpenEntry, 'value'>): OpenEntry[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : [];
  return values.map((member, index) => ({ ...below, value: member, path: [...below.path, index] })).reverse();
}

/** State of the walk through a tree. */
interface Walk {
  readonly file: string;
  /** The entries so far, with the path of each. */
  readonly seen: ReadonlyMap<object, ValuePath>;
}

function findEntryProblems({ value, path, parents }: OpenEntry, { file, seen }: Walk): Problem[] {
  const shape = isObject(value) && Object.hasOwn(value, 'folder') ? folderEntryShape : navEntryShape;
  const faults = checkShape(value, shape, `The entry ${quote(formatValuePath(path))}`);
  if (faults.length > 0) return faults.map((fault) => toShapeProblem(fault, { path, file, entry: value }));

  // Its shape has just been checked, and it is the shape of this type.
  const written = value as NavEntry;
  const entry = toNamed(written);
  const loop = findLoop(written, { seen, parents });
  // The path of an entry that contains itself is circular, so its first path is reported.
  if (loop) return [{ ...loop, severity: 'error', place: toPlace(file, seen.get(written) ?? path, entry) }];

  return findEntryFaults(entry).map(({ key, ...fault }) => ({
    ...fault,
    severity: 'error',
    place: key ? { file, key: [...path, ...key] } : toPlace(file, path, entry),
  }));
}

/** Returns the place of an entry: that of its pathname, or else of its folder. */
function toPlace(file: string, path: ValuePath, { pathname, folder }: NavEntry): Place {
  const isNamed = folder === undefined || pathname !== toFolderKey(folder);
  return { file, value: [...path, isNamed ? 'pathname' : 'folder'] };
}

/** Adds a pathname to an entry that has only a folder. */
function toNamed(entry: NavEntry): NavEntry {
  const { pathname, folder } = entry as Partial<NavEntry>;
  return folder !== undefined && pathname === undefined ? { ...entry, pathname: toFolderKey(folder) } : entry;
}

function findLoop(
  entry: NavEntry,
  walk: { readonly seen: ReadonlyMap<object, ValuePath>; readonly parents: readonly object[] },
): { rule: string; message: string; hint: string } | undefined {
  const name = quote(toNamed(entry).pathname);
  if (walk.parents.includes(entry)) {
    return {
      rule: 'nav-cycle',
      message: `The entry ${name} contains itself, so the tree is endless`,
      hint: 'Remove it from its own children.',
    };
  }
  if (walk.parents.length > maxDepth) {
    return {
      rule: 'nav-too-deep',
      message: `The entry ${name} is nested in more than ${maxDepth} groups`,
      hint: 'Flatten the tree.',
    };
  }
  // A shared group would be walked once for each path to it, and the paths double at each level.
  if ((entry.children?.length ?? 0) === 0 || !walk.seen.has(entry)) return undefined;

  return {
    rule: 'nav-group-twice',
    message: `The group ${name} is in the tree twice`,
    hint: 'Keep it in one place.',
  };
}

function toEntry(entry: NavEntry, children: NavEntry[]): NavEntry {
  const defined = Object.entries(entry).filter(([, value]) => value !== undefined);
  const copy: NavEntry = { ...Object.fromEntries(defined), pathname: entry.pathname.normalize('NFC') };
  return entry.children ? { ...copy, children } : copy;
}

function toShapeProblem(
  fault: Fault,
  { path, file, entry }: { readonly path: ValuePath; readonly file: string; readonly entry: unknown },
): Problem {
  const rules = { type: 'nav-type', 'missing-key': 'nav-missing-key', 'unknown-key': 'nav-unknown-key' } as const;

  // An entry without a pathname can only be identified by its path.
  const isNamed = fault.path.length === 0 || hasPathname(entry);
  return {
    rule: rules[fault.kind],
    severity: 'error',
    place: { file, key: [...path, ...fault.path] },
    message: isNamed ? fault.message : `${fault.message} in the entry ${quote(formatValuePath(path))}`,
    hint: fault.hint,
  };
}

function notAList(value: unknown, file: string): Problem {
  return {
    rule: 'nav-type',
    severity: 'error',
    place: { file, value: [] },
    message: `The default export must be a list of entries, but is ${describeValue(value)}`,
    hint: 'Write "export default [{ pathname: … }];".',
  };
}

function hasPathname(value: unknown): boolean {
  return isObject(value) && Object.hasOwn(value, 'pathname') && typeof value.pathname === 'string';
}
