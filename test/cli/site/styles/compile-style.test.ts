import { rmSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { compileStyle } from '../../../../cli/site/styles/compile-style.ts';
import { siteFolder } from '../../demos/site-folder.ts';

const roots: string[] = [];
afterEach(() => roots.splice(0).forEach((root) => rmSync(root, { recursive: true, force: true })));

async function compile(files: Record<string, string>, file = Object.keys(files)[0] ?? '') {
  const root = siteFolder(files);
  roots.push(root);
  const { style, problems } = await compileStyle(file, { root });
  if (!style || problems.length > 0) throw new Error(JSON.stringify(problems));
  return style;
}

describe('a style sheet', () => {
  it('is minified, with its imports and pictures', async () => {
    const files = {
      'content/Demo.css': "@import './base.css';\n.a {\n  background: url(./dot.svg);\n}\n",
      'content/base.css': 'b { color: red; }\n',
      'content/dot.svg': '<svg/>',
    };

    expect(await compile(files)).toEqual({
      css: 'b{color:red}.a{background:url(data:image/svg+xml,<svg/>)}',
      names: {},
    });
  });

  it.each([
    ['Demo.css', '#part', '#part'],
    ['Demo.module.scss', '?v=2#part', '#part'],
    ['Demo.less', '?a=b#part', '#part'],
    ['Demo.css', '?#iefix', '#iefix'],
    ['Demo.css', '?v=2', ''],
  ])('keeps the fragment of an address: %s, %s', async (file, suffix, fragment) => {
    const { css } = await compile({
      [`content/${file}`]: `b { background: url('./dot.svg${suffix}'); }\n`,
      'content/dot.svg': '<svg/>',
    });

    expect(css).toBe(`b{background:url(data:image/svg+xml,<svg/>${fragment})}`);
  });

  it('is the same in any folder', async () => {
    const files = { 'content/Demo.module.css': '.card { color: red; }\n' };

    expect(await compile(files)).toEqual(await compile(files));
  });
});

describe('a CSS module', () => {
  it('has names of its own', async () => {
    const { css, names } = await compile({
      'content/Demo.module.css': '.card { color: red; }\n.card:hover .big-card { margin: 0; }\n',
    });

    expect(Object.keys(names)).toEqual(['card', 'big-card']);
    expect(css).toBe(`.${names.card}{color:red}.${names.card}:hover .${names['big-card']}{margin:0}`);
  });

  it('keeps its names apart from those of another folder', async () => {
    const files = {
      'content/a/Demo.module.css': '.card { color: red; }\n',
      'content/b/Demo.module.css': '.card { color: red; }\n',
    };
    const [one, other] = [
      await compile(files, 'content/a/Demo.module.css'),
      await compile(files, 'content/b/Demo.module.css'),
    ];

    expect(one.names.card).not.toBe(other.names.card);
  });

  it('leaves global names as they are', async () => {
    const { css, names } = await compile({
      'content/Demo.module.css': '.card :global(.MuiButton-root) { color: red; }\n',
    });

    expect(names).toEqual({ card: names.card });
    expect(css).toBe(`.${names.card} .MuiButton-root{color:red}`);
  });
});

describe('classes that are composed', () => {
  const shared = {
    'content/shared.module.css':
      ".shadow { composes: base; color: blue; }\n.base { composes: deep from './deep.module.css'; margin: 0; }\n",
    'content/deep.module.css': '.deep { color: red; }\n',
  };

  it('are listed with the class itself: from the same file, other files, and global ones', async () => {
    const { names } = await compile({
      'content/Demo.module.css':
        ".card { color: red; }\n.big { composes: card; composes: shadow from './shared.module.css'; composes: wide high from global; }\n",
      ...shared,
    });

    expect(names.big?.replace(/_\w{5}(?= |$)/g, '').split(' ')).toEqual([
      'Demo_big',
      'deep_deep',
      'shared_base',
      'shared_shadow',
      'Demo_card',
      'wide',
      'high',
    ]);
  });

  it('come from separate sheets before the composing sheet, each once', async () => {
    const { css, before = {} } = await compile({
      'content/Demo.module.css':
        "@import './plain.css';\n.card { composes: shadow from './shared.module.css'; composes: deep from './deep.module.css'; color: red; }\n",
      'content/plain.css': 'b { margin: 0; }\n',
      ...shared,
    });

    expect(Object.keys(before)).toEqual(['content/deep.module.css', 'content/shared.module.css']);
    expect(before['content/deep.module.css']).toMatch(/^\.deep_deep_\w{5}\{color:red\}$/);
    expect(css).toMatch(/^b\{margin:0\}\.Demo_card_\w{5}\{color:red\}$/);
  });

  it('are the same for all sheets that compose them, in every language', async () => {
    const files = {
      'content/One.module.scss': "$c: red;\n.one { composes: shadow from './shared.module.css'; .in { color: $c; } }\n",
      'content/Two.module.less': "@c: red;\n.two { composes: shadow from './shared.module.css'; color: @c; }\n",
      ...shared,
    };
    const [one, two, own] = [
      await compile(files),
      await compile(files, 'content/Two.module.less'),
      await compile(files, 'content/shared.module.css'),
    ];

    expect(one.names.one?.split(' ')).toContain(own.names.shadow?.split(' ')[0]);
    expect(one.names.one?.split(' ').slice(1)).toEqual(two.names.two?.split(' ').slice(1));
    expect(one.before).toEqual(two.before);
  });

  it('may share names with classes in another file of the same name', async () => {
    const { names, before = {} } = await compile({
      'content/Demo.module.css':
        ".card { composes: x from './a/same.module.css'; composes: x from './b/same.module.css'; }\n",
      'content/a/same.module.css': '.x { color: red; }\n',
      'content/b/same.module.css': '.x { margin: 0; }\n',
    });

    expect(new Set(names.card?.split(' ')).size).toBe(3);
    expect(Object.keys(before)).toEqual(['content/a/same.module.css', 'content/b/same.module.css']);
  });
});

describe('the source files of a style sheet', () => {
  it.each([
    [
      'content/a.css',
      "@import './b.css';\n.a { background: url('./dot.svg'); }\n",
      ['content/a.css', 'content/b.css', 'content/dot.svg'],
    ],
    [
      'content/a.module.css',
      ".a { composes: b from './b.module.css'; }\n",
      ['content/a.module.css', 'content/b.module.css', 'content/c.module.css'],
    ],
    [
      'content/a.scss',
      "@use 'part'; @use 'looks/colors';\n.a { color: part.$c; }\n",
      [
        'content/_more.scss',
        'content/_part.scss',
        'content/a.scss',
        'node_modules/looks/_colors.scss',
        'node_modules/looks/package.json',
      ],
    ],
    ['content/a.less', "@import './part';\n.a { color: @c; }\n", ['content/a.less', 'content/part.less']],
    [
      'content/a.css',
      "@import 'looks/all.css';\n",
      ['content/a.css', 'node_modules/looks/all.css', 'node_modules/looks/package.json'],
    ],
    ['content/a.css', "@import './none.css';\n", ['content/a.css', 'content/none.css']],
    [
      'content/a.module.css',
      ".a { composes: b from './none.module.css'; }\n",
      ['content/a.module.css', 'content/none.module.css'],
    ],
  ])('is listed by its compiler: %s, %j', async (file, text, reads) => {
    const root = siteFolder({
      [file]: text,
      'content/b.css': 'b {}\n',
      'content/b.module.css': ".b { composes: c from './c.module.css'; }\n",
      'content/c.module.css': '.c { color: red; }\n',
      'content/dot.svg': '<svg/>',
      'content/_part.scss': "@forward 'more';\n$c: red;\n",
      'content/_more.scss': '$d: red;\n',
      'content/part.less': '@c: red;\n',
      'node_modules/looks/package.json': '{ "name": "looks", "version": "1.0.0" }',
      'node_modules/looks/_colors.scss': '$e: red;\n',
      'node_modules/looks/all.css': 'i { color: red; }\n',
    });
    roots.push(root);

    expect((await compileStyle(file, { root })).reads).toEqual(reads);
  });
});

describe('code without effect in a style sheet', () => {
  it.each([
    [
      'content/a.module.css',
      '.a { color: red; }\n@value primary: red;\n',
      2,
      1,
      '"@value" of CSS modules is not supported, so it has no effect',
    ],
    [
      'content/a.module.css',
      "@value one, two from './b.css';\n.a { color: one; }\n",
      1,
      1,
      '"@value" of CSS modules is not supported, so it has no effect',
    ],
    [
      'content/a.module.css',
      ":import('./b.css') {\n  x: y;\n}\n.a { color: red; }\n",
      1,
      1,
      '":import" of CSS modules is not supported, so it has no effect',
    ],
    [
      'content/a.module.scss',
      '// Red.\n$c: red;\n.a { color: $c; }\n:export { red: $c; }\n',
      4,
      1,
      '":export" of CSS modules is not supported, so it has no effect',
    ],
    [
      'content/a.module.css',
      '.a {\n  composes: none;\n}\n',
      2,
      13,
      'No rule has the class "none", which another class is composed of',
    ],
    ['content/a.css', 'ä { content: "ä"; widht: 3px; }\n', 1, 19, '"widht" is not a known CSS property'],
    ['content/a.scss', '@use "part";\n', 3, 5, '"widht" is not a known CSS property', 'content/_part.scss'],
    ['content/a.less', '@w: 3px;\n.a {\n  .b { widht: @w; }\n}\n', 3, 8, '"widht" is not a known CSS property'],
  ])('is a warning at its place: %s, %j', async (file, text, line, column, message, at = file) => {
    const root = siteFolder({ [file]: text, 'content/_part.scss': '// Part.\n.b {\n    widht: 3px;\n}\n' });
    roots.push(root);
    const { style, problems } = await compileStyle(file, { root });

    expect(problems).toMatchObject([
      { rule: 'demo-style', severity: 'warning', place: { file: at, line, column }, message },
    ]);
    expect(style?.css).not.toMatch(/@value|:import|:export|primary/);
  });
});

describe('a heavy file in a style sheet', () => {
  const font = 'Save the font as WOFF2, with only the letters that demos show, or use a system font.';
  const picture = 'Make the picture smaller. A demo can also import it, as a file that all pages share.';

  it.each([
    ['content/a.css', "@font-face {\n  src: url('./big.woff2');\n}\n", '2:12', 'content/big.woff2', font],
    ['content/a.css', '.a { background: url(./big.png?v=1#b); }\n', '1:18', 'content/big.png', picture],
    ['content/a.module.scss', ".a {\n  .b { background: url('./big.svg#b'); }\n}\n", '2:8', 'content/big.svg', picture],
    ['content/a.less', "@font-face {\n  src: url('./big.ttf');\n}\n", '2:12', 'content/big.ttf', font],
    ['content/a.css', "@import './part.css';\n", '1:18', 'content/big.png', picture, 'content/part.css'],
  ])('is a warning at its place: %s, %j', async (file, text, at, name, hint, place = file) => {
    const big = 'a'.repeat(20 * 1024);
    const names = ['big.woff2', 'big.png', 'big.svg', 'big.ttf'];
    const root = siteFolder({
      [file]: text,
      'content/part.css': '.a { background: url(./big.png); }\n',
      ...Object.fromEntries(names.map((each) => [`content/${each}`, big])),
    });
    roots.push(root);
    const { style, problems } = await compileStyle(file, { root });

    const [line, column] = at.split(':').map(Number);
    expect(problems).toEqual([
      {
        rule: 'demo-style-heavy',
        severity: 'warning',
        place: { file: place, line, column },
        message: `The file "${name}" weighs 20.0 kB, and every page with this style sheet loads it`,
        hint,
      },
    ]);
    expect(style?.css).toContain('url(data:');
  });

  it.each([
    ['content/a.css', '.a { background: url(./small.png); }\n'],
    ['content/a.css', "@import 'looks/all.css';\n"],
    ['content/a.scss', ".a { .b { background: url('./small.png'); } }\n"],
  ])('is not reported below 20 kB, nor in a package: %s, %s', async (file, text) => {
    const root = siteFolder({
      [file]: text,
      'content/small.png': 'a'.repeat(20 * 1024 - 1),
      'node_modules/looks/package.json': '{ "name": "looks", "version": "1.0.0" }',
      'node_modules/looks/all.css': '.a { background: url(./big.png); }\n',
      'node_modules/looks/big.png': 'a'.repeat(30_000),
    });
    roots.push(root);

    expect((await compileStyle(file, { root })).problems).toEqual([]);
  });
});

describe('a broken style sheet', () => {
  it.each([
    ["@import './none.css';\n", '1:9', 'Could not resolve "./none.css"'],
    ['a { color: red;\n', '1:3', 'Expected "}" to go with "{"'],
    ['b {}\na { color red; }\n', '2:10', 'Expected ":"'],
    ['// Red.\na { color: red; }\n', '1:1', 'Comments in CSS use "/* ... */" instead of "//"'],
  ])('is reported with its place: %j', async (text, at, message) => {
    const root = siteFolder({ 'content/Demo.css': text });
    roots.push(root);
    const { problems } = await compileStyle('content/Demo.css', { root });
    const [problem] = problems;

    expect(problem).toMatchObject({
      rule: 'demo-style',
      severity: 'error',
      message,
      hint: 'Correct the style sheet at this place.',
    });
    expect(problem?.place).toEqual({
      file: 'content/Demo.css',
      line: Number(at.split(':')[0]),
      column: Number(at.split(':')[1]),
    });
  });

  it.each([
    [
      'content/a.module.css',
      ".a { composes: none from './b.module.css'; }\n",
      1,
      16,
      'The name "none" never appears in "content/b.module.css"',
    ],
    [
      'content/a.module.css',
      ".a { composes: b from './none.module.css'; }\n",
      1,
      23,
      'Could not resolve "./none.module.css"',
    ],
    [
      'content/a.module.scss',
      "// Sass.\n.a {\n  composes: none from './b.module.css';\n}\n",
      3,
      3,
      'The name "none" never appears in "content/b.module.css"',
    ],
    [
      'content/a.module.scss',
      '.a {\n  .b {\n    composes: c;\n  }\n}\n',
      3,
      5,
      '"composes" only works inside single class selectors',
    ],
  ])('is reported where its author wrote "composes": %s, %j', async (file, text, line, column, message) => {
    const root = siteFolder({ [file]: text, 'content/b.module.css': '.b { color: red; }\n' });
    roots.push(root);
    const { style, problems } = await compileStyle(file, { root });

    expect(style).toBeUndefined();
    expect(problems).toMatchObject([{ severity: 'error', place: { file, line, column }, message }]);
  });

  it.each([
    ['content/a.module.css', '@keyframes :global(fade-in) { to { top: 0 } }\n', '1:12', 'global'],
    [
      'content/a.module.css',
      '.a { color: red; }\n@-webkit-keyframes :global fade-in { to { top: 0 } }\n',
      '2:20',
      'global',
    ],
    ['content/a.module.css', '@keyframes :local(fade-in) { to { top: 0 } }\n', '1:12', 'local'],
    ['content/a.module.scss', '.a { color: red; }\n@keyframes :global(fade-in) { to { top: 0 } }\n', '2:1', 'global'],
  ])('is reported with a hint if keyframes have a scope: %s, %j', async (file, text, at, scope) => {
    const root = siteFolder({ [file]: text });
    roots.push(root);
    const { style, problems } = await compileStyle(file, { root });

    const [line, column] = at.split(':').map(Number);
    expect(style).toBeUndefined();
    expect(problems).toEqual([
      {
        rule: 'demo-style',
        severity: 'error',
        place: { file, line, column },
        message: `":${scope}" of CSS modules is not supported in "@keyframes"`,
        hint:
          scope === 'local'
            ? 'Write the name alone: names of keyframes are local in a module.'
            : 'Move the rule, and those that use it, to a style sheet that is not a module: names are global there.',
      },
    ]);
  });

  it('is reported in the broken file', async () => {
    const root = siteFolder({ 'content/Demo.css': "@import './base.css';\n", 'content/base.css': 'a {\n' });
    roots.push(root);

    expect(await compileStyle('content/Demo.css', { root })).toMatchObject({
      problems: [{ place: { file: 'content/base.css', line: 1, column: 3 } }],
    });
  });

  it('is not one that only has unknown rules and properties', async () => {
    expect((await compile({ 'content/Demo.css': '@unknown x;\na { colour-of-sky: blue; }\n' })).css).toContain(
      'colour-of-sky:blue',
    );
  });
});
