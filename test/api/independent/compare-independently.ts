// What an editor completes, and the entries of the same package → how well they agree, and every
// difference in one line each.

import type { ApiEntry } from '../../../core/api/extract/api-entry.ts';
import { countFindings, type Finding as AnyFinding, type Measure } from '../findings.ts';
import type { CompletedProp, IndependentReading } from './read-independently.ts';

type MeasureName = 'components' | 'recall' | 'required' | 'defaults';
type ComparedEntry = Pick<ApiEntry, 'name' | 'imports' | 'props' | 'nativeProps' | 'styleProps' | 'component' | 'sx'>;
type Finding = AnyFinding<MeasureName>;

/** The result of a comparison. */
export interface IndependentComparison {
  readonly measures: Readonly<Record<MeasureName, Measure>>;
  readonly differences: readonly string[];
}

/** Compares components by their names: "Dialog.Root" may have its entry as "DialogRoot". */
export function compareIndependently(
  { components }: IndependentReading,
  entries: readonly ComparedEntry[],
): IndependentComparison {
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  const findEntry = (name: string): ComparedEntry | undefined =>
    byName.get(name) ??
    byName.get(name.replace('.', '')) ??
    byName.get(name.replace(/^(?:unstable|experimental)_/i, '')) ??
    entries.find(({ imports }) => imports.some((line) => new RegExp(`[{ ]${name}[ ,}]`).test(line)));

  const findings = components.flatMap(({ name, aliases, own }): Finding[] => {
    const entry = [name, ...aliases].map(findEntry).find((found) => found !== undefined);
    const found: Finding = { measure: 'components', good: entry !== undefined, difference: `${name}: no entry` };
    if (!entry) return [found];
    return [
      found,
      ...Object.entries(own).flatMap(([prop, completed]) => compareProp(`${name}.${prop}`, { completed, entry, prop })),
    ];
  });
  return {
    measures: countFindings(findings, ['components', 'recall', 'required', 'defaults']),
    differences: findings.filter(({ good }) => !good).map(({ difference }) => difference),
  };
}

function compareProp(
  place: string,
  { completed, entry, prop }: { completed: CompletedProp; entry: ComparedEntry; prop: string },
): Finding[] {
  // An attribute that is only declared again is the element's; "component" and "sx" are flags of the entry.
  const isGrouped =
    entry.styleProps.includes(prop) ||
    (!completed.hasComment && entry.nativeProps.includes(prop)) ||
    (prop === 'component' && entry.component) ||
    (prop === 'sx' && entry.sx);
  if (isGrouped && !Object.hasOwn(entry.props, prop)) return [{ measure: 'recall', good: true, difference: '' }];
  const read = Object.hasOwn(entry.props, prop) ? entry.props[prop] : undefined;
  const recall: Finding = { measure: 'recall', good: read !== undefined, difference: `${place}: missing` };
  if (!read) return [recall];
  return [
    recall,
    ...(completed.required === undefined
      ? []
      : [
          {
            measure: 'required' as const,
            good: read.required === completed.required,
            difference: `${place}: required is ${String(read.required)}, an editor says ${String(completed.required)}`,
          },
        ]),
    // The comment over an inherited prop names the default of the other component.
    ...(completed.fallback === undefined || (read.inheritedFrom !== undefined && read.defaultFrom === 'code')
      ? []
      : [
          {
            measure: 'defaults' as const,
            good: squeeze(read.default) === squeeze(completed.fallback),
            difference: `${place}: default is ${read.default ?? 'not told'}, the comment says ${completed.fallback}`,
          },
        ]),
  ];
}

function squeeze(text: string | undefined): string {
  return (text ?? '').replaceAll(/[\s`'"]/g, '');
}
