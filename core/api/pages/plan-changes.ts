// Two versions of a package, compared → what a page tells of it: for each component and hook that is
// different its changes, with links to where each thing is explained today.

import { compareEntries, type ApiChange } from '../compare-entries.ts';
import type { ApiEntry } from '../extract/api-entry.ts';
import type { ApiReference } from '../link-references.ts';
import { toKebab } from '../plan-api-tab.ts';
import type { ApiPlace } from './plan-api-pages.ts';

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
  /** Gives the page of the site that a text of the library links to. */
  readonly findPage: (target: string) => string | undefined;
}

/** Plans the list of one package, by the order of the names. */
export function planChanges(
  before: ApiReference,
  after: ApiReference,
  { places, findPage }: ChangeOptions,
): ApiChangeList {
  const changes = compareEntries(before.entries, after.entries);
  const names = [...new Set(changes.map(({ entry }) => entry))];

  const groups = names.map((name): ApiChangeGroup => {
    const place = places.find(
      (candidate) =>
        candidate.packageName === after.packageName &&
        candidate.product === after.product &&
        candidate.entry.name === name,
    );
    const own = changes.filter(({ entry }) => entry === name);
    return {
      name,
      id: `changes-${toKebab(name)}`,
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
    groups,
    targets: Object.fromEntries(
      [...new Set(targets)]
        .sort()
        .flatMap((target) => (findPage(target) === undefined ? [] : [[target, findPage(target) ?? '']])),
    ),
  };
}

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
