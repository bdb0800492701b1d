// Two versions of a package, compared → what a page tells of it: for each component and hook that is
// different its changes, with links to where each thing is explained today.

import { compareEntries, type ApiChange } from '../compare-entries.ts';
import { compareSymbols } from '../compare-symbols.ts';
import type { ApiEntry } from '../extract/api-entry.ts';
import type { ApiReference } from '../link-references.ts';
import { toKebab } from '../plan-api-tab.ts';
import type { ApiPlace } from './plan-api-pages.ts';
import { planSymbolSections } from './symbols/plan-symbol-sections.ts';
import type { SymbolPlace } from './symbols/plan-symbol-pages.ts';

/** What is different between two versions of one package. */
export interface ApiChangeList {
  readonly packageName: string;
  readonly before: string;
  readonly after: string;
  readonly groups: readonly ApiChangeGroup[];
  /** Pages of the site that the texts link to, by what they write. */
  readonly targets: Readonly<Record<string, string>>;
}

/** What is different about one component or hook. */
export interface ApiChangeGroup {
  readonly name: string;
  /** Its fragment on the page: "changes-text-field". */
  readonly id: string;
  /** Where it is explained; undefined where it is gone. */
  readonly path?: string;
  readonly lines: readonly ApiChangeLine[];
}

/** A change, and where what it tells of is explained today. */
export interface ApiChangeLine {
  readonly change: ApiChange;
  readonly path?: string;
}

/** What planning needs besides the two versions. */
interface ChangeOptions {
  readonly places: readonly ApiPlace[];
  readonly symbols?: readonly SymbolPlace[];
  /** Gives the page of the site that a text of the library links to. */
  readonly findPage: (target: string) => string | undefined;
}

/** Plans the list of one package: components and hooks by the order of their names, then other exports. */
export function planChanges(
  before: ApiReference,
  after: ApiReference,
  { places, symbols = [], findPage }: ChangeOptions,
): ApiChangeList {
  const changes = [...compareEntries(before.entries, after.entries), ...compareSymbols(before.symbols, after.symbols)];
  const keys = [...new Set(changes.map(toKey))];
  const isOwn = ({ packageName, product }: ApiPlace | SymbolPlace) =>
    packageName === after.packageName && product === after.product;

  const groups = keys.map((key): ApiChangeGroup => {
    const own = changes.filter((change) => toKey(change) === key);
    const [{ entry: name, symbol }] = own as [ApiChange];
    const id = `changes-${symbol ? `${symbol}-` : ''}${toKebab(name)}`;
    if (symbol) {
      const place = symbols.find((one) => isOwn(one) && one.symbol.name === name && one.symbol.kind === symbol);
      return { name, id, path: place?.path, lines: own.map((change) => toSymbolLine(change, place)) };
    }
    const place = places.find((one) => isOwn(one) && one.entry.name === name);
    return {
      name,
      id,
      path: place?.path,
      lines: own.map((change) => ({ change, path: place && toPartPath(change, place) })),
    };
  });
  const targets = changes.flatMap(({ advice = '' }) =>
    [...advice.matchAll(/\]\((\/[^)\s]*)/g)].map(([, target = '']) => target),
  );
  return {
    packageName: after.packageName,
    before: before.version,
    after: after.version,
    groups: toDistinct(groups),
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

/** Names that differ in their capitals alone have fragments of their own all the same. */
function toDistinct(groups: readonly ApiChangeGroup[]): ApiChangeGroup[] {
  const counts = new Map<string, number>();
  return groups.map((group) => {
    const count = (counts.get(group.id) ?? 0) + 1;
    counts.set(group.id, count);
    return count === 1 ? group : { ...group, id: `${group.id}-${count}` };
  });
}

/** A part has a fragment where its symbol has a page of its own. */
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

// The fragments that the sections of the entry have.
function toPartId(word: NonNullable<ApiChange['part']>['word'], name: string, entry: ApiEntry): string | undefined {
  const kebab = toKebab(entry.name);
  if (word === 'prop') return `${kebab}-prop-${name}`;
  if (word === 'parameter') return `${kebab}-parameters-${name || 'value'}`;
  if (word === 'returned') return `${kebab}-return-value-${name || 'value'}`;
  if (word === 'class') return `${kebab}-classes-${name}`;
  return `${entry.name}-css-${entry.slots.find((slot) => slot.name === name)?.class ?? name}`;
}
