// The installed packages, compared with the runtime checks and the classes of their own
// scripts. Every difference is listed in known-differences.md with its reason; a new one fails the test.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compareScripts, type ScriptMeasure } from './compare-scripts.ts';
import { extractInstalled } from './extract-installed.ts';
import { formatFindings, toPercent } from './findings.ts';
import { listKnown } from './known-differences.ts';

const minute = 60_000;
const modules = new URL('../../node_modules/', import.meta.url);

function readScript(source: string): string {
  return readFileSync(new URL(source.replace(/\.d\.ts$/, '.js'), modules), 'utf8');
}

// The result of each package, rounded down: a lower number is a regression.
const limits: readonly (readonly [name: string, limits: Record<ScriptMeasure, number>])[] = [
  ['@mui/material', { recall: 99.8, own: 99.8, precision: 99, required: 99.5, classes: 99.5 }],
  ['@mui/lab', { recall: 100, own: 100, precision: 100, required: 100, classes: 100 }],
  ['@mui/base', { recall: 99.6, own: 99.6, precision: 98, required: 99.5, classes: 100 }],
  ['@mui/x-data-grid', { recall: 100, own: 100, precision: 97, required: 100, classes: 100 }],
  ['@mui/x-date-pickers', { recall: 98, own: 98, precision: 99.5, required: 99.5, classes: 100 }],
  ['@mui/x-charts', { recall: 100, own: 100, precision: 96.8, required: 99, classes: 100 }],
  ['@mui/x-tree-view', { recall: 100, own: 100, precision: 100, required: 100, classes: 100 }],
];

describe.each(limits)('the API of %s, compared with its own scripts', (name, floors) => {
  it('reaches its limits, and has only known differences', { timeout: minute }, () => {
    const { entries, problems } = extractInstalled(name);
    // The script of a module describes its main export.
    const own = entries.filter(({ hasPage, source }) => hasPage && source.startsWith(`${name}/`));
    const comparison = compareScripts(own, readScript);
    console.log(`${name}\n${formatFindings(comparison)}`);

    expect(problems).toEqual([]);
    expect(
      Object.entries(floors).filter(
        ([measure, floor]) => toPercent(comparison.measures[measure as ScriptMeasure]) < floor,
      ),
    ).toEqual([]);
    expect([...comparison.differences].sort()).toEqual(listKnown(`${name}, by its scripts`));
  });
});
