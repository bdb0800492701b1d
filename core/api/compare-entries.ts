// The API of two versions → what was added, removed, changed and deprecated between them.
//
// What a component takes from another one is told of there, so that one change is one line.

import { createRenamer, type TypePair } from './create-renamer.ts';
import type { ApiEntry, ApiPartWord, ApiProp } from './extract/api-entry.ts';
import type { SymbolKind } from './extract/symbols/api-symbol.ts';

/** One difference between two versions. */
export interface ApiChange {
  readonly kind: 'added' | 'removed' | 'changed' | 'deprecated';
  /** "Button", "useSlider". */
  readonly entry: string;
  /** What it is, if neither a component nor a hook. */
  readonly symbol?: SymbolKind;
  /** What of the entry is different; undefined for the entry itself. */
  readonly part?: ApiChangePart;
  /** What it was and what it is, of something that changed. */
  readonly turn?: ApiTurn;
  /** What to use in its place, in Markdown, of something deprecated. */
  readonly advice?: string;
  /** Tells whether what was added has to be given. */
  readonly isRequired?: boolean;
  /** How many parts beside this one changed in the same way, and are not told of on their own. */
  readonly alike?: number;
}

/** A part of an entry, by its name. */
interface ApiChangePart {
  readonly word: ApiPartWord | 'field' | 'method' | 'member';
  readonly name: string;
}

/** What something was and is; undefined where there was nothing, or is nothing now. */
export interface ApiTurn {
  readonly aspect: 'type' | 'default' | 'class' | 'required' | 'stage' | 'bases';
  readonly before?: string;
  readonly after?: string;
}

/** Compares two versions, by the order of the entries' names. */
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
  const isToldElsewhere = ({ inheritedFrom }: ApiProp) => inheritedFrom !== undefined && shared.has(inheritedFrom);
  // A prop that is its own in one version only is compared all the same.
  const foreign = new Set(
    Object.keys({ ...old.props, ...now.props }).filter((name) =>
      [old.props[name], now.props[name]].every((prop) => prop === undefined || isToldElsewhere(prop)),
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
    // The class of a part that has become a slot, or is none any more, is still there.
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

/** What two versions of a part are compared by. */
type Part = Partial<Pick<ApiProp, 'type' | 'required' | 'default' | 'deprecated' | 'stage'>> & {
  readonly class?: string;
  readonly className?: string;
};
/** A change, before it is known of what. */
export type PartChange = Omit<ApiChange, 'entry'>;

/** Compares the parts of one sort, by the order of their names. */
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
      ...listTurns(before, after).map((turn): PartChange => ({ kind: 'changed', part, turn })),
    ];
  });
}

function withoutSlots({ classes }: ApiEntry, { slots }: ApiEntry): ApiEntry['classes'] {
  return classes.filter(({ key }) => !slots.some(({ name }) => name === key));
}

/** Finds whether something became deprecated, or more or less stable. */
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
    changes.push({ kind: 'changed', ...at, turn: { aspect: 'stage', before: old.stage, after: now.stage } });
  return changes;
}

function listTurns(old: Part, now: Part): ApiTurn[] {
  const turns: ApiTurn[] = [
    { aspect: 'type', before: old.type, after: now.type },
    { aspect: 'default', before: old.default, after: now.default },
    { aspect: 'class', before: old.class ?? old.className, after: now.class ?? now.className },
    { aspect: 'required', before: toWord(old.required), after: toWord(now.required) },
  ];
  return turns.filter(({ before, after }) => before !== after);
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
 * Formats changes for people, one in each line.
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

function formatDetail({ turn, advice, isRequired, alike }: ApiChange): string {
  const required = turn?.after === 'true' ? 'now required' : 'no longer required';
  const turned =
    turn &&
    (turn.aspect === 'required' ? required : `${turn.aspect} ${turn.before ?? 'none'} → ${turn.after ?? 'none'}`);
  const detail = turned ?? advice ?? (isRequired ? 'required' : '');
  return (detail && `: ${detail.replaceAll(/\s+/g, ' ')}`) + (alike === undefined ? '' : `, and ${alike} more alike`);
}
