import { describe, expect, it } from 'vitest';
import { parseGitLog } from '../../../../cli/site/plan/parse-git-log.ts';

const commit = (seconds: number, name: string, ...words: readonly string[]) =>
  `\u0001${seconds}\u0002${name}\0${words.length > 0 ? `\n${words.join('\0')}\0` : ''}`;

describe('the log of a repository', () => {
  it('contains the last change of a file, and its main contributors', () => {
    const log = [
      commit(1706695200, 'Bo', 'M', 'content/a.md'),
      commit(1706608800, 'Ann', 'M', 'content/a.md', 'A', 'content/b.md'),
      commit(1706522400, 'Ann', 'A', 'content/a.md'),
    ].join('');

    expect(parseGitLog(log)).toEqual(
      new Map([
        ['content/a.md', { changed: '2024-01-31T10:00:00Z', contributors: ['Ann', 'Bo'] }],
        ['content/b.md', { changed: '2024-01-30T10:00:00Z', contributors: ['Ann'] }],
      ]),
    );
  });

  it('follows a file to its earlier names, and does not count a rename as a change', () => {
    const log = [
      commit(300, 'Cy', 'R100', 'content/b.md', 'content/c.md'),
      commit(200, 'Bo', 'R100', 'content/a.md', 'content/b.md', 'M', 'content/x.md'),
      commit(100, 'Ann', 'A', 'content/a.md'),
    ].join('');

    expect(parseGitLog(log).get('content/c.md')).toEqual({ changed: '1970-01-01T00:01:40Z', contributors: ['Ann'] });
    expect(parseGitLog(log).get('content/x.md')?.contributors).toEqual(['Bo']);
  });

  it('counts neither bots nor deletions, nor commits without files', () => {
    const log = [
      commit(300, 'Ann', 'D', 'content/b.md'),
      commit(200, 'renovate[bot]', 'M', 'content/a.md'),
      commit(150, 'Merger'),
      commit(100, 'Ann', 'A', 'content/a.md'),
    ].join('');

    expect([...parseGitLog(log)]).toEqual([
      ['content/a.md', { changed: '1970-01-01T00:03:20Z', contributors: ['Ann'] }],
    ]);
  });
});
