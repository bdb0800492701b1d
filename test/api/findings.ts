// The findings of a comparison → how many of them agree, by what was compared.

/** How many of the compared values agree. */
export interface Measure {
  readonly good: number;
  readonly of: number;
}

/** One thing that was compared. */
export interface Finding<Name extends string> {
  readonly measure: Name;
  readonly good: boolean;
  /** "Button: extra prop tabIndex" */
  readonly difference: string;
}

/** Counts findings by their measure. */
export function countFindings<Name extends string>(
  findings: readonly Finding<Name>[],
  names: readonly Name[],
): Record<Name, Measure> {
  const count = (name: Name): Measure => {
    const own = findings.filter(({ measure }) => measure === name);
    return { good: own.filter(({ good }) => good).length, of: own.length };
  };
  return Object.fromEntries(names.map((name) => [name, count(name)])) as Record<Name, Measure>;
}

/** Formats measures and differences as a table. */
export function formatFindings({
  measures,
  differences,
}: {
  measures: Readonly<Record<string, Measure>>;
  differences: readonly string[];
}): string {
  const lines = Object.entries(measures).map(
    ([name, { good, of }]) =>
      `${name.padEnd(12)} ${toPercent({ good, of }).toFixed(2).padStart(6)} %  ${good} of ${of}`,
  );
  return [...lines, '', ...differences].join('\n');
}

/** Returns a measure as a percentage. */
export function toPercent({ good, of }: Measure): number {
  return of === 0 ? 100 : (good / of) * 100;
}
