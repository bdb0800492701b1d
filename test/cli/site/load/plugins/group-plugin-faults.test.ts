import { expect, it } from 'vitest';
import { groupPluginFaults } from '../../../../../cli/site/load/plugins/group-plugin-faults.ts';
import type { Problem } from '../../../../../core/model/problem.ts';

const fault = (on: string, reason = 'x'): Problem => ({
  rule: 'plugin-run',
  severity: 'error',
  place: { file: 'plugins/a.ts', line: 3 },
  message: `The slot "Footer" of the plugin "a" fails on ${JSON.stringify(on)} with "${reason}"`,
});
const other: Problem = { ...fault('content/a.md'), rule: 'link-broken' };

it('a fault of many pages is reported once, and other problems are unchanged', () => {
  const problems = [
    fault('content/a.md'),
    other,
    fault('content/b "2".md'),
    fault('content/a.md', 'y'),
    fault('content/c.md'),
    other,
  ];

  expect(groupPluginFaults(problems).map(({ message }) => message)).toEqual([
    other.message,
    other.message,
    'The slot "Footer" of the plugin "a" fails on "content/a.md" and 2 more with "x"',
    'The slot "Footer" of the plugin "a" fails on "content/a.md" with "y"',
  ]);
});
