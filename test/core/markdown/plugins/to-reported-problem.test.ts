import { expect, it } from 'vitest';
import { toReportedProblem } from '../../../../core/markdown/plugins/to-reported-problem.ts';

const place = { file: 'content/a.md', line: 3, column: 4 };

it('A report has the name of its plugin before its own', () => {
  expect(
    toReportedProblem('words', { message: 'Banned.', severity: 'warning', name: 'word', hint: ' Drop it. ', place }),
  ).toEqual({
    rule: 'words-word',
    severity: 'warning',
    place,
    message: 'Banned',
    hint: 'Drop it.',
  });
});

it('What is no name and no place is left out, and only the first line is told', () => {
  const odd = { file: 'content/a.md', line: '3', column: -1 };

  expect(
    toReportedProblem('words', { message: 'One\nTwo', severity: 'error', name: 'No Name', hint: ' ', place: odd }),
  ).toEqual({
    rule: 'words',
    severity: 'error',
    place: { file: 'content/a.md' },
    message: 'One',
  });
});
