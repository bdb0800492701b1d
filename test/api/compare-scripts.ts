// Extracted entries and the published scripts of the same components → how well they agree.
//
// The scripts are a second source: their checks are generated from what the source code of a component
// names, their classes are put together by the function that draws it.

import type { ApiEntry } from '../../core/api/extract/api-entry.ts';
import { toFate } from './compare-api.ts';
import { countFindings, type Finding, type Measure } from './findings.ts';
import { readPropTypes, type ScriptedComponent } from './read-prop-types.ts';

/** What is measured against scripts. */
export type ScriptMeasure = 'recall' | 'own' | 'precision' | 'required' | 'classes';

/** The result of a comparison with scripts. */
export interface ScriptComparison {
  readonly measures: Readonly<Record<ScriptMeasure, Measure>>;
  readonly differences: readonly string[];
  /** Components whose script has no checks. */
  readonly unchecked: readonly string[];
}

/** Compares components with their scripts; `readScript` returns the script beside a declaration. */
export function compareScripts(entries: readonly ApiEntry[], readScript: (source: string) => string): ScriptComparison {
  const pairs = entries
    .filter(({ kind }) => kind === 'component')
    .map((entry) => ({ entry, scripted: findScripted(entry, readPropTypes(readScript(entry.source))) }));
  const findings = pairs.flatMap(({ entry, scripted }) => (scripted ? compareEntry(entry, scripted) : []));

  return {
    measures: countFindings(findings, ['recall', 'own', 'precision', 'required', 'classes']),
    differences: [...new Set(findings.filter(({ good }) => !good).map(({ difference }) => difference))],
    unchecked: pairs.filter(({ scripted }) => !scripted).map(({ entry }) => entry.name),
  };
}

// A file may hold one component under another name: a wrapper of what it exports.
function findScripted({ name }: ApiEntry, found: readonly ScriptedComponent[]): ScriptedComponent | undefined {
  return found.find((scripted) => scripted.name === name) ?? (found.length === 1 ? found[0] : undefined);
}

function compareEntry(entry: ApiEntry, { props, classKeys = [] }: ScriptedComponent): Finding<ScriptMeasure>[] {
  const own = Object.entries(entry.props).filter(
    ([name, { inheritedFrom }]) => inheritedFrom === undefined || name in props,
  );
  const shared = own.filter(([name]) => name in props);
  const keys = [...entry.classes.map(({ key }) => key), ...entry.slots.map(({ name }) => name)];

  return [
    ...Object.keys(props).map((name) => ({
      measure: 'recall' as const,
      good: isListed(name, entry),
      difference: `${entry.name}: prop ${name} missing`,
    })),
    // An inherited prop is found, but not where a reader looks for it.
    ...Object.keys(props).map((name) => ({
      measure: 'own' as const,
      good: isListed(name, entry) && entry.props[name]?.inheritedFrom === undefined,
      difference: `${entry.name}: prop ${name} ${toFate(name, entry)}`,
    })),
    ...own.map(([name]) => ({
      measure: 'precision' as const,
      good: name in props,
      difference: `${entry.name}: extra prop ${name}`,
    })),
    ...shared.map(([name, { required }]) => ({
      measure: 'required' as const,
      good: required === props[name]?.required,
      difference: `${entry.name}: required of ${name}: ours ${required}`,
    })),
    ...(keys.length > 0 ? classKeys : []).map((key) => ({
      measure: 'classes' as const,
      good: keys.includes(key),
      difference: `${entry.name}: class ${key} missing`,
    })),
  ];
}

// An entry has flags for the props "sx" and "component".
function isListed(name: string, { props, sx, component }: ApiEntry): boolean {
  return name in props || (name === 'sx' && sx) || (name === 'component' && component);
}
