import { describe, expect, it } from 'vitest';
import { parseBody } from './parse-page.ts';

const place = { file: 'page.md', line: 5, column: 1 };
const insert = (line: string) => parseBody(line, { components: ['ComponentLinkHeader', 'ComponentPageTabs'] });

describe('a demo marker', () => {
  it.each([
    ['{{"demo": "BasicButtons.js"}}', 'BasicButtons', 'BasicButtons.js', {}],
    [
      '{{"demo": "BasicButtons.tsx", "bg": "inline", "hideToolbar": true}}',
      'BasicButtons',
      'BasicButtons.tsx',
      { bg: 'inline', hideToolbar: true },
    ],
    [
      '{{"demo": "BasicButtons", "bg": true, "height": 300, "maxWidth": 500.5, "iframe": true}}',
      'BasicButtons',
      'BasicButtons',
      { bg: true, height: 300, maxWidth: 500.5, iframe: true },
    ],
    [
      '{{"demo": "folder/Demo.js", "defaultCodeOpen": "false", "disableLiveEdit": "true"}}',
      'Demo',
      'folder/Demo.js',
      { defaultCodeOpen: false, disableLiveEdit: true },
    ],
  ])('is parsed: %s', (line, name, file, options) => {
    const { blocks, anchors, problems } = insert(line);

    expect(problems).toEqual([]);
    expect(blocks.filter(({ kind }) => kind === 'demo')).toEqual([
      { kind: 'demo', demo: { name, file, options, line: 5, column: 1 } },
    ]);
    expect(anchors).toContain(name);
  });

  it.each([
    ['{{"demo": "A.js", "heigth": 3}}', 'Unknown key "heigth"', '"height"'],
    ['{{"demo": "A.js", "height": "300"}}', '"height"', ''],
    ['{{"demo": "A.js", "height": 0}}', '"height"', ''],
    ['{{"demo": "A.js", "bg": "blue"}}', '"bg"', ''],
    ['{{"demo": "A.js", "iframe": 1}}', '"iframe"', ''],
    ['{{"demo": "A.js", "__proto__": {}}}', 'Unknown key "__proto__"', ''],
  ])('is reported if its options are wrong: %s', (line, message, hint) => {
    const { blocks, problems } = insert(line);

    expect(blocks.some(({ kind }) => kind === 'demo')).toBe(false);
    expect(problems).toEqual([
      {
        rule: 'demo-option',
        severity: 'error',
        place,
        message: expect.stringContaining(`The demo "A": ${message}`),
        hint: expect.stringContaining(hint),
      },
    ]);
  });

  it('is reported in full sentences', () => {
    expect(insert('{{"demo": "A.js", "bg": "blue", "heigth": 3}}').problems.map(({ message, hint }) => [message, hint]))
      .toMatchInlineSnapshot(`
      [
        [
          "The demo "A": "bg" must be true, false, "outlined", "gradient", "inline" or "playground", but is "blue"",
          "Choose one of these values.",
        ],
        [
          "The demo "A": Unknown key "heigth"",
          "Did you mean "height"?",
        ],
      ]
    `);
  });

  it.each(['../A.js', '/etc/A.js', 'a/../../A.js', 'https://a.example/A.js', '%2e%2e/A.js', '', '.js', 'a\\u0000.js'])(
    'names a file beside the page, not %j',
    (file) => {
      const { blocks, problems } = insert(`{{"demo": "${file}"}}`);

      expect(blocks.some(({ kind }) => kind === 'demo')).toBe(false);
      expect(problems).toEqual([
        {
          rule: 'demo-name',
          severity: 'error',
          place,
          message: `${JSON.stringify(JSON.parse(`"${file}"`))} names no demo`,
          hint: 'Name a file next to the page, such as "BasicButtons.js", or one of another page, such as "../react-card/BasicCard.js".',
        },
      ]);
    },
  );

  it.each([
    ['a\\\\A.js', 'Write "a/A.js", with slashes.'],
    ['Con.js', 'Rename the file: Windows reserves this name.'],
  ])('must have a file name that every system allows, not %j', (file, hint) => {
    expect(insert(`{{"demo": "${file}"}}`).problems).toEqual([expect.objectContaining({ rule: 'demo-name', hint })]);
  });

  it('must not name a story outside of the site', () => {
    expect(insert('{{"demo": "../../../../ui/src/Button.stories.tsx#Primary"}}').problems).toEqual([
      {
        rule: 'demo-name',
        severity: 'error',
        place,
        message:
          'The stories of "../../../../ui/src/Button.stories.tsx" are outside of the folder of the site, and cannot be shown',
        hint: 'Add a story file next to the page that imports the component from its package, or move docs.config.ts to a folder that holds the stories.',
      },
    ]);
  });

  it.each([
    ['{{"demo": "A.js",}}', 18],
    ['{{"demo": A.js}}', 11],
    ['{{\'demo\': 1, "demo": "A.js"}}', 3],
    ['{{"demo" "A.js"}}', 10],
    ['{{"demo": "A.js" "bg": true}}', 18],
  ])('must be JSON: %s', (line, column) => {
    const { problems } = insert(line);

    expect(problems).toEqual([
      {
        rule: 'marker-json',
        severity: 'error',
        place: { file: 'page.md', line: 5, column },
        message: 'The text between the braces is not JSON',
        hint: 'Write {{"demo": "Name.js"}}, with double quotes around names and texts, and no comma at the end.',
      },
    ]);
  });
});

describe('a demo whose file name has other characters', () => {
  it.each([
    ['演示.tsx', '"演", "示"', 'Demo.tsx'],
    ['./主题Button.tsx', '"主", "题"', './Button.tsx'],
    ['parts/Größe.js', '"ö", "ß"', 'parts/Groe.js'],
    ['My Demo.tsx', '" "', 'MyDemo.tsx'],
    ['a b.js', '" "', 'ab.js'],
    ['Демо2.jsx', '"Д", "е", "м", "о"', 'Demo2.jsx'],
    ['Demo(1).tsx', '"(", ")"', 'Demo1.tsx'],
    ['😀', '"😀"', 'Demo'],
  ])('is reported with the characters and a valid name: %s', (file, characters, plain) => {
    expect(insert(`{{"demo": "${file}"}}`).problems).toEqual([
      {
        rule: 'demo-name',
        severity: 'error',
        place,
        message: `"${file}" cannot be a demo, because its name has ${characters}`,
        hint: `Rename the file, for example to "${plain}": names of demos can have letters from A to Z, digits, "_", "$", "-" and ".". The files that a demo imports may have any letters.`,
      },
    ]);
  });
});

describe('a component marker', () => {
  it.each(['ComponentLinkHeader', 'modules/components/ComponentLinkHeader.js', 'ComponentLinkHeader.tsx'])(
    'places a component: %s',
    (name) => {
      const { blocks, problems } = insert(`{{"component": "${name}", "design": false}}`);

      expect(problems).toEqual([]);
      expect(blocks.at(-1)).toEqual({
        kind: 'component',
        component: { name: 'ComponentLinkHeader', props: { design: false }, line: 5, column: 1 },
      });
    },
  );

  it.each([
    ['ComponentLinkHeder', 'Did you mean "ComponentLinkHeader"?'],
    ['Nothing', 'Add components/Nothing.tsx, or use one of "ComponentLinkHeader", "ComponentPageTabs".'],
  ])('must name a known component, not %s', (name, hint) => {
    expect(insert(`{{"component": "${name}"}}`).problems).toEqual([
      {
        rule: 'module-not-found',
        severity: 'error',
        place,
        message: `Module not found: no component is named "${name}"`,
        hint,
      },
    ]);
  });
});

describe('a marker', () => {
  it.each(['```\n{{"demo": "A.js"}}\n```', '`{{"demo": "A.js"}}`', '    {{"demo": "A.js"}}'])(
    'is code in code: %j',
    (body) => {
      const { blocks, problems } = insert(body);

      expect(problems).toEqual([]);
      expect(blocks.every(({ kind }) => kind === 'html')).toBe(true);
    },
  );

  it('can be in a list or a callout, or end a paragraph', () => {
    const { blocks } = insert(
      'Text.\n{{"demo": "A.js"}}\n- b\n\n  {{"demo": "B.js"}}\n\n:::info\n{{"demo": "C.js"}}\n:::',
    );

    expect(
      blocks.flatMap((block) => (block.kind === 'demo' ? [[block.demo.name, block.demo.line, block.demo.column]] : [])),
    ).toEqual([
      ['A', 6, 1],
      ['B', 9, 3],
      ['C', 12, 1],
    ]);
  });
});
