// Torture table, section A: heads of pages that want to run code, to pollute, or to cost time.

import { beforeAll, describe, expect, it } from 'vitest';
import { parsePage } from '../core/markdown/parse-page.ts';
import { isEvery } from '../everyday.ts';
import { processorMilliseconds } from '../processor-milliseconds.ts';
import { goodPage, siteTest, type CommandResult } from '../site-test.ts';

const body = `\n${goodPage('A')}`;
const mergeChain = `a: &b {${Array.from({ length: 20 }, (_, index) => `k${index}: 1`).join(', ')}}\nc:\n  <<: [${Array.from({ length: 500 }, () => '*b').join(', ')}]`;

const pages: Record<string, string> = {
  '1*': `---js\n{ title: (process.exit(42), "x") }\n---\n${body}`,
  '2* javascript': `---javascript\n{ title: (process.exit(42), "x") }\n---\n${body}`,
  '2* JS and blanks': `--- JS \n{ title: (process.exit(42), "x") }\n---\n${body}`,
  '2* JavaScript': `---JavaScript\n{ title: (process.exit(42), "x") }\n---\n${body}`,
  '3 toml': `---toml\na = 1\n---\n${body}`,
  '3 json': `---json\n{"title": "x"}\n---\n${body}`,
  '3 coffee': `---coffee\ntitle: "x"\n---\n${body}`,
  '6': `---\n__proto__: { admin: true }\n---\n${body}`,
  '7 constructor': `---\nconstructor: hi\n---\n${body}`,
  '7 toString': `---\ntoString: hi\n---\n${body}`,
  '7 hasOwnProperty': `---\nhasOwnProperty: hi\n---\n${body}`,
  '9': `---\n${mergeChain}\n---\n${body}`,
  '10': `---\na: ${'['.repeat(9000)}${']'.repeat(9000)}\n---\n${body}`,
  '11 date': `---\ntitle: 2024-01-02\n---\n${body}`,
  '11 number': `---\ntitle: 1.10\n---\n${body}`,
  '11 time': `---\ntitle: 12:30:45\n---\n${body}`,
  '11 octal': `---\ntitle: 010\n---\n${body}`,
  '13': `---\ntitle: A\n${body}`,
  '14': `---\ntags:\n\tb: 1\n---\n${body}`,
  '15': `---\ntitle: A\ntitle: B\n---\n${body}`,
};
const fileOf = (name: string) => `content/lib/p${Object.keys(pages).indexOf(name)}.md`;

describe('torture of front matter', () => {
  const site = siteTest(Object.fromEntries(Object.entries(pages).map(([name, text]) => [fileOf(name), text])));
  let built: CommandResult;
  beforeAll(async () => {
    built = await site.buildAndFail();
  });
  const linesOf = (name: string) =>
    built.lines
      .filter((line) => line.startsWith(`${fileOf(name)}:`))
      .map((line) => line.slice(fileOf(name).length + 1));

  it.each(Object.keys(pages).filter((name) => /^[123]\b/.test(name)))(
    '%s: a language behind "---" is refused, and not run',
    (name) => {
      const [, language = ''] = /^---(.*)/.exec(pages[name] ?? '') ?? [];

      expect(linesOf(name)).toEqual([
        `1:4 error front-matter-language  Front matter is YAML, but this one is marked as "${language.trim()}". Write "---" alone on the first line, and YAML after it.`,
      ]);
      expect(built.status).toBe(1);
    },
  );

  it.each(['6', '7 constructor', '7 toString', '7 hasOwnProperty'])(
    '%s: a key of every object is an unknown key',
    (name) => {
      const key = /^---\n(\w+)/.exec(pages[name] ?? '')?.[1];

      expect(linesOf(name).join()).toMatch(new RegExp(`^2:1 error front-matter-unknown-key  Unknown key "${key}"`));
    },
  );

  it('6: nothing reaches the prototype of objects', () => {
    const { problems } = parsePage(
      `---\n__proto__: { admin: true }\nconstructor: { prototype: { admin: true } }\n---\n${body}`,
    );

    expect(problems.map(({ rule }) => rule)).toEqual(['front-matter-unknown-key', 'front-matter-unknown-key']);
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });

  it.each([
    ['merges', mergeChain],
    [
      'merges of merges',
      `a0: &a0 {k: 1}\n${Array.from({ length: 400 }, (_, n) => `a${n + 1}: &a${n + 1} {<<: *a${n}, k${n}: 1}`).join('\n')}`,
    ],
    [
      'aliases of aliases',
      `a0: &a0 [x]\n${Array.from({ length: 40 }, (_, n) => `a${n + 1}: &a${n + 1} [${`*a${n},`.repeat(9)}]`).join('\n')}\ntitle: *a40`,
    ],
    ['an ordered map', `a: !!omap\n${Array.from({ length: 4000 }, (_, n) => `- k${n}: 1`).join('\n')}`],
  ])('9: %s cost no more than their length', (_name, head) => {
    parsePage(`---\n${mergeChain}\n---\n${body}`);
    const start = process.cpuUsage();
    const { problems } = parsePage(`---\n${head}\n---\n${body}`);

    expect(problems.filter(({ severity }) => severity === 'error').length).toBeGreaterThan(0);
    expect(processorMilliseconds(start)).toBeLessThan(2000);
  });

  it('9: a chain of merges is refused at once', () => {
    expect(linesOf('9').join()).toMatch(/error front-matter-/);
    expect(linesOf('9').join()).not.toContain('page-timeout');
  });

  it('10: YAML nested 9,000 deep is reported', () => {
    expect(linesOf('10')).toEqual([
      '2 error front-matter-too-deep  The front matter is nested too deeply to be read. Front matter needs no more than a list within a key.',
    ]);
  });

  it.each([
    ['11 date', 'a date'],
    ['11 number', 'a number'],
    ['11 octal', 'a number'],
  ])('%s: a title that YAML does not take for text is %s', (name, kind) => {
    expect(linesOf(name)).toEqual([
      `2:1 error front-matter-type  "title" must be a string, but is ${kind}. Put quotes around the value.`,
    ]);
  });

  it('11 time: a time that YAML 1.1 takes for a number is no title', () => {
    expect(linesOf('11 time').join()).toMatch(/^2:1 error front-matter-type {2}"title" must be a string/);
  });

  it('13: a head without an end is reported where it starts', () => {
    expect(linesOf('13')[0]).toMatch(/^1:1 error front-matter-unclosed /);
  });

  it('14: a tab that indents is refused', () => {
    expect(linesOf('14')).toEqual([
      '3:1 error front-matter-tab  A tab indents this line, which YAML reads as something else. Indent with spaces.',
    ]);
  });

  it('15: a key written twice is found on its line', () => {
    expect(linesOf('15')[0]).toMatch(
      /^3:1 error front-matter-syntax {2}The front matter is not valid YAML: duplicated mapping key\./,
    );
  });

  it('1-15: nothing is written, and no stack is shown', () => {
    expect(site.outputFiles()).toEqual([]);
    expect(built.stderr).not.toMatch(/^ {4}at |TypeError|RangeError/m);
  });
});

describe('torture of line breaks', () => {
  it.runIf(isEvery)('17, 39: CR, CRLF and a byte order mark give the bytes of LF', async () => {
    const text = `---\ntitle: A\ndescription: Shows A.\n---\n\nOne\ntwo.\n\n\`\`\`tsx {2}\nlet a;\nlet b;\n\`\`\`\n`;
    const spellings = [text, text.replaceAll('\n', '\r'), text.replaceAll('\n', '\r\n'), `\uFEFF${text}`];

    const built = await Promise.all(
      spellings.map(async (spelling) => {
        const site = siteTest({ 'content/lib/a.md': spelling });
        await site.build();
        return site.hashes();
      }),
    );

    for (const hashes of built.slice(1)) expect(hashes).toEqual(built[0]);
  });
});
