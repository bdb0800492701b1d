// The symbols of two versions, besides components and hooks → what was added, removed, changed and deprecated.

import {
  compareParts,
  findDeprecation,
  type ApiChange,
  type ApiDifference,
  type PartChange,
} from './compare-entries.ts';
import { createRenamer, type TypePair } from './create-renamer.ts';
import type { ApiProp } from './extract/api-entry.ts';
import type { ApiCall, ApiSymbol } from './extract/symbols/api-symbol.ts';
import { formatCallLines } from './pages/symbols/format-call-lines.ts';

/** Compares the symbols of two versions, sorted by name; a value and a type of one name are separate. */
export function compareSymbols(before: readonly ApiSymbol[], after: readonly ApiSymbol[]): ApiChange[] {
  const [olds, nows] = [before, after].map((symbols) => new Map(symbols.map((symbol) => [toKey(symbol), symbol])));
  const keys = [...new Set([...before, ...after].map(toKey))].sort();

  return keys.flatMap((key): ApiChange[] => {
    const [old, now] = [olds?.get(key), nows?.get(key)];
    const { name, kind } = (now ?? old) as ApiSymbol;
    const about = { entry: name, symbol: kind };
    if (!old) return [{ kind: 'added', ...about }];
    if (!now) return [{ kind: 'removed', ...about }];
    return compareSymbol(old, now).map((change) => ({ ...change, ...about }));
  });
}

function toKey({ name, kind }: ApiSymbol): string {
  return `${name} ${kind}`;
}

function compareSymbol(old: ApiSymbol, now: ApiSymbol): PartChange[] {
  const rename = createRenamer(listPairs(old, now));
  const renamed = (props: Props = {}) =>
    Object.fromEntries(Object.entries(props).map(([name, prop]) => [name, { ...prop, type: rename(prop.type) }]));
  const field = now.kind === 'enum' ? 'member' : 'field';
  const parts = [
    ...compareParts('parameter', renamed(old.parameters), now.parameters ?? {}),
    ...compareParts('returned', renamed(old.returnValue), now.returnValue ?? {}),
    ...foldAlike(compareParts(field, renamed(old.fields), now.fields ?? {})),
    ...compareParts('method', renamed(old.methods), now.methods ?? {}),
  ];
  const differences = [
    toDifference('bases', rename((old.extends ?? []).join(', ')), (now.extends ?? []).join(', ')),
    // A changed signature is reported only if no change of its parts explains it.
    toDifference('type', rename(toText(old)), parts.length > 0 && now.calls ? rename(toText(old)) : toText(now)),
  ];
  return [
    ...findDeprecation({ old, now }),
    ...differences.flatMap((difference): PartChange[] => (difference ? [{ kind: 'changed', difference }] : [])),
    ...parts,
  ];
}

const maxAlike = 3;

/** Folds fields with the same change into the first one, as when a type that they all mention gains a parameter. */
function foldAlike(changes: readonly PartChange[]): PartChange[] {
  const groups = new Map<string, PartChange[]>();
  for (const change of changes) {
    const key = change.difference ? `${change.difference.aspect} ${toChangedText(change.difference)}` : '';
    groups.set(key, [...(groups.get(key) ?? []), change]);
  }
  const folded = [...groups].flatMap(([key, [first, ...others]]) =>
    key !== '' && others.length >= maxAlike && first ? [{ first, others }] : [],
  );
  const dropped = new Set(folded.flatMap(({ others }) => others));
  return changes
    .filter((change) => !dropped.has(change))
    .map((change) => {
      const fold = folded.find(({ first }) => first === change);
      return fold ? { ...change, alike: fold.others.length } : change;
    });
}

/** Returns the difference of two texts, without their common start and end. */
function toChangedText({ before = '', after = '' }: ApiDifference): string {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < Math.min(before.length, after.length) - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return `${before.slice(start, before.length - end)} → ${after.slice(start, after.length - end)}`;
}

type Props = Readonly<Record<string, ApiProp>>;

function toDifference(aspect: ApiDifference['aspect'], before: string, after: string): ApiDifference | undefined {
  if (before === after) return undefined;
  return { aspect, ...(before !== '' && { before }), ...(after !== '' && { after }) };
}

function toText({ name, type = '', calls }: ApiSymbol): string {
  return calls ? calls.map((call) => formatCallLines(name, withoutWords(call)).replace(/\s+/g, ' ')).join('; ') : type;
}

function withoutWords(call: ApiCall): ApiCall {
  return { ...call, description: '' };
}

function listPairs(old: ApiSymbol, now: ApiSymbol): TypePair[] {
  const pairs = (['parameters', 'returnValue', 'fields', 'methods'] as const).flatMap((group) => {
    const [before, after] = [old[group] ?? {}, now[group] ?? {}];
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].map((name): TypePair => [before[name]?.type ?? '', after[name]?.type ?? '']);
  });
  return [...pairs, [toText(old), toText(now)]];
}
