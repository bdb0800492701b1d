// Whatever a compiler read for a demo is followed: a file that no other file of the demo names is saved, and the
// next build shows it, the same as a build from nothing.

import { describe, expect, it } from 'vitest';
import { goodPage, siteTest } from '../site-test.ts';

const demo = (imports: string, shown = '<b />') =>
  `${imports}\nexport default function Demo() {\n  return <p>${shown}</p>;\n}\n`;

/** A site, what is saved in it, and what its page then shows. */
const cases: Record<
  string,
  { files: Record<string, string | Uint8Array>; saved: Record<string, string>; shows: RegExp }
> = {
  'a CSS module that a class is composed from': {
    files: {
      'content/lib/Demo.tsx': demo("import names from './Demo.module.css';", '<b className={names.a} />'),
      'content/lib/Demo.module.css': ".a { composes: b from './shared.module.css'; }\n",
      'content/lib/shared.module.css': '.b { color: red; }\n',
    },
    saved: { 'content/lib/shared.module.css': '.b { color: navy; }\n' },
    shows: /\{color:navy\}/,
  },
  'a CSS module two files away, which composes more': {
    files: {
      'content/lib/Demo.tsx': demo("import names from './Demo.module.css';", '<b className={names.a} />'),
      'content/lib/Demo.module.css': ".a { composes: b from './shared.module.css'; }\n",
      'content/lib/shared.module.css': ".b { composes: c from '../deep.module.css'; }\n",
      'content/deep.module.css': '.c { color: red; }\n.d { margin: 7px; }\n',
    },
    saved: { 'content/deep.module.css': '.c { composes: d; color: red; }\n.d { margin: 7px; }\n' },
    shows: /<b class="[^"]*deep_d_/,
  },
  'a sheet that one of a package imports': {
    files: {
      'content/lib/Demo.tsx': demo("import './Demo.css';"),
      'content/lib/Demo.css': "@import 'looks/all.css';\n",
      'node_modules/looks/package.json': '{ "name": "looks", "version": "1.0.0" }',
      'node_modules/looks/all.css': "@import './part.css';\n",
      'node_modules/looks/part.css': 'b { color: red; }\n',
    },
    saved: { 'node_modules/looks/part.css': 'b { color: navy; }\n' },
    shows: /b\{color:navy\}/,
  },
  'where a package leads': {
    files: {
      'content/lib/Demo.tsx': demo("import './Demo.css';"),
      'content/lib/Demo.css': "@import 'looks/all.css';\n",
      'node_modules/looks/package.json':
        '{ "name": "looks", "version": "1.0.0", "exports": { "./all.css": "./a.css" } }',
      'node_modules/looks/a.css': 'b { color: red; }\n',
      'node_modules/looks/b.css': 'b { color: navy; }\n',
    },
    saved: {
      'node_modules/looks/package.json':
        '{ "name": "looks", "version": "1.0.0", "exports": { "./all.css": "./b.css" } }',
    },
    shows: /b\{color:navy\}/,
  },
  'a sheet of a package that a script imports, and what that imports': {
    files: {
      'content/lib/Demo.tsx': demo("import 'looks/all.css';"),
      'node_modules/looks/package.json': '{ "name": "looks", "version": "1.0.0" }',
      'node_modules/looks/all.css': "@import './part.css';\n",
      'node_modules/looks/part.css': 'b { color: red; }\n',
    },
    saved: { 'node_modules/looks/part.css': 'b { color: navy; }\n' },
    shows: /b\{color:navy\}/,
  },
  'where the code of a package leads': {
    files: {
      'content/lib/Demo.tsx': demo("import { word } from 'words';", '{word}'),
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
      'content/lib/Demo.tsx': demo("import './Demo.scss';"),
      'content/lib/Demo.scss': "@use 'looks/colors';\nb { color: colors.$main; }\n",
      'node_modules/looks/package.json': '{ "name": "looks", "version": "1.0.0" }',
      'node_modules/looks/_colors.scss': "@forward 'more';\n",
      'node_modules/looks/_more.scss': '$main: red;\n',
    },
    saved: { 'node_modules/looks/_more.scss': '$main: navy;\n' },
    shows: /b\{color:navy\}/,
  },
  'a part of Sass that is imported in a list, or late': {
    files: {
      'content/lib/Demo.tsx': demo("import names from './Demo.module.scss';", '<b className={names.a} />'),
      'content/lib/Demo.module.scss': "@use 'sass:meta';\n.a { @include meta.load-css('late'); }\n",
      'content/lib/_late.scss': 'i { color: red; }\n',
    },
    saved: { 'content/lib/_late.scss': 'i { color: navy; }\n' },
    shows: /\{color:navy\}/,
  },
  'a part of Less with options': {
    files: {
      'content/lib/Demo.tsx': demo("import './Demo.less';"),
      'content/lib/Demo.less': "@import (reference) 'part';\nb { color: @main; }\n",
      'content/lib/part.less': '@main: red;\n',
    },
    saved: { 'content/lib/part.less': '@main: navy;\n' },
    shows: /b\{color:navy\}/,
  },
  'a picture whose address has no dot before it': {
    files: {
      'content/lib/Demo.tsx': demo("import './Demo.css';"),
      'content/lib/Demo.css': "b { background: url(dot.svg); mask: image-set('./dot.svg' 1x); }\n",
      'content/lib/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    },
    saved: { 'content/lib/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" id="navy"/>' },
    shows: /navy/,
  },
  'data, a drawing, and a text that is taken as it is': {
    files: {
      'content/lib/Demo.tsx': demo(
        "import data from './data.json';\nimport { word } from './word';",
        '{data.word}{word}',
      ),
      'content/lib/word.ts': "import text from './words.json';\nexport const word: string = text.word;\n",
      'content/lib/words.json': '{ "word": "blue" }',
      'content/lib/data.json': '{ "word": "red" }',
    },
    saved: { 'content/lib/words.json': '{ "word": "navy" }' },
    shows: /rednavy|red<!-- -->navy/,
  },
  'a sheet of the wrapper that composes': {
    files: {
      'docs.config.ts':
        "export default { title: 'Test', cards: { draw: false }, demos: { wrapper: './content/Root.tsx' }, products: [{ id: 'lib', name: 'Lib' }] };\n",
      'content/Root.tsx':
        "import names from './Root.module.css';\nexport default ({ children }) => <div className={names.a}>{children}</div>;\n",
      'content/Root.module.css': ".a { composes: b from './shared.module.css'; }\n",
      'content/shared.module.css': '.b { color: red; }\n',
      'content/lib/Demo.tsx': demo(''),
    },
    saved: { 'content/shared.module.css': '.b { color: navy; }\n' },
    shows: /\{color:navy\}/,
  },
};

describe('a saved file that only a compiler has read', () => {
  it.each(Object.entries(cases))('is shown by the next build: %s', async (_name, { files, saved, shows }) => {
    const site = siteTest({
      'content/lib/page.md': goodPage('Demo', '{{"demo": "Demo.tsx"}}'),
      ...files,
    });
    await site.build();
    expect(site.read('lib/page/index.html')).not.toMatch(shows);

    for (const [file, text] of Object.entries(saved)) site.write(file, text);
    await site.build('--verify');

    expect(site.read('lib/page/index.html')).toMatch(shows);
  });
});
