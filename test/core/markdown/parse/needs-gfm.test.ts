import { isDeepStrictEqual } from 'node:util';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { needsEmail, needsGfm } from '../../../../core/markdown/parse/needs-gfm.ts';
import { createProcessors } from '../../../../core/markdown/plugins/create-processors.ts';
import { isEvery } from '../../../everyday.ts';

const options = { allowDangerousHtml: true };
const plain = unified().use(remarkParse).use(remarkRehype, options).use(rehypeStringify, options).freeze();
const github = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, options)
  .use(rehypeStringify, options)
  .freeze();

describe('a text that GitHub’s extensions parse differently', () => {
  it.each([
    '| a |\n|---|\n| 1 |',
    'a | b\n-|-\n1 | 2',
    '> | a |\n> | :-: |',
    '1. | a |\n   |---|\n   | b |',
    'a\n:-',
    'a\n:-:',
    '~~a~~',
    '~a~',
    'a[^1]\n\n[^1]: b',
    '- [ ] a',
    '- [x] a',
    '1. [X] a',
    '- [\n  ] a',
    '> - [\n>   ] a',
    'https://a.example',
    'HTTPS://a.example',
    '(https://a.example)',
    '<https://a.example b>',
    'a](https://a.example)',
    '\\[a](https://a.example)',
    '\\<https://a.example>',
    'www.a.example',
    '*www.a.example*',
    'http\\://a.example',
    'http:\\//a.example',
    'www\\.a.example',
    'http&#58;//a.example',
    'a@b.example',
    'a\\@b.example',
    'a&commat;b.example',
    'a@b.-c',
    '[a](https://a.example b)',
    '"https://a.example"',
    '1https://a.example',
  ])('is found: %j', (text) => {
    expect(github.processSync(text).toString()).not.toBe(plain.processSync(text).toString());
    expect(needsGfm(text)).toBe(true);
  });

  it.runIf(isEvery)('is found in any combination of pieces', () => {
    const missed = makeTexts(3000).filter((text) => !needsGfm(text) && isReadOtherwise(text));

    expect(missed).toEqual([]);
  });
});

describe('a text that every parser reads in the same way', () => {
  it.each([
    '# A\n\nText with [a link](https://a.example), ![an image](https://a.example/b.png) and <https://a.example>.',
    '[a](https://a.example "Title")',
    'Install @mui/joy.',
    'a | b',
    '- a\n- b',
    '---\n\n***',
    'a: b-c',
    '[a][b]',
    'ahttps://a',
  ])('does not need the extensions: %j', (text) => {
    expect(needsGfm(text)).toBe(false);
  });
});

describe('a text without an e-mail address', () => {
  const processors = createProcessors();

  it.each(['a@b.example', 'Write to a.b+c@d-e.example.', 'mailto:a@b.example', 'a@b.c-d'])('is not %j', (text) => {
    expect(needsEmail(text)).toBe(true);
    expect(processors.addressless.parse(text)).not.toEqual(processors.github.parse(text));
  });

  it.each([
    'Install `@mui/joy@5` and https://a.example/@b.c.',
    'a\\@b.example',
    'a&commat;b.example',
    '| a | b@c |\n|---|---|\n| ~1~ | www.a.example |',
    '- [ ] a[^1]\n\n[^1]: @a.b',
  ])('is parsed in the same way by the parser that knows none: %j', (text) => {
    expect(needsEmail(text)).toBe(false);
    expect(processors.addressless.parse(text)).toEqual(processors.github.parse(text));
  });

  it.runIf(isEvery)('is parsed in the same way in any combination of pieces', () => {
    const texts = makeTexts(3000).filter((text) => !needsEmail(text));
    const others = texts.filter(
      (text) => !isDeepStrictEqual(processors.addressless.parse(text), processors.github.parse(text)),
    );

    expect(texts.length).toBeGreaterThan(1000);
    expect(others).toEqual([]);
  });
});

/** Equal trees have equal HTML, so only different ones are serialized and compared. */
function isReadOtherwise(text: string): boolean {
  if (isDeepStrictEqual(github.parse(text), plain.parse(text))) return false;
  return github.processSync(text).toString() !== plain.processSync(text).toString();
}

/** Texts of one to six pieces, the same in each run. */
function makeTexts(count: number): string[] {
  const pieces = [
    'https://x.example',
    'www.x.example',
    'a@x.example',
    '\\',
    '[',
    '](',
    '](https://x.example)',
    ')',
    '<',
    '>',
    '`',
    '| a',
    '\n|-\n',
    '\n:-\n',
    '[ ]',
    '[x]',
    '- ',
    '> ',
    '\n',
    ' ',
    '*',
    '_',
    'a',
    '!',
    '[^a]',
    '~',
    '"',
    '1. ',
    '(',
    ':',
    'http:/',
    '/x.example',
    '&#58;',
  ];
  let seed = 1;
  const next = (limit: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor((seed / 2147483648) * limit);
  };
  return Array.from({ length: count }, () =>
    Array.from({ length: 1 + next(6) }, () => pieces[next(pieces.length)]).join(''),
  );
}
