// Two versions of a package → the list of changes on a page: for each changed component, hook and
// symbol its changes, with links to the current documentation.

import { compareEntries, type ApiChange } from '../compare-entries.ts';
import { compareSymbols } from '../compare-symbols.ts';
import type { ApiEntry } from '../extract/api-entry.ts';
import type { ApiReference } from '../link-references.ts';
import { toKebab } from '../plan-api-tab.ts';
import type { ApiPlace } from './plan-api-pages.ts';
import { planSymbolSections } from './symbols/plan-symbol-sections.ts';
import type { SymbolPlace } from './symbols/plan-symbol-pages.ts';

/** The changes between two versions of one package. */
export interface ApiChangeList {
  readonly packageName: string;
  readonly before: string;
  readonly after: string;
  readonly groups: readonly ApiChangeGroup[];
  /** Pages of the site that the texts link to, by address as written. */
  readonly targets: Readonly<Record<string, string>>;
}

/** The changes of one component, hook or symbol. */
export interface ApiChangeGroup {
  readonly name: string;
  /** Its fragment on the page: "changes-text-field". */
  readonly id: string;
  /** The path of its documentation; undefined if it was removed. */
  readonly path?: string;
  readonly lines: readonly ApiChangeLine[];
}

/** A change, and the path of the current documentation of its part. */
export interface ApiChangeLine {
  readonly change: ApiChange;
  readonly path?: string;
}

/** Options for planning changes. */
interface ChangeOptions {
  readonly places: readonly ApiPlace[];
  readonly symbols?: readonly SymbolPlace[];
  /** Finds the page of the site that a text of the library links to. */
  readonly findPage: (target: string) => string | undefined;
}

/** Plans the changes of one package: components and hooks sorted by name, then other exports. */
export function planChanges(
  before: ApiReference,
  after: ApiReference,
  { places, symbols = [], findPage }: ChangeOptions,
): ApiChangeList {
  const changes = [...compareEntries(before.entries, after.entries), ...compareSymbols(before.symbols, after.symbols)];
  const keys = [...new Set(changes.map(toKey))];
  const isOfPackage = ({ packageName, product }: ApiPlace | SymbolPlace) =>
    packageName === after.packageName && product === after.product;

  const groups = keys.map((key): ApiChangeGroup => {
    const packageChanges = changes.filter((change) => toKey(change) === key);
    const [{ entry: name, symbol }] = packageChanges as [ApiChange];
    const id = `changes-${symbol ? `${symbol}-` : ''}${toKebab(name)}`;
    if (symbol) {
      const place = symbols.find((one) => isOfPackage(one) && one.symbol.name === name && one.symbol.kind === symbol);
      return { name, id, path: place?.path, lines: packageChanges.map((change) => toSymbolLine(change, place)) };
    }
    const place = places.find((one) => isOfPackage(one) && one.entry.name === name);
    return {
      name,
      id,
      path: place?.path,
      lines: packageChanges.map((change) => ({ change, path: place && toPartPath(change, place) })),
    };
  });
  const targets = changes.flatMap(({ advice = '' }) =>
    [...advice.matchAll(/\]\((\/[^)\s]*)/g)].map(([, target = '']) => target),
  );
  return {
    packageName: after.packageName,
    before: before.version,
    after: after.version,
    groups: makeIdsUnique(groups),
    targets: Object.fromEntries(
      [...new Set(targets)]
        .sort()
        .flatMap((target) => (findPage(target) === undefined ? [] : [[target, findPage(target) ?? '']])),
    ),
  };
}

function toKey({ entry, symbol }: ApiChange): string {
  return `${symbol ?? ''} ${entry}`;
}

/** Makes fragments unique, because names may differ only in case. */
function makeIdsUnique(groups: readonly ApiChangeGroup[]): ApiChangeGroup[] {
  const counts = new Map<string, number>();
  return groups.map((group) => {
    const count = (counts.get(group.id) ?? 0) + 1;
    counts.set(group.id, count);
    return count === 1 ? group : { ...group, id: `${group.id}-${count}` };
  });
}

/** Turns a change into a line; a part has a fragment if its symbol has its own page. */
function toSymbolLine(change: ApiChange, place: SymbolPlace | undefined): ApiChangeLine {
  const { part, kind } = change;
  if (!place || !part || kind === 'removed' || place.path.includes('#')) return { change };
  const id = place.path.replace(/^.*\/([^/]+)\/$/, '$1');
  const lines = planSymbolSections({ id, symbol: place.symbol }).flatMap((section) =>
    symbolSections[section.id] === part.word ? section.lines : [],
  );
  const line = lines.find(({ name }) => name === part.name);
  return { change, ...(line && { path: `${place.path}#${line.id}` }) };
}

const symbolSections: Readonly<Partial<Record<string, string>>> = {
  parameters: 'parameter',
  'return-value': 'returned',
  fields: 'field',
  members: 'member',
  methods: 'method',
};

function toPartPath({ kind, part }: ApiChange, { path, entry }: ApiPlace): string | undefined {
  const id = part && kind !== 'removed' ? toPartId(part.word, part.name, entry) : undefined;
  return id && `${path.replace(/#.*/, '')}#${id}`;
}

// These match the fragments of the entry's sections.
function toPartId(word: NonNullable<ApiChange['part']>['word'], name: string, entry: ApiEntry): string | undefined {
  const kebab = toKebab(entry.name);
  if (word === 'prop') return `${kebab}-prop-${name}`;
  if (word === 'parameter') return `${kebab}-parameters-${name || 'value'}`;
  if (word === 'returned') return `${kebab}-return-value-${name || 'value'}`;
  if (word === 'class') return `${kebab}-classes-${name}`;
  return `${entry.name}-css-${entry.slots.find((slot) => slot.name === name)?.class ?? name}`;
}
