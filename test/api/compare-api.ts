// Extracted entries and published facts → how well they agree, and every difference in one line each.

import type { ApiEntry, ApiProp } from '../../core/api/extract/api-entry.ts';
import { countFindings, type Finding as AnyFinding, type Measure } from './findings.ts';

/** Describes a prop that is not the component's own: inherited, or missing. */
export function toFate(name: string, { props }: ApiEntry): string {
  return props[name] ? `from ${props[name]?.inheritedFrom ?? 'nowhere'}` : 'missing';
}

/** The facts of one component as they were published. */
export interface PublishedEntry {
  readonly name: string;
  readonly imports?: readonly string[];
  readonly props: Readonly<Record<string, { readonly required?: boolean; readonly default?: string }>>;
  readonly slots?: readonly { readonly name: string; readonly class: string | null; readonly default?: string }[];
  readonly classes: readonly { readonly key: string; readonly className: string; readonly isGlobal: boolean }[];
}

/** The result of a comparison. */
export interface Comparison {
  readonly measures: Readonly<Record<MeasureName, Measure>>;
  /** "Button: extra prop tabIndex" */
  readonly differences: readonly string[];
}

/** What is measured. */
export type MeasureName =
  | 'components'
  | 'imports'
  | 'recall'
  | 'own'
  | 'precision'
  | 'required'
  | 'defaults'
  | 'slots'
  | 'classes';

type Finding = AnyFinding<MeasureName>;

/** Compares what was extracted with what was published, component by component. */
export function compareApi(entries: readonly ApiEntry[], published: readonly PublishedEntry[]): Comparison {
  const findings = published.flatMap((expected) => {
    const entry = entries.find(({ name, kind }) => kind === 'component' && name === expected.name);
    const found: Finding = {
      measure: 'components',
      good: entry !== undefined,
      difference: `${expected.name}: component missing`,
    };
    return entry ? [found, ...compareEntry(entry, expected)] : [found];
  });

  return {
    measures: countFindings(findings, [
      'components',
      'imports',
      'recall',
      'own',
      'precision',
      'required',
      'defaults',
      'slots',
      'classes',
    ]),
    differences: [...new Set(findings.filter(({ good }) => !good).map(({ difference }) => difference))],
  };
}

function compareEntry(entry: ApiEntry, expected: PublishedEntry): Finding[] {
  const say = (text: string): string => `${entry.name}: ${text}`;
  const names = Object.keys(expected.props);
  const shared = names.filter((name) => name in entry.props);

  return [
    ...(expected.imports ?? []).slice(0, 1).map((first): Finding => ({
      measure: 'imports',
      good: entry.imports[0] === first,
      difference: say(`imported by ${entry.imports[0] ?? 'nothing'}`),
    })),
    ...names.map((name): Finding => ({
      measure: 'recall',
      good: name in entry.props,
      difference: say(`prop ${name} missing`),
    })),
    // An inherited prop is found, but not where a reader looks for it.
    ...names.map((name): Finding => ({
      measure: 'own',
      good: name in entry.props && entry.props[name]?.inheritedFrom === undefined,
      difference: say(`prop ${name} ${toFate(name, entry)}`),
    })),
    ...Object.entries(entry.props).map(([name, { inheritedFrom }]): Finding => ({
      measure: 'precision',
      good: name in expected.props || inheritedFrom !== undefined,
      difference: say(`extra prop ${name}`),
    })),
    ...shared.map((name) =>
      compareValue(
        'required',
        say(`required of ${name}`),
        entry.props[name]?.required,
        expected.props[name]?.required ?? false,
      ),
    ),
    ...shared.map((name) =>
      compareValue(
        'defaults',
        say(`default of ${name}`),
        squeeze(toDefault(entry.props[name], expected.props[name]?.default)),
        squeeze(expected.props[name]?.default),
      ),
    ),
    ...compareLists(
      'slots',
      say,
      entry.slots.map(({ name, class: className }) => `${name} ${className ?? '-'}`),
      (expected.slots ?? []).map(({ name, class: className }) => `${name} ${className ?? '-'}`),
    ),
    ...compareLists(
      'classes',
      say,
      entry.classes.map(toClassLine),
      expected.classes.map(({ key, className, isGlobal }) => toClassLine({ key, className, global: isGlobal })),
    ),
  ];
}

// A default that only the code has was not published: an entry marks it as additional.
function toDefault(prop: ApiProp | undefined, published: string | undefined): string | undefined {
  return prop?.defaultFrom === 'code' && published === undefined ? undefined : prop?.default;
}

function compareValue(measure: MeasureName, what: string, extracted: unknown, published: unknown): Finding {
  const difference = `${what}: ours ${String(extracted)}, published ${String(published)}`;
  return { measure, good: extracted === published, difference };
}

// Missing and additional values both count.
function compareLists(
  measure: MeasureName,
  say: (text: string) => string,
  extracted: readonly string[],
  published: readonly string[],
): Finding[] {
  return [
    ...published.map((line): Finding => ({
      measure,
      good: extracted.includes(line),
      difference: say(`${measure} without ${line}`),
    })),
    ...extracted
      .filter((line) => !published.includes(line))
      .map((line): Finding => ({ measure, good: false, difference: say(`${measure} with ${line} besides`) })),
  ];
}

function toClassLine({ key, className, global }: { key: string; className?: string; global: boolean }): string {
  return `${key} ${className ?? '-'}${global ? ' global' : ''}`;
}

function squeeze(text: string | undefined): string | undefined {
  return text?.replace(/\s+/g, '');
}
