// The API of two versions → what was added, removed, changed and deprecated between them.
//
// Inherited props are compared at their own component only, so that one change is one line.

import { createRenamer, type TypePair } from './create-renamer.ts';
import type { ApiEntry, ApiPartWord, ApiProp } from './extract/api-entry.ts';
import type { SymbolKind } from './extract/symbols/api-symbol.ts';

/** One difference between two versions. */
export interface ApiChange {
  readonly kind: 'added' | 'removed' | 'changed' | 'deprecated';
  /** "Button", "useSlider". */
  readonly entry: string;
  /** The kind of symbol, if neither a component nor a hook. */
  readonly symbol?: SymbolKind;
  /** The part that differs; undefined for the entry itself. */
  readonly part?: ApiChangePart;
  /** Previous and current value, for a change. */
  readonly difference?: ApiDifference;
  /** What to use instead of something deprecated, in Markdown. */
  readonly advice?: string;
  /** Whether the added part is required. */
  readonly isRequired?: boolean;
  /** Number of further parts that changed in the same way and are not listed. */
  readonly alike?: number;
}

/** A part of an entry, by its name. */
interface ApiChangePart {
  readonly word: ApiPartWord | 'field' | 'method' | 'member';
  readonly name: string;
}

/** Previous and current value of an aspect; undefined if there was or is none. */
export interface ApiDifference {
  readonly aspect: 'type' | 'default' | 'class' | 'required' | 'stage' | 'bases';
  readonly before?: string;
  readonly after?: string;
}

/** Compares the entries of two versions, sorted by name. */
export function compareEntries(before: readonly ApiEntry[], after: readonly ApiEntry[]): ApiChange[] {
  const [olds, nows] = [before, after].map((entries) => new Map(entries.map((entry) => [entry.name, entry])));
  const names = [...new Set([...before, ...after].map(({ name }) => name))].sort();
  const shared = new Set(names.filter((name) => olds?.has(name) && nows?.has(name)));

  return names.flatMap((name) => {
    const [old, now] = [olds?.get(name), nows?.get(name)];
    if (!old) return [{ kind: 'added', entry: name }];
    if (!now) return [{ kind: 'removed', entry: name }];
    return compareEntry(old, now, shared);
  });
}

function compareEntry(old: ApiEntry, now: ApiEntry, shared: ReadonlySet<string>): ApiChange[] {
  const isComparedElsewhere = ({ inheritedFrom }: ApiProp) => inheritedFrom !== undefined && shared.has(inheritedFrom);
  // A prop that is inherited in only one of the versions is compared all the same.
  const foreign = new Set(
    Object.keys({ ...old.props, ...now.props }).filter((name) =>
      [old.props[name], now.props[name]].every((prop) => prop === undefined || isComparedElsewhere(prop)),
    ),
  );
  const ownOf = (props: ApiEntry['props']) =>
    Object.fromEntries(Object.entries(props).filter(([name]) => !foreign.has(name)));

  const rename = createRenamer(listPairs(old, now));
  const renamed = (props: ApiEntry['props']) =>
    Object.fromEntries(Object.entries(props).map(([name, prop]) => [name, { ...prop, type: rename(prop.type) }]));

  const parts = [
    ...findDeprecation({ old, now }),
    ...compareParts('prop', renamed(ownOf(old.props)), ownOf(now.props)),
    ...compareParts('slot', byKey(old.slots, 'name'), byKey(now.slots, 'name')),
    // A part that became a slot, or is no longer one, still has its class.
    ...compareParts('class', byKey(withoutSlots(old, now), 'key'), byKey(withoutSlots(now, old), 'key')),
    ...compareParts('parameter', renamed(old.parameters), now.parameters),
    ...compareParts('returned', renamed(old.returnValue), now.returnValue),
  ];
  return parts.map((change) => ({ ...change, entry: now.name }));
}

function listPairs(old: ApiEntry, now: ApiEntry): TypePair[] {
  return (['props', 'parameters', 'returnValue'] as const).flatMap((group) => {
    const names = new Set([...Object.keys(old[group]), ...Object.keys(now[group])]);
    return [...names].map((name): TypePair => [old[group][name]?.type ?? '', now[group][name]?.type ?? '']);
  });
}

/** The compared fields of a part. */
type Part = Partial<Pick<ApiProp, 'type' | 'required' | 'default' | 'deprecated' | 'stage'>> & {
  readonly class?: string;
  readonly className?: string;
};
/** A change of a part, without its entry. */
export type PartChange = Omit<ApiChange, 'entry'>;

/** Compares the parts of one kind, sorted by name. */
export function compareParts(
  word: ApiChangePart['word'],
  old: Readonly<Record<string, Part>>,
  now: Readonly<Record<string, Part>>,
): PartChange[] {
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])].sort();

  return names.flatMap((name): PartChange[] => {
    const part = { word, name };
    const [before, after] = [old, now].map((parts) => (Object.hasOwn(parts, name) ? parts[name] : undefined));
    if (!before) return [{ kind: 'added', part, ...(after?.required && { isRequired: true }) }];
    if (!after) return [{ kind: 'removed', part }];
    return [
      ...findDeprecation({ part, old: before, now: after }),
      ...listDifferences(before, after).map((difference): PartChange => ({ kind: 'changed', part, difference })),
    ];
  });
}

function withoutSlots({ classes }: ApiEntry, { slots }: ApiEntry): ApiEntry['classes'] {
  return classes.filter(({ key }) => !slots.some(({ name }) => name === key));
}

/** Finds changes in deprecation and stability. */
export function findDeprecation({
  part,
  old,
  now,
}: {
  part?: ApiChangePart;
  old: Pick<Part, 'deprecated' | 'stage'>;
  now: Pick<Part, 'deprecated' | 'stage'>;
}): PartChange[] {
  const at = part && { part };
  const changes: PartChange[] = [];
  if (old.deprecated === undefined && now.deprecated !== undefined)
    changes.push({ kind: 'deprecated', ...at, advice: now.deprecated });
  if (old.stage !== now.stage)
    changes.push({ kind: 'changed', ...at, difference: { aspect: 'stage', before: old.stage, after: now.stage } });
  return changes;
}

function listDifferences(old: Part, now: Part): ApiDifference[] {
  const differences: ApiDifference[] = [
    { aspect: 'type', before: old.type, after: now.type },
    { aspect: 'default', before: old.default, after: now.default },
    { aspect: 'class', before: old.class ?? old.className, after: now.class ?? now.className },
    { aspect: 'required', before: toWord(old.required), after: toWord(now.required) },
  ];
  return differences.filter(({ before, after }) => before !== after);
}

function toWord(required: boolean | undefined): string | undefined {
  return required === undefined ? undefined : String(required);
}

function byKey<K extends 'name' | 'key', T extends Readonly<Record<K, string>>>(
  parts: readonly T[],
  key: K,
): Readonly<Record<string, T>> {
  return Object.fromEntries(parts.map((part) => [part[key], part]));
}

/**
 * Formats changes as text, one per line.
 *
 * @example
 * formatChanges([{ kind: 'added', entry: 'Button', part: { word: 'prop', name: 'size' } }]) // 'added       Button, prop size\n'
 */
export function formatChanges(changes: readonly ApiChange[]): string {
  return changes
    .map(
      (change) =>
        `${change.kind.padEnd(11)} ${change.symbol ? `${change.symbol} ` : ''}${change.entry}${formatPart(change)}${formatDetail(change)}\n`,
    )
    .join('');
}

function formatPart({ part }: ApiChange): string {
  return part ? `, ${part.word} ${part.name}`.trimEnd() : '';
}

function formatDetail({ difference, advice, isRequired, alike }: ApiChange): string {
  const required = difference?.after === 'true' ? 'now required' : 'no longer required';
  const differenceText =
    difference &&
    (difference.aspect === 'required'
      ? required
      : `${difference.aspect} ${difference.before ?? 'none'} → ${difference.after ?? 'none'}`);
  const detail = differenceText ?? advice ?? (isRequired ? 'required' : '');
  return (detail && `: ${detail.replaceAll(/\s+/g, ' ')}`) + (alike === undefined ? '' : `, and ${alike} more alike`);
}
