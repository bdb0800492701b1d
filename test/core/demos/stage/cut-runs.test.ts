import { expect, it } from 'vitest';
import { cutRuns } from '../../../../core/demos/stage/cut-runs.ts';
import type { TokenRun } from '../../../../core/model/token-run.ts';

const runs: TokenRun[] = [
  { role: 't-k', text: 'import' },
  { role: '', text: ' a ' },
  { role: 't-k', text: 'from' },
];

it.each([
  [0, 6, ['t-k import']],
  [2, 8, ['t-k port', '  a']],
  [9, 99, ['t-k from']],
  [6, 6, []],
])('the runs from %i to %i are cut out', (from, to, cut) => {
  expect(cutRuns(runs, from, to).map(({ role, text }) => `${role} ${text}`)).toEqual(cut);
});
