// The installed packages, compared with the published documentation of their components.
// Every difference is listed in known-differences.md with its reason; a new one fails the test.

import { describe, expect, it } from 'vitest';
import type { ApiEntry } from '../../core/api/extract/api-entry.ts';
import { compareApi, type MeasureName } from './compare-api.ts';
import { extractInstalled } from './extract-installed.ts';
import { formatFindings, toPercent } from './findings.ts';
import { listKnown } from './known-differences.ts';
import { readPublished } from './read-published.ts';

const minute = 60_000;

function extract(name: string): readonly ApiEntry[] {
  const { entries, problems } = extractInstalled(name);
  expect(problems).toEqual([]);
  return entries;
}

const limits: Partial<Record<MeasureName, number>> = {
  components: 100,
  imports: 100,
  own: 98,
  recall: 99,
  precision: 97,
  required: 99,
  defaults: 98,
  slots: 97,
  classes: 97,
};
const joy = readPublished('joy-ui');
const system = readPublished('system');

describe.skipIf(joy === undefined)(
  'the API of Joy, compared with its published documentation (skipped if ../shared/corpus/api is absent)',
  () => {
    it('reaches its limits, and has only known differences', { timeout: minute }, () => {
      const comparison = compareApi(extract('@mui/joy'), joy ?? []);
      console.log(formatFindings(comparison));

      const short = Object.entries(limits).filter(
        ([name, limit]) => toPercent(comparison.measures[name as MeasureName]) < limit,
      );
      expect(short).toEqual([]);
      expect([...comparison.differences].sort()).toEqual(listKnown('Joy UI'));
    });
  },
);

describe.skipIf(system === undefined)(
  'the API of System, compared with its published documentation (skipped if ../shared/corpus/api is absent)',
  () => {
    it('has every component, prop, class and required flag, and only known differences', { timeout: minute }, () => {
      const comparison = compareApi(extract('@mui/system'), system ?? []);
      console.log(formatFindings(comparison));

      const { components, recall, required, classes, slots } = comparison.measures;
      expect([components, recall, required, classes, slots].map(toPercent)).toEqual([100, 100, 100, 100, 100]);
      expect([...comparison.differences].sort()).toEqual(listKnown('System'));
    });
  },
);
