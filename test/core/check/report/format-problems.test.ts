import { describe, expect, it } from 'vitest';
import type { Problem } from '../../../../core/model/problem.ts';
import { formatProblems } from '../../../../core/check/report/format-problems.ts';

function makeProblem(changes: Partial<Problem> = {}): Problem {
  return {
    rule: 'demo-not-found',
    severity: 'error',
    place: { file: 'content/joy-ui/react-button/index.md', line: 22, column: 1 },
    message: 'No file Foo.tsx beside this page',
    hint: 'Did you mean FooBar.tsx?',
    ...changes,
  };
}

describe('a problem', () => {
  it('is one line with place, severity, rule, message and hint', () => {
    expect(formatProblems([makeProblem()])).toBe(
      'content/joy-ui/react-button/index.md:22:1 error demo-not-found  No file Foo.tsx beside this page. Did you mean FooBar.tsx?\n',
    );
  });

  it('leaves out a missing line, column or hint', () => {
    const inFile = makeProblem({ place: { file: 'nav/x.ts' }, hint: undefined, severity: 'warning' });
    const inLine = makeProblem({ place: { file: 'nav/x.ts', line: 3 }, hint: undefined });

    expect(formatProblems([inLine, inFile])).toBe(
      'nav/x.ts warning demo-not-found  No file Foo.tsx beside this page.\n' +
        'nav/x.ts:3 error demo-not-found  No file Foo.tsx beside this page.\n',
    );
  });

  it.each(['Is it there?', 'It ends.', 'It goes on…', 'One of these:'])('keeps the end of %j', (message) => {
    expect(formatProblems([makeProblem({ message, hint: undefined })])).toContain(`  ${message}\n`);
  });

  it('gets a full stop after a quotation', () => {
    expect(formatProblems([makeProblem({ message: 'No page has the path "/x."' })])).toContain('path "/x.". Did');
  });

  it('stays on its line, and has its control characters escaped', () => {
    const message = 'a\r\n  b\u2028c\u001B[2J\u0007\u202Ed\uD83D 😀';

    expect(formatProblems([makeProblem({ message, hint: undefined })])).toContain(
      '  a b c\\u001b[2J\\u0007\\u202ed\\ud83d 😀.\n',
    );
  });
});

describe('problems', () => {
  it('are sorted by file, then by line as a number', () => {
    const places = [
      { file: 'b.md', line: 1 },
      { file: 'a.md', line: 10 },
      { file: 'a.md', line: 9 },
    ];
    const text = formatProblems(places.map((place) => makeProblem({ place })));

    expect(text.match(/^\S+/gm)).toEqual(['a.md:9', 'a.md:10', 'b.md:1']);
  });

  it('are an empty text when there are none', () => {
    expect(formatProblems([])).toBe('');
  });
});
