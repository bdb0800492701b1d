// The packages as they are installed, measured against what their own documentation published.
// Every difference stands in known-differences.md with its reason; a new one fails the test.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { extractFresh } from '../../cli/api/extract-fresh.ts';
import { findPackage } from '../../cli/api/find-package.ts';
import type { ApiEntry } from '../../core/api/extract/api-entry.ts';
import { compareApi, formatComparison, toPercent, type MeasureName } from './compare-api.ts';
import { readPublished } from './read-published.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const known = readFileSync(new URL('known-differences.md', import.meta.url), 'utf8');
const minute = 60_000;

function extract(name: string): readonly ApiEntry[] {
  const pack = findPackage(name, { root, settingsFile: 'docs.config.ts' });
  if ('problem' in pack) throw new Error(pack.problem.message);
  const { entries, problems } = extractFresh(pack, 'docs.config.ts');
  expect(problems).toEqual([]);
  return entries;
}

/** The differences that a section of the list names, one in each line: "- `Button: extra prop a`". */
function listKnown(section: string): string[] {
  const [, text = ''] = known.split(`\n## ${section}\n`);
  return [...(text.split('\n## ')[0] ?? '').matchAll(/^- `(.+)`$/gm)].map(([, line]) => line ?? '').sort();
}

const limits: Partial<Record<MeasureName, number>> = { components: 100, recall: 99, precision: 97, required: 99, defaults: 98, slots: 97, classes: 97 };
const joy = readPublished('joy-ui');
const system = readPublished('system');

describe.skipIf(joy === undefined)('the API of Joy, against what was published (skipped where ../shared/corpus/api is absent)', () => {
  it('reaches what was promised, and differs in nothing that is not explained', { timeout: minute }, () => {
    const comparison = compareApi(extract('@mui/joy'), joy ?? []);
    console.log(formatComparison(comparison));

    const short = Object.entries(limits).filter(([name, limit]) => toPercent(comparison.measures[name as MeasureName]) < limit);
    expect(short).toEqual([]);
    expect([...comparison.differences].sort()).toEqual(listKnown('Joy UI'));
  });
});

describe.skipIf(system === undefined)('the API of System, against what was published (skipped where ../shared/corpus/api is absent)', () => {
  it('has every component, prop, class and required flag, and differs in nothing that is not explained', { timeout: minute }, () => {
    const comparison = compareApi(extract('@mui/system'), system ?? []);
    console.log(formatComparison(comparison));

    const { components, recall, required, classes, slots } = comparison.measures;
    expect([components, recall, required, classes, slots].map(toPercent)).toEqual([100, 100, 100, 100, 100]);
    expect([...comparison.differences].sort()).toEqual(listKnown('System'));
  });
});
