import { describe, expect, it } from 'vitest';
import { parseNav } from '../../../../core/nav/tree/parse-nav.ts';
import type { Place } from '../../../../core/model/problem.ts';

const file = 'nav/kit.ts';

function parse(value: unknown) {
  return parseNav(value, { product: 'kit', file });
}

describe('a tree', () => {
  it('keeps its entries with their places', () => {
    const entries = [
      { pathname: '/kit/g', title: 'Group', children: [{ pathname: '/kit/a', plan: 'pro', title: false }] },
      { pathname: 'https://example.com/store/', linkProps: { target: '_blank', 'data-ga-event-category': 'store' } },
    ];

    expect(parse(entries)).toEqual({
      problems: [],
      tree: {
        product: 'kit',
        file,
        entries,
        places: [
          { path: '/kit/g', place: { file, value: [0, 'pathname'] } },
          { path: '/kit/a', place: { file, value: [0, 'children', 0, 'pathname'] } },
          { path: 'https://example.com/store/', place: { file, value: [1, 'pathname'] } },
        ],
      },
    });
  });

  it('normalizes accents in paths', () => {
    const { tree } = parse([{ pathname: '/cafe\u0301' }]);

    expect(tree.entries[0]?.pathname).toBe('/caf\u00E9');
    expect(tree.places?.[0]?.path).toBe('/cafe\u0301');
  });

  it('keeps the neighbors of a faulty entry', () => {
    const { tree } = parse([{ pathname: '/a' }, { pathname: '/../b' }, { pathname: '/c' }]);

    expect(tree.entries.map(({ pathname }) => pathname)).toEqual(['/a', '/c']);
  });

  it('may link to one address from several groups', () => {
    const store = { pathname: 'mailto:a@b.c' };

    expect(
      parse([
        { pathname: '/a', children: [store] },
        { pathname: '/b', children: [store] },
      ]).problems,
    ).toEqual([]);
  });
});

describe('a faulty entry', () => {
  const pathname = { file, value: [0, 'pathname'] };

  it.each<[string, object, Place, string, string]>([
    [
      'nav-unknown-key',
      { pathname: '/a', titel: 'A' },
      { file, key: [0, 'titel'] },
      'Unknown key "titel"',
      'Did you mean "title"?',
    ],
    [
      'nav-type',
      { pathname: '/a', planned: 'yes' },
      { file, key: [0, 'planned'] },
      '"planned" must be true or false, but is a string',
      'Write true or false.',
    ],
    [
      'nav-type',
      { pathname: '/a', title: true },
      { file, key: [0, 'title'] },
      '"title" must be a string or false, but is a boolean',
      'Write a string or false.',
    ],
    [
      'nav-type',
      { pathname: '/a', title: 'a\uD800b' },
      { file, key: [0, 'title'] },
      '"title" contains half of a character',
      'Remove the lone surrogate, or write the whole character.',
    ],
    [
      'nav-type',
      { pathname: '/a', plan: 'por' },
      { file, key: [0, 'plan'] },
      '"plan" must be "community", "pro" or "premium", but is "por"',
      'Did you mean "pro"?',
    ],
    [
      'path-traversal',
      { pathname: '/a/../../x' },
      pathname,
      'The path "/a/../../x" leaves its folder',
      'Write the whole path from the root of the site, without "." and ".." segments.',
    ],
    [
      'path-character',
      { pathname: '/a\u0000b' },
      pathname,
      'The path "/a\\u0000b" contains the character "\\u0000"',
      'Use letters, digits, "-", "_", "." and "~" only.',
    ],
    [
      'path-leading-slash',
      { pathname: 'kit/a' },
      pathname,
      '"kit/a" is neither a path of the site nor an address',
      'Start a path with "/", and an address with "https://".',
    ],
    [
      'reserved-path',
      { pathname: '/sw.js' },
      pathname,
      'The path "/sw.js" is reserved, because a site has files of its own under "sw.js"',
      'Choose another name.',
    ],
    [
      'nav-link-protocol',
      { pathname: 'javascript:alert(1)' },
      pathname,
      'The link "javascript:alert(1)" has a protocol that is not allowed',
      'Start it with "https://", "http://", "mailto:" or "tel:".',
    ],
    [
      'nav-link-protocol',
      { pathname: '/a', linkProps: { href: 'java\nscript:alert(1)' } },
      { file, key: [0, 'linkProps', 'href'] },
      'The link "java\\nscript:alert(1)" has a protocol that is not allowed',
      'Start it with "https://", "http://", "mailto:" or "tel:".',
    ],
    [
      'nav-link-attribute',
      { pathname: '/a', linkProps: { onClick: 'alert(1)' } },
      { file, key: [0, 'linkProps', 'onClick'] },
      'The key "linkProps" sets the attribute "onClick", which menu links cannot have',
      'Use "href", "target", "rel", "title", "id", "className", "lang", "hrefLang", "download", "type", "data-*" and "aria-*" only.',
    ],
    ...['data-docs-ripple', 'data-island', 'data-Demo'].map((name): [string, object, Place, string, string] => [
      'nav-link-attribute',
      { pathname: '/a', linkProps: { [name]: '' } },
      { file, key: [0, 'linkProps', name] },
      `The key "linkProps" sets the attribute "${name}", which menu links cannot have`,
      'Use "href", "target", "rel", "title", "id", "className", "lang", "hrefLang", "download", "type", "data-*" and "aria-*" only.',
    ]),
    ...['docs--settings', 'main-content'].map((id): [string, object, Place, string, string] => [
      'nav-link-attribute',
      { pathname: '/a', linkProps: { id } },
      { file, key: [0, 'linkProps', 'id'] },
      `The id "${id}" is reserved for a part of the page, so a menu link cannot have it`,
      'Choose another id, one that does not begin with "docs--".',
    ]),
  ])('%s: %j', (rule, entry, place, message, hint) => {
    expect(parse([entry]).problems).toEqual([{ rule, severity: 'error', place, message, hint }]);
  });

  it.each([
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    ' javascript:alert(1)',
    '\u0001javascript:a',
    'vbscript:a',
    'https:evil',
    'https:\\\\evil',
  ])('may have no pathname like %j', (pathname) => {
    expect(parse([{ pathname }]).problems.map(({ rule }) => rule)).toEqual(['nav-link-protocol']);
  });

  it.each([
    'http://a.b',
    'https://a.b/c?d#e',
    'mailto:a@b.c',
    'tel:+1',
    '/base-ui/react-a/components-api/#a',
    '/a?b=c',
  ])('is not an entry with the pathname %s', (pathname) => {
    expect(parse([{ pathname }]).problems).toEqual([]);
  });

  it('is named by its index where it has no pathname', () => {
    const { problems } = parse([{ pathname: '/a', children: [{ title: 'B' }, 'c'] }]);

    expect(problems).toEqual([
      {
        rule: 'nav-missing-key',
        severity: 'error',
        place: { file, key: [0, 'children', 0, 'pathname'] },
        message: 'The key "pathname" is missing in the entry "[0].children[0]"',
        hint: 'Add "pathname": a string.',
      },
      {
        rule: 'nav-type',
        severity: 'error',
        place: { file, key: [0, 'children', 1] },
        message: 'The entry "[0].children[1]" must be an object, but is a string',
        hint: 'Write an object.',
      },
    ]);
  });
});

describe('a tree without end', () => {
  it('is cut at the entry that contains itself', () => {
    const entry: Record<string, unknown> = { pathname: '/a' };
    entry.children = [entry];

    expect(parse([entry]).problems).toEqual([
      {
        rule: 'nav-cycle',
        severity: 'error',
        place: { file, value: [0, 'pathname'] },
        message: 'The entry "/a" contains itself, so the tree is endless',
        hint: 'Remove it from its own children.',
      },
    ]);
  });

  it('is cut at the level that is too deep, without overflowing the stack', () => {
    let entry: object = { pathname: '/leaf' };
    for (let level = 0; level < 20_000; level += 1) entry = { pathname: `/level-${level}`, children: [entry] };

    expect(parse([entry]).problems).toEqual([
      {
        rule: 'nav-too-deep',
        severity: 'error',
        place: { file, value: expect.arrayContaining([0, 'children', 'pathname']) },
        message: 'The entry "/level-19898" is nested in more than 100 groups',
        hint: 'Flatten the tree.',
      },
    ]);
  });

  it('does not grow from groups that are shared', () => {
    let group: object = { pathname: '/leaf', children: [{ pathname: '/x' }] };
    for (let level = 0; level < 50; level += 1) group = { pathname: `/${level}`, children: [group, group] };

    const { problems } = parse([group]);

    expect(problems).toHaveLength(50);
    expect(problems.at(-1)).toEqual({
      rule: 'nav-group-twice',
      severity: 'error',
      place: { file, value: expect.arrayContaining([0, 'children', 'pathname']) },
      message: expect.stringMatching(/^The group "\/[a-z\d]+" is in the tree twice$/),
      hint: 'Keep it in one place.',
    });
  });
});

describe('a file that exports no list', () => {
  it('is reported', () => {
    expect(parse({ pathname: '/a' })).toEqual({
      tree: { product: 'kit', file, entries: [], places: [], isPartial: true },
      problems: [
        {
          rule: 'nav-type',
          severity: 'error',
          place: { file, value: [] },
          message: 'The default export must be a list of entries, but is an object',
          hint: 'Write "export default [{ pathname: … }];".',
        },
      ],
    });
  });
});

describe('a title of an entry', () => {
  it.each(['', ' ', '\u200b', '\u00a0\u2060', '\u3164', '\t\n', '\u202e'])(
    'that shows nothing is refused with its place: %j',
    (title) => {
      const { problems } = parseNav([{ pathname: '/a', title }], { product: 'lib', file: 'nav/lib.ts' });

      expect(problems).toMatchObject([{ rule: 'nav-title', place: { file: 'nav/lib.ts', key: [0, 'title'] } }]);
    },
  );

  it('may be left out, or be false, or have letters of any kind', () => {
    const value = [{ pathname: '/a' }, { pathname: '/b', title: false }, { pathname: '/c', title: '\u200fשלום' }];

    expect(parseNav(value, { product: 'lib', file: 'nav/lib.ts' }).problems).toEqual([]);
  });
});
