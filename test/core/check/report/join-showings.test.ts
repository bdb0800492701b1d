import { describe, expect, it } from 'vitest';
import type { Problem, Showing } from '../../../../core/model/problem.ts';
import { joinShowings } from '../../../../core/check/report/join-showings.ts';

const fault: Problem = {
  rule: 'demo-render',
  severity: 'error',
  place: { file: '../ui/src/Tabs.tsx', line: 21, column: 20 },
  message: 'The demo fails with "No tabs"',
  hint: 'Correct it.',
};
const demo: Showing = { part: 'the demo "Plain"', file: 'content/ui/tabs.md', line: 7, column: 1 };
const playground: Showing = { part: 'the playground of "Tab"', file: 'content/ui/tab.md', line: 10, column: 1 };

describe('a fault that shows in several places', () => {
  it('is reported once, with its first place and the number of others', () => {
    const joined = joinShowings([
      { ...fault, shownIn: [demo] },
      { ...fault, shownIn: [playground] },
    ]);

    expect(joined).toEqual([
      {
        ...fault,
        message: 'The demo fails with "No tabs", in the playground of "Tab" (content/ui/tab.md:10:1) and 1 other place',
        shownIn: [playground, demo],
      },
    ]);
  });

  it('counts no other places where there is only one', () => {
    expect(joinShowings([{ ...fault, shownIn: [demo] }])[0]?.message).toBe(
      'The demo fails with "No tabs", in the demo "Plain" (content/ui/tabs.md:7:1)',
    );
  });

  it('leaves other problems unchanged, each once', () => {
    const other = { ...fault, message: 'Another' };

    expect(joinShowings([fault, other, fault])).toEqual([fault, other]);
  });
});
