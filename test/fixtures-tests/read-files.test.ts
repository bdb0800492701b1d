// Whatever a compiler read for a demo is followed: a file that no other file of the demo names is saved, and the
// next build shows it, the same as a build from nothing.

import { beforeAll, describe, expect, it } from 'vitest';
import { everyday, isEvery } from '../everyday.ts';
import { goodPage, siteTest } from '../site-test.ts';

const demo = (imports: string, shown = '<b />') =>
  `${imports}\nexport default function Demo() {\n  return <p>${shown}</p>;\n}\n`;

/** Files beside a page and in packages, what is saved of them, and what the page then shows. */
const cases: Record<string, { files: Record<string, string>; saved: Record<string, string>; shows: RegExp }> = {
  'a CSS module that a class is composed from': {
    files: {
      'Demo.tsx': demo("import names from './Demo.module.css';", '<b className={names.a} />'),
      'Demo.module.css': ".a { composes: b from './shared.module.css'; }\n",
      'shared.module.css': '.b { color: red; }\n',
    },
    saved: { 'shared.module.css': '.b { color: navy; }\n' },
    shows: /\{color:navy\}/,
  },
  'a CSS module two files away, which composes more': {
    files: {
      'Demo.tsx': demo("import names from './Demo.module.css';", '<b className={names.a} />'),
      'Demo.module.css': ".a { composes: b from './parts/shared.module.css'; }\n",
      'parts/shared.module.css': ".b { composes: c from '../deep.module.css'; }\n",
      'deep.module.css': '.c { color: red; }\n.d { margin: 7px; }\n',
    },
    saved: { 'deep.module.css': '.c { composes: d; color: red; }\n.d { margin: 7px; }\n' },
    shows: /<b class="[^"]*deep_d_/,
  },
  'a sheet that one of a package imports': {
    files: {
      'Demo.tsx': demo("import './Demo.css';"),
      'Demo.css': "@import 'looks-a/all.css';\n",
      'node_modules/looks-a/package.json': '{ "name": "looks-a", "version": "1.0.0" }',
      'node_modules/looks-a/all.css': "@import './part.css';\n",
      'node_modules/looks-a/part.css': 'b { color: red; }\n',
    },
    saved: { 'node_modules/looks-a/part.css': 'b { color: navy; }\n' },
    shows: /b:where\([^{}]*\{color:navy\}/,
  },
  'where a package leads': {
    files: {
      'Demo.tsx': demo("import './Demo.css';"),
      'Demo.css': "@import 'looks-b/all.css';\n",
      'node_modules/looks-b/package.json':
        '{ "name": "looks-b", "version": "1.0.0", "exports": { "./all.css": "./a.css" } }',
      'node_modules/looks-b/a.css': 'b { color: red; }\n',
      'node_modules/looks-b/b.css': 'b { color: navy; }\n',
    },
    saved: {
      'node_modules/looks-b/package.json':
        '{ "name": "looks-b", "version": "1.0.0", "exports": { "./all.css": "./b.css" } }',
    },
    shows: /b:where\([^{}]*\{color:navy\}/,
  },
  'a sheet of a package that a script imports, and what that imports': {
    files: {
      'Demo.tsx': demo("import 'looks-c/all.css';"),
      'node_modules/looks-c/package.json': '{ "name": "looks-c", "version": "1.0.0" }',
      'node_modules/looks-c/all.css': "@import './part.css';\n",
      'node_modules/looks-c/part.css': 'b { color: red; }\n',
    },
    saved: { 'node_modules/looks-c/part.css': 'b { color: navy; }\n' },
    shows: /b:where\([^{}]*\{color:navy\}/,
  },
  'where the code of a package leads': {
    files: {
      'Demo.tsx': demo("import { word } from 'words';", '{word}'),
      'node_modules/words/package.json':
        '{ "name": "words", "version": "1.0.0", "type": "module", "exports": "./a.js" }',
      'node_modules/words/a.js': "export const word = 'red';\n",
      'node_modules/words/b.js': "export const word = 'navy';\n",
    },
    saved: {
      'node_modules/words/package.json':
        '{ "name": "words", "version": "1.0.0", "type": "module", "exports": "./b.js" }',
    },
    shows: /<p>navy<\/p>/,
  },
  'a part of Sass in a package': {
    files: {
      'Demo.tsx': demo("import './Demo.scss';"),
      'Demo.scss': "@use 'looks-d/colors';\nb { color: colors.$main; }\n",
      'node_modules/looks-d/package.json': '{ "name": "looks-d", "version": "1.0.0" }',
      'node_modules/looks-d/_colors.scss': "@forward 'more';\n",
      'node_modules/looks-d/_more.scss': '$main: red;\n',
    },
    saved: { 'node_modules/looks-d/_more.scss': '$main: navy;\n' },
    shows: /b:where\([^{}]*\{color:navy\}/,
  },
  'a part of Sass that is imported in a list, or late': {
    files: {
      'Demo.tsx': demo("import names from './Demo.module.scss';", '<b className={names.a} />'),
      'Demo.module.scss': "@use 'sass:meta';\n.a { @include meta.load-css('late'); }\n",
      '_late.scss': 'i { color: red; }\n',
    },
    saved: { '_late.scss': 'i { color: navy; }\n' },
    shows: /\{color:navy\}/,
  },
  'a part of Less with options': {
    files: {
      'Demo.tsx': demo("import './Demo.less';"),
      'Demo.less': "@import (reference) 'part';\nb { color: @main; }\n",
      'part.less': '@main: red;\n',
    },
    saved: { 'part.less': '@main: navy;\n' },
    shows: /b:where\([^{}]*\{color:navy\}/,
  },
  'a picture whose address has no dot before it': {
    files: {
      'Demo.tsx': demo("import './Demo.css';"),
      'Demo.css': "b { background: url(dot.svg); mask: image-set('./dot.svg' 1x); }\n",
      'dot.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    },
    saved: { 'dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" id="navy"/>' },
    shows: /navy/,
  },
  'data, a drawing, and a text that is taken as it is': {
    files: {
      'Demo.tsx': demo("import data from './data.json';\nimport { word } from './word';", '{data.word}{word}'),
      'word.ts': "import text from './words.json';\nexport const word: string = text.word;\n",
      'words.json': '{ "word": "blue" }',
      'data.json': '{ "word": "red" }',
    },
    saved: { 'words.json': '{ "word": "navy" }' },
    shows: /rednavy|red<!-- -->navy/,
  },
};

const entries = everyday(Object.entries(cases), 4).map(([name, { files, saved, shows }], number) => {
  const place = (file: string) => (file.startsWith('node_modules/') ? file : `content/lib/${number}/${file}`);
  const placeAll = (texts: Record<string, string>) =>
    Object.fromEntries(Object.entries(texts).map(([file, text]) => [place(file), text]));
  const page = { [place('page.md')]: goodPage('Demo', '{{"demo": "Demo.tsx"}}') };
  return {
    name,
    files: { ...page, ...placeAll(files) },
    saved: placeAll(saved),
    shows,
    html: `lib/${number}/page/index.html`,
  };
});

const merge = (texts: readonly Record<string, string>[]) => Object.assign({}, ...texts) as Record<string, string>;

describe('a saved file that only a compiler has read', () => {
  const site = siteTest(merge(entries.map(({ files }) => files)));
  beforeAll(() => site.build());

  // One after the other: a build that follows one save must not owe it to another.
  it.each(entries)('is shown by the next build: $name', async ({ html, saved, shows }) => {
    const before = site.read(html);
    for (const [file, text] of Object.entries(saved)) site.write(file, text);
    await site.build();

    expect(before).not.toMatch(shows);
    expect(site.read(html)).toMatch(shows);
  });

  it.runIf(isEvery)('leaves the site that a build from nothing gives', async () => {
    const { stderr } = await site.build('--verify');

    expect(stderr).toBe('');
  });

  it('is shown by the next build: a sheet of the wrapper that composes', async () => {
    const wrapped = siteTest({
      'docs.config.ts':
        "export default { title: 'Test', cards: { draw: false }, demos: { wrapper: './content/Root.tsx' }, products: [{ id: 'lib', name: 'Lib' }] };\n",
      'content/Root.tsx':
        "import names from './Root.module.css';\nexport default ({ children }) => <div className={names.a}>{children}</div>;\n",
      'content/Root.module.css': ".a { composes: b from './shared.module.css'; }\n",
      'content/shared.module.css': '.b { color: red; }\n',
      'content/lib/page.md': goodPage('Demo', '{{"demo": "Demo.tsx"}}'),
      'content/lib/Demo.tsx': demo(''),
    });
    await wrapped.build();
    const before = wrapped.read('lib/page/index.html');
    wrapped.write('content/shared.module.css', '.b { color: navy; }\n');
    await wrapped.build('--verify');

    expect(before).not.toMatch(/\{color:navy\}/);
    expect(wrapped.read('lib/page/index.html')).toMatch(/\{color:navy\}/);
  });
});
