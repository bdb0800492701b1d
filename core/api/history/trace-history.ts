// The current and earlier versions of a package → the current one, with the version that introduced each
// thing, and with the removed parts of each entry.
//
// Things in the earliest known version get no mark, since their origin is unknown. A comment in the library
// wins over what the versions show. Marks in earlier versions are trusted.

import { compareText } from '../../text/compare-text.ts';
import type { ApiEntry, ApiPartWord, ApiProp, ApiRemoval } from '../extract/api-entry.ts';
import type { ApiSymbol } from '../extract/symbols/api-symbol.ts';
import type { ApiVersion } from './api-version.ts';
import { compareVersions } from './compare-versions.ts';

/** A component, hook or other export that an earlier version had. */
export interface RemovedEntry {
  readonly name: string;
  readonly kind: ApiEntry['kind'] | ApiSymbol['kind'];
  /** The first version without it. */
  readonly version: string;
  readonly advice?: string;
}

/** A package with its removed entries. */
interface TracedApi extends ApiVersion {
  readonly removed: readonly RemovedEntry[];
}

/** Traces the history of a package; versions that are not earlier are ignored. */
export function traceHistory(now: ApiVersion, otherVersions: readonly ApiVersion[]): TracedApi {
  const earlier = otherVersions
    .filter(({ version }) => compareVersions(version, now.version) < 0)
    .sort((a, b) => compareVersions(a.version, b.version));
  if (earlier.length === 0) return { ...now, removed: [] };
  const namedVersions = [...earlier, now].map(toNamed);

  return {
    ...now,
    entries: now.entries.map((entry) => traceEntry(entry, namedVersions)),
    symbols: now.symbols.map((symbol) => traceSymbol(symbol, namedVersions)),
    removed: [...findRemoved(namedVersions, 'entries'), ...findRemoved(namedVersions, 'symbols')],
  };
}

interface NamedVersion {
  readonly version: string;
  readonly entries: ReadonlyMap<string, ApiEntry>;
  readonly symbols: ReadonlyMap<string, ApiSymbol>;
}

function toNamed({ version, entries, symbols }: ApiVersion): NamedVersion {
  return {
    version,
    entries: new Map(entries.map((entry) => [entry.name, entry])),
    symbols: new Map(symbols.map((symbol) => [toSymbolKey(symbol), symbol])),
  };
}

/** Values and types may share a name. */
function toSymbolKey({ kind, name }: ApiSymbol): string {
  return `${kind} ${name}`;
}

/** Finds the version since which something exists without a gap, or the mark in that version. */
function findSince<Thing>(
  things: readonly (Thing | undefined)[],
  { versions, sinceOf }: { versions: readonly string[]; sinceOf: (thing: Thing) => string | undefined },
): string | undefined {
  const gap = things.lastIndexOf(undefined);
  const first = things[gap + 1];
  const marked = first === undefined ? undefined : sinceOf(first);
  return marked ?? (gap === -1 ? undefined : versions[gap + 1]);
}

function traceSymbol(symbol: ApiSymbol, namedVersions: readonly NamedVersion[]): ApiSymbol {
  const things = namedVersions.map(({ symbols }) => symbols.get(toSymbolKey(symbol)));
  const since =
    symbol.since ?? findSince(things, { versions: listVersions(namedVersions), sinceOf: (one) => one.since });
  return since === undefined ? symbol : { ...symbol, since };
}

function traceEntry(entry: ApiEntry, namedVersions: readonly NamedVersion[]): ApiEntry {
  const line = namedVersions.map(({ entries }) => entries.get(entry.name));
  const versions = listVersions(namedVersions);
  const since = entry.since ?? findSince(line, { versions, sinceOf: (one) => one.since });
  // All parts of a new entry are new, so only the entry is marked.
  const start = line.lastIndexOf(undefined) + 1;
  const span = { line: line.slice(start).flatMap((one) => one ?? []), versions: versions.slice(start) };
  const removed = listRemovals(entry, span, namedVersions.at(-1)?.entries ?? new Map());

  return {
    ...entry,
    ...(since !== undefined && { since }),
    props: traceProps('prop', entry.props, span),
    parameters: traceProps('parameter', entry.parameters, span),
    returnValue: traceProps('returned', entry.returnValue, span),
    slots: entry.slots.map((slot) => withSince(slot, findPartSince('slot', slot.name, span))),
    classes: entry.classes.map((rule) => withSince(rule, findPartSince('class', rule.key, span))),
    ...(removed.length > 0 && { removed }),
  };
}

/** An entry in the latest versions that have it without a gap. */
interface Span {
  readonly line: readonly ApiEntry[];
  readonly versions: readonly string[];
}

function traceProps(word: ApiPartWord, props: ApiEntry['props'], span: Span): ApiEntry['props'] {
  return Object.fromEntries(
    Object.entries(props).map(([name, prop]) => [name, withSince(prop, findPartSince(word, name, span))]),
  );
}

function withSince<Part extends { readonly since?: string }>(part: Part, since: string | undefined): Part {
  return part.since === undefined && since !== undefined ? { ...part, since } : part;
}

function findPartSince(word: ApiPartWord, name: string, { line, versions }: Span): string | undefined {
  const things = line.map((entry) => findPart(entry, word, name));
  return findSince(things, { versions, sinceOf: (part) => part.since });
}

interface Part {
  readonly since?: string;
  readonly deprecated?: string;
  readonly inheritedFrom?: string;
}

/** Finds a part of an entry. An attribute that became a prop, and a class that became a slot's, existed before. */
function findPart(entry: ApiEntry, word: ApiPartWord, name: string): Part | undefined {
  const { props, nativeProps, styleProps, slots, classes, parameters, returnValue } = entry;
  const propOf = (record: Readonly<Record<string, ApiProp>>) =>
    Object.hasOwn(record, name) ? record[name] : undefined;
  switch (word) {
    case 'prop':
      return propOf(props) ?? (nativeProps.includes(name) || styleProps.includes(name) ? {} : undefined);
    case 'parameter':
      return propOf(parameters);
    case 'returned':
      return propOf(returnValue);
    case 'slot':
      return slots.find((slot) => slot.name === name);
    case 'class':
      return classes.find(({ key }) => key === name) ?? slots.find((slot) => slot.name === name);
  }
}

function listParts({ props, slots, classes, parameters, returnValue }: ApiEntry): [ApiPartWord, string][] {
  return [
    ...Object.keys(props).map((name): [ApiPartWord, string] => ['prop', name]),
    ...Object.keys(parameters).map((name): [ApiPartWord, string] => ['parameter', name]),
    ...Object.keys(returnValue).map((name): [ApiPartWord, string] => ['returned', name]),
    ...slots.map(({ name }): [ApiPartWord, string] => ['slot', name]),
    ...classes.map(({ key }): [ApiPartWord, string] => ['class', key]),
  ];
}

function listRemovals(now: ApiEntry, { line, versions }: Span, entries: ReadonlyMap<string, ApiEntry>): ApiRemoval[] {
  const removals = new Map<string, ApiRemoval>();
  // Removals recorded in an earlier version come first, and later versions overwrite them.
  line.forEach((entry, index) => {
    for (const removal of entry.removed ?? []) removals.set(`${removal.word} ${removal.name}`, removal);
    for (const [word, name] of listParts(entry)) {
      const part = findPart(entry, word, name);
      // An inherited part is reported at its own component.
      if (part?.inheritedFrom !== undefined && entries.has(part.inheritedFrom)) continue;
      const version = versions[index + 1];
      if (version === undefined) continue;
      removals.set(`${word} ${name}`, {
        word,
        name,
        version,
        ...(part?.deprecated?.trim() && { advice: part.deprecated }),
      });
    }
  });
  return [...removals.values()]
    .filter(({ word, name }) => findPart(now, word, name) === undefined)
    .sort((a, b) => compareVersions(b.version, a.version) || compareText(a.name, b.name));
}

function findRemoved(namedVersions: readonly NamedVersion[], group: 'entries' | 'symbols'): RemovedEntry[] {
  const removedEntries = new Map<string, RemovedEntry>();
  namedVersions.forEach((version, index) => {
    const next = namedVersions[index + 1];
    if (!next) return;
    for (const [key, { name, kind, deprecated }] of version[group])
      removedEntries.set(key, { name, kind, version: next.version, ...(deprecated?.trim() && { advice: deprecated }) });
  });
  for (const key of namedVersions.at(-1)?.[group].keys() ?? []) removedEntries.delete(key);
  return [...removedEntries.values()].sort((a, b) => compareText(a.name, b.name));
}

function listVersions(namedVersions: readonly NamedVersion[]): string[] {
  return namedVersions.map(({ version }) => version);
}
