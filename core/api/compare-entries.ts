// The API of two versions → what was added, removed, changed and deprecated between them.

import type { ApiEntry, ApiProp } from './extract/api-entry.ts';

/** One difference between two versions. */
export interface ApiChange {
  readonly kind: 'added' | 'removed' | 'changed' | 'deprecated';
  /** "Button", "useSlider". */
  readonly entry: string;
  /** "prop size", "slot root"; '' for the entry itself. */
  readonly part: string;
  /** What it was and what it is, or what to use in its place; '' where there is nothing to say. */
  readonly detail: string;
}

/** Compares two versions, by the order of the entries' names. */
export function compareEntries(before: readonly ApiEntry[], after: readonly ApiEntry[]): ApiChange[] {
  const names = [...new Set([...before, ...after].map(({ name }) => name))].sort();

  return names.flatMap((name) => {
    const [old, now] = [before, after].map((entries) => entries.find((entry) => entry.name === name));
    if (!old) return [{ kind: 'added', entry: name, part: '', detail: '' }];
    if (!now) return [{ kind: 'removed', entry: name, part: '', detail: '' }];
    return compareEntry(old, now);
  });
}

function compareEntry(old: ApiEntry, now: ApiEntry): ApiChange[] {
  const parts = [
    ...findDeprecation({ part: '', old, now }),
    ...compareParts('prop', old.props, now.props),
    ...compareParts('slot', byKey(old.slots, 'name'), byKey(now.slots, 'name')),
    ...compareParts('class', byKey(old.classes, 'key'), byKey(now.classes, 'key')),
    ...compareParts('parameter', old.parameters, now.parameters),
    ...compareParts('returned', old.returnValue, now.returnValue),
  ];
  return parts.map((change) => ({ ...change, entry: now.name }));
}

type Part = Partial<Pick<ApiProp, 'type' | 'required' | 'default' | 'deprecated'>> & { readonly class?: string; readonly className?: string };
type PartChange = Omit<ApiChange, 'entry'>;

function compareParts(word: string, old: Readonly<Record<string, Part>>, now: Readonly<Record<string, Part>>): PartChange[] {
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])].sort();

  return names.flatMap((name): PartChange[] => {
    const part = `${word} ${name}`.trim();
    const [before, after] = [old[name], now[name]];
    if (!before) return [{ kind: 'added', part, detail: after?.required ? 'required' : '' }];
    if (!after) return [{ kind: 'removed', part, detail: '' }];
    return [...findDeprecation({ part, old: before, now: after }), ...listChanges(before, after).map((detail): PartChange => ({ kind: 'changed', part, detail }))];
  });
}

function findDeprecation({ part, old, now }: { part: string; old: { readonly deprecated?: string }; now: { readonly deprecated?: string } }): PartChange[] {
  return old.deprecated === undefined && now.deprecated !== undefined ? [{ kind: 'deprecated', part, detail: now.deprecated }] : [];
}

function listChanges(old: Part, now: Part): string[] {
  const changes: [word: string, old: string | undefined, now: string | undefined][] = [
    ['type', old.type, now.type],
    ['default', old.default, now.default],
    ['class', old.class ?? old.className, now.class ?? now.className],
  ];
  const required = old.required === now.required ? [] : [now.required ? 'now required' : 'no longer required'];
  return [...changes.filter(([, before, after]) => before !== after).map(([word, before, after]) => `${word} ${before ?? 'none'} → ${after ?? 'none'}`), ...required];
}

function byKey<K extends 'name' | 'key', T extends Readonly<Record<K, string>>>(parts: readonly T[], key: K): Readonly<Record<string, T>> {
  return Object.fromEntries(parts.map((part) => [part[key], part]));
}

/**
 * Formats changes for people, one in each line.
 *
 * @example
 * formatChanges([{ kind: 'added', entry: 'Button', part: 'prop size', detail: '' }]) // 'added       Button, prop size\n'
 */
export function formatChanges(changes: readonly ApiChange[]): string {
  return changes.map(({ kind, entry, part, detail }) => `${kind.padEnd(11)} ${[entry, part].filter(Boolean).join(', ')}${detail && `: ${detail.replaceAll(/\s+/g, ' ')}`}\n`).join('');
}
