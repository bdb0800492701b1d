import { expect, it } from 'vitest';
import { toReportedProblem } from '../../../../core/markdown/plugins/to-reported-problem.ts';

const place = { file: 'content/a.md', line: 3, column: 4 };

it('A rule begins with the name of its plugin', () => {
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

it('A report loses invalid names and places, and all but the first line of its message', () => {
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
