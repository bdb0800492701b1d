import { describe, expect, it } from 'vitest';
import { addressKeys } from '../../../../core/model/schema/front-matter-shape.ts';
import { parsePage } from '../parse-page.ts';

const body = '# Page\n\n<p class="description">About.</p>\n';
const read = (head: string) => parsePage(`---\n${head}\n---\n${body}`);
const empty = { components: [], hooks: [], redirectFrom: [], authors: [], tags: [] };

const write = 'Write the year, the month, and the day, with hyphens.';

describe('front matter', () => {
  it.each([
    ['title: A', { title: 'A' }],
    ['keywords: 换肤，配色', { keywords: ['换肤', '配色'] }],
    ['tags: 发布、设计', { tags: ['发布', '设计'] }],
    ['authors: lin，ines, wu', { authors: ['lin', 'ines', 'wu'] }],
    ['tags: ["a，b"]', { tags: ['a，b'] }],
    ['tags: [发布，教程]', { tags: ['发布', '教程'] }],
    ['keywords: [\n  下载，依赖, "甲，乙"\n]', { keywords: ['下载', '依赖', '甲，乙'] }],
    ['authors: [ lin， wang ]', { authors: ['lin', 'wang'] }],
    ['tags:\n  - 安装，部署', { tags: ['安装，部署'] }],
    ['redirectFrom: /a，b/', { redirectFrom: ['/a，b/'] }],
    ['components: Button, ButtonBase', { components: ['Button', 'ButtonBase'] }],
    ['hooks: [useA, useB]', { hooks: ['useA', 'useB'] }],
    ['components:\n  - A\n  - B', { components: ['A', 'B'] }],
    ['components: ""', {}],
    ['keywords: sidebar, side panel', { keywords: ['sidebar', 'side panel'] }],
    ['keywords: [a]', { keywords: ['a'] }],
    ['redirectFrom: /old/', { redirectFrom: ['/old/'] }],
    ['unlisted: true\ndraft: false', { unlisted: true, draft: false }],
    ['date: 2024-01-31', { date: '2024-01-31' }],
    ['date: 2024-01-31T23:30:00.000Z', { date: '2024-01-31' }],
    ['date: "2024-01-31"', { date: '2024-01-31' }],
    ['# nothing', {}],
  ])('is parsed: %j', (head, expected) => {
    const { frontMatter, problems } = read(head);

    expect(problems).toEqual([]);
    expect(frontMatter).toEqual({ ...empty, ...expected });
  });

  it.each(addressKeys)('has no address that runs code: %s', (key) => {
    const { frontMatter, problems } = read(`title: A\n${key}: "java\\tscript:alert(1)"`);

    expect(problems).toEqual([
      {
        rule: 'front-matter-type',
        severity: 'error',
        place: { file: 'page.md', line: 3, column: 1 },
        message: `"${key}" must be a path of the site or an address, but is "java\\tscript:alert(1)"`,
        hint: 'Start it with "/" or with "https://".',
      },
    ]);
    expect(frontMatter).not.toHaveProperty(key);
  });

  it('takes precedence over the heading and the lead', () => {
    expect(read('title: Head\ndescription: Said above.')).toMatchObject({
      title: 'Head',
      description: 'Said above.',
      hasTitleHeading: true,
    });
  });
});

describe('an unknown key', () => {
  it('is reported with the one that was meant', () => {
    expect(read('title: A\ntitel: B').problems).toEqual([
      {
        rule: 'front-matter-unknown-key',
        severity: 'error',
        place: { file: 'page.md', line: 3, column: 1 },
        message: expect.stringContaining('"titel"'),
        hint: expect.stringContaining('"title"'),
      },
    ]);
  });

  it.each(['__proto__: {admin: true}', 'constructor: hi', 'toString: hi', 'hasOwnProperty: hi', '"__proto__": 1'])(
    'is refused even if every object has it: %s',
    (head) => {
      const { problems, frontMatter } = read(head);

      expect(problems.map(({ rule, place }) => [rule, place.line])).toEqual([['front-matter-unknown-key', 2]]);
      expect(frontMatter).toEqual({ ...empty, faulty: true });
      expect(({} as { admin?: boolean }).admin).toBeUndefined();
    },
  );
});

describe('a value of the wrong type', () => {
  it.each([
    'title: 2024-01-02',
    'title: 1.10',
    'title: 12:30:45',
    'title: 010',
    'title: [a]',
    'draft: "yes"',
    'components: {a: b}',
    'just text',
    '- a',
  ])('is reported: %s', (head) => {
    expect(read(head).problems.map(({ rule, severity }) => [rule, severity])).toEqual([['front-matter-type', 'error']]);
  });

  it('is reported with the value that YAML has parsed', () => {
    expect(read('title: 2024-01-02').problems).toMatchInlineSnapshot(`
      [
        {
          "hint": "Put quotes around the value.",
          "message": ""title" must be a string, but is a date",
          "place": {
            "column": 1,
            "file": "page.md",
            "line": 2,
          },
          "rule": "front-matter-type",
          "severity": "error",
        },
      ]
    `);
  });

  it.each([
    ['./shot.png', '/shot.png'],
    ['../static/截图.png', '/截图.png'],
    ['static/shot.png', '/shot.png'],
  ])('includes a relative path of an image: %s', (image, cure) => {
    expect(read(`title: A\nimage: ${image}`).problems).toEqual([
      {
        rule: 'front-matter-type',
        severity: 'error',
        place: { file: 'page.md', line: 3, column: 1 },
        message: `"image" must be a path from the root of the site or an address, but is "${image}"`,
        hint: `Put the picture into public/, and write its path from there, such as "${cure}".`,
      },
    ]);
  });

  it.each([
    ['soon', '"soon"', write],
    ['2024-02-31', '"2024-02-31"', 'There is no such day in the calendar.'],
    ['2026-13-40', '"2026-13-40"', 'There is no such day in the calendar.'],
    ['5', 'a number', write],
    ['2026年4月12日', '"2026年4月12日"', write],
  ])('includes a date that does not exist: %s', (date, shown, hint) => {
    expect(read(`title: A\ndate: ${date}`).problems).toEqual([
      {
        rule: 'front-matter-type',
        severity: 'error',
        place: { file: 'page.md', line: 3, column: 7 },
        message: `"date" must be a day such as 2024-01-31, but is ${shown}`,
        hint,
      },
    ]);
  });
});

describe('the place of an invalid date', () => {
  it.each([
    ['date: soon', 2, 7],
    ['title: A\n"date":   soon', 3, 11],
    ['date:\n  soon', 2, 1],
    ["date: 'soon' # later", 2, 7],
  ])('is the place of its value: %j', (head, line, column) => {
    expect(read(head).problems).toMatchObject([{ place: { file: 'page.md', line, column } }]);
  });
});

describe('a fault in front matter', () => {
  it('does not affect the other keys', () => {
    expect(read('title: A\ndate: 2026-13-40\nauthors: [ann]\ndraft: 1').frontMatter).toEqual({
      ...empty,
      title: 'A',
      authors: ['ann'],
      faulty: true,
    });
  });

  it.each(['title: 1', 'titel: A', 'title: A\ntitle: B', 'title: [', 'description: {}'])(
    'is reported without a missing title or description: %j',
    (head) => {
      const { problems } = parsePage(`---\n${head}\n---\nText.\n`);

      expect(problems.map(({ rule }) => rule)).toEqual([expect.stringMatching(/^front-matter-/)]);
    },
  );
});
