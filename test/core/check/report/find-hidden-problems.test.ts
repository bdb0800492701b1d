import { describe, expect, it } from 'vitest';
import type { Problem } from '../../../../core/model/problem.ts';
import { findHiddenProblems } from '../../../../core/check/report/find-hidden-problems.ts';

const error = (rule: string, file: string, more: Partial<Problem> = {}): Problem => ({
  rule,
  severity: 'error',
  place: { file, line: 1 },
  message: `${rule} of ${file}`,
  ...more,
});
const shown = { shownIn: [{ file: 'content/a.md', part: 'the demo "A"' }] };
const select = error('demo-render', '../src/Select.tsx', shown);
const tooltip = error('demo-timeout', 'content/Tooltip.tsx');
const link = error('link-missing', 'content/a.md');

describe('errors that are hidden', () => {
  it.each([
    ['a source that cannot be read', error('library-source', '../src/Button.module.scss')],
    ['a file that cannot be read', error('demo-syntax', 'content/part.ts')],
    ['a library that stops while it is imported', error('demo-render', '../src/theme.ts', shown)],
  ])('are those of running demos, behind %s', (_, stop) => {
    const hidden = findHiddenProblems([stop], { last: [select, tooltip, link], hidden: [] });

    expect(hidden).toEqual([select, tooltip]);
    expect(findHiddenProblems([stop], { last: [stop], hidden })).toEqual([select, tooltip]);
    expect(findHiddenProblems([stop, select], { last: [stop], hidden })).toEqual([tooltip]);
    expect(findHiddenProblems([select], { last: [stop], hidden })).toEqual([tooltip]);
    expect(findHiddenProblems([tooltip], { last: [stop], hidden })).toEqual([]);
  });

  it('are names that a library may export, behind a source of a library alone', () => {
    const unknown = error('component-unknown', 'content/card.md');
    const [source, syntax] = [error('library-source', '../src/index.ts'), error('demo-syntax', 'content/part.ts')];

    expect(findHiddenProblems([source], { last: [unknown], hidden: [] })).toEqual([unknown]);
    expect(findHiddenProblems([syntax], { last: [unknown], hidden: [] })).toEqual([]);
  });

  it('do not include one that is fixed while another one stays', () => {
    const stop = error('demo-syntax', 'content/part.ts');

    expect(findHiddenProblems([stop], { last: [stop, tooltip], hidden: [] })).toEqual([]);
    expect(findHiddenProblems([link], { last: [tooltip], hidden: [] })).toEqual([]);
  });

  it('do not include one that shows in fewer places', () => {
    const fewer = { ...select, message: 'demo-render, in the demo "A"' };

    expect(findHiddenProblems([fewer], { last: [select], hidden: [] })).toEqual([]);
  });
});
