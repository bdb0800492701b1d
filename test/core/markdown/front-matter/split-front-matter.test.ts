import { describe, expect, it } from 'vitest';
import { splitFrontMatter } from '../../../../core/markdown/front-matter/split-front-matter.ts';
import { processorMilliseconds } from '../../../processor-milliseconds.ts';

describe('front matter', () => {
  it('is parsed, and the body keeps its lines', () => {
    expect(splitFrontMatter('---\ntitle: A\n---\n# Hi\n', 'page.md')).toEqual({
      data: { title: 'A' },
      head: 'title: A\n',
      body: '\n\n\n# Hi\n',
      problems: [],
    });
  });

  it.each(['---\n---\nb', '---  \ntitle: A\n--- \nb', '---\n# only a comment\n\n---\nb', '---\ntitle: A\n---'])(
    'leaves the body on its lines: %j',
    (text) => {
      const { body, problems } = splitFrontMatter(text, 'page.md');

      expect(problems).toEqual([]);
      expect(body.split('\n')).toHaveLength(text.split('\n').length);
    },
  );

  it.each(['# Hi\n---\na: b\n---', '----\na: b\n---', ' ---\na: b\n---', ''])('is not found: %j', (text) => {
    expect(splitFrontMatter(text, 'page.md')).toEqual({ data: undefined, head: '', body: text, problems: [] });
  });

  it.each(['+++\ntitle = "A"\n+++\n# Hi\n', '+++ \n[extra]\na = 1\n+++', '+++\n\ndate = 2026-01-01\n+++ \n\nb'])(
    'in TOML is an error, and is not shown: %j',
    (text) => {
      const { data, body, problems } = splitFrontMatter(text, 'page.md');

      expect(data).toBeUndefined();
      expect(body).toBe(text.replace(/^\+\+\+[^]*\n\+\+\+ ?/, (head) => head.replace(/[^\n]/g, '')));
      expect(problems).toEqual([
        {
          rule: 'front-matter-language',
          severity: 'error',
          place: { file: 'page.md', line: 1, column: 1 },
          message: 'Front matter is YAML, but this one is TOML',
          hint: 'Write "---" in place of "+++", and "key: value" in place of "key = value".',
        },
      ]);
    },
  );

  it.each(['+++\nText of a page\n+++\n', '+++\ntitle = "A"\n', 'a\n+++\nb = 1\n+++'])(
    'is not found where plus signs are text: %j',
    (text) => {
      expect(splitFrontMatter(text, 'page.md')).toEqual({ data: undefined, head: '', body: text, problems: [] });
    },
  );

  it.each([
    ['js', '---js\n{title:(globalThis.__pwn=1,"x")}\n---\nhi'],
    ['javascript', '---javascript\n{title:(globalThis.__pwn=1,"x")}\n---\nhi'],
    ['JS', '--- JS \n{title:(globalThis.__pwn=1,"x")}\n---\nhi'],
    ['JavaScript', '---JavaScript\n{title:(globalThis.__pwn=1,"x")}\n---\nhi'],
    ['json', '---json\n{"title": "x"}\n---'],
    ['toml', '---toml\na = 1\n---'],
    ['coffee', '---coffee\na: 1\n---'],
    ['yaml', '---yaml\na: 1\n---'],
  ])('does not run another language: %s', (language, text) => {
    const { data, problems } = splitFrontMatter(text, 'page.md');

    expect(data).toBeUndefined();
    expect(problems).toEqual([
      {
        rule: 'front-matter-language',
        severity: 'error',
        place: { file: 'page.md', line: 1, column: 4 },
        message: `Front matter is YAML, but this one is marked as "${language}"`,
        hint: 'Write "---" alone on the first line, and YAML after it.',
      },
    ]);
    expect('__pwn' in globalThis).toBe(false);
  });

  it('is reported in the same way if the same text comes again', () => {
    const first = splitFrontMatter('---\n{}+\n---\n', 'page.md');

    expect(first.problems.map(({ rule }) => rule)).toEqual(['front-matter-syntax']);
    expect(splitFrontMatter('---\n{}+\n---\n', 'page.md')).toEqual(first);
  });

  it('must be closed', () => {
    expect(splitFrontMatter('---\ntitle: A\n# Hi', 'page.md').problems).toEqual([
      {
        rule: 'front-matter-unclosed',
        severity: 'error',
        place: { file: 'page.md', line: 1, column: 1 },
        message: 'Nothing closes the front matter that starts here',
        hint: 'Write "---" on a line of its own after the last key. A horizontal rule can be written as "***".',
      },
    ]);
  });

  it('must be closed within 64 KiB', () => {
    const rules = splitFrontMatter(`---\na: ${'b'.repeat(70_000)}\n---\n`, 'page.md').problems.map(({ rule }) => rule);
    expect(rules).toEqual(['front-matter-unclosed']);
  });

  it('must not be nested deeply', () => {
    expect(splitFrontMatter(`---\na: ${'['.repeat(5000)}${']'.repeat(5000)}\n---\n`, 'page.md').problems).toEqual([
      {
        rule: 'front-matter-too-deep',
        severity: 'error',
        place: { file: 'page.md', line: 2 },
        message: 'The front matter is nested too deeply to be read',
        hint: 'Front matter needs no more than a list within a key.',
      },
    ]);
  });

  it('must not be indented with tabs', () => {
    expect(splitFrontMatter('---\na:\n\tb: 1\n---', 'page.md').problems).toEqual([
      {
        rule: 'front-matter-tab',
        severity: 'error',
        place: { file: 'page.md', line: 3, column: 1 },
        message: 'A tab indents this line, which YAML reads as something else',
        hint: 'Indent with spaces.',
      },
    ]);
  });

  it('must not have a key twice', () => {
    expect(splitFrontMatter('---\na: 1\na: 2\n---', 'page.md').problems).toEqual([
      {
        rule: 'front-matter-syntax',
        severity: 'error',
        place: { file: 'page.md', line: 3, column: 1 },
        message: 'The front matter is not valid YAML: duplicated mapping key',
        hint: 'Remove one of the two lines for "a": the other one is line 2.',
      },
    ]);
  });

  it('does not end at a line that only starts like its end', () => {
    expect(splitFrontMatter('---\na: 1\n--- b\nc: 2\n---\n', 'page.md').problems).toMatchObject([
      {
        rule: 'front-matter-syntax',
        place: { line: 3 },
        message: 'The front matter is not valid YAML: a line starts with "---"',
      },
    ]);
  });

  it('is parsed at once even with a bomb of merge keys', () => {
    const start = process.cpuUsage();
    const { problems } = splitFrontMatter(
      `---\nb: &b {x: 1}\na:\n  <<: [${Array.from({ length: 500 }, () => '*b').join(', ')}]\n---`,
      'page.md',
    );

    expect(problems.map(({ rule }) => rule)).toEqual(['front-matter-syntax']);
    expect(processorMilliseconds(start)).toBeLessThan(500);
  });

  it('must not have a thousand empty lines in a row, which are reported at their place', () => {
    const { problems } = splitFrontMatter(`---\ntitle: A\n${'\n'.repeat(60_000)}\n---\n`, 'page.md');

    expect(problems.map(({ rule, place, message }) => `${place.line} ${rule} ${message}`)).toEqual([
      '3 front-matter-syntax The front matter is not valid YAML: 1000 lines in a row are empty',
    ]);
  });
});

describe('a quotation mark that nothing closes', () => {
  it.each([
    ['---\ntitle: "D\ndescription: x: y\n---\n', 2, 8],
    ["---\ntitle: 'It''s\ndate: 2024-01-31\n---\n", 2, 8],
    ['---\ntitle: D\ntags:\n  - News\n  - "Old\n---\n', 5, 5],
    ['---\ntitle: "A \\" b\n---\n', 2, 8],
  ])('is reported at its place: %j', (text, line, column) => {
    expect(splitFrontMatter(text, 'a.md').problems).toEqual([
      {
        rule: 'front-matter-syntax',
        severity: 'error',
        place: { file: 'a.md', line, column },
        message: 'The front matter is not valid YAML: nothing closes this quotation mark',
        hint: 'Write the same mark at the end of the value.',
      },
    ]);
  });
});
