import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { preprocessStyle } from '../../../../cli/site/styles/preprocess-style.ts';
import { siteFolder } from '../../demos/site-folder.ts';

const roots: string[] = [];
afterEach(() => roots.splice(0).forEach((root) => rmSync(root, { recursive: true, force: true })));

function folder(files: Record<string, string>): string {
  const root = siteFolder(files);
  roots.push(root);
  return root;
}

describe('a style sheet in Sass or Less', () => {
  it.each([
    ['content/a.scss', "@use 'colors';\n.a { .b { color: colors.$main } }\n", '.a .b {\n  color: red;\n}'],
    ['content/a.sass', "@use 'colors'\n.a\n  color: colors.$main\n", '.a {\n  color: red;\n}'],
    ['content/a.less', "@import './more';\n.a { .b { color: @main } }\n", '.a .b {\n  color: blue;\n}\n'],
  ])('becomes CSS: %s', async (file, text, css) => {
    const root = folder({
      [file]: text,
      'content/_colors.scss': '$main: red;\n',
      'content/more.less': '@main: blue;\n',
    });

    expect(await preprocessStyle(file, root)).toMatchObject({ css });
  });

  it('imports from packages by their names', async () => {
    const root = folder({
      'content/a.scss': "@use 'looks/colors';\n.a { color: colors.$main }\n",
      'node_modules/looks/_colors.scss': '$main: green;\n',
    });

    expect(await preprocessStyle('content/a.scss', root)).toMatchObject({ css: '.a {\n  color: green;\n}' });
  });

  it.each([
    ['content/a.scss', '.a { color: $none; }\n', { line: 1, column: 13 }, 'Undefined variable "$none"'],
    ['content/a.less', '.a {\n  color: @none;\n}\n', { line: 2, column: 10 }, 'variable @none is undefined'],
  ])('is reported at the place of its fault: %s', async (file, text, place, message) => {
    expect(await preprocessStyle(file, folder({ [file]: text }))).toMatchObject({
      problem: { rule: 'demo-style', place: { file, ...place }, message },
    });
  });

  it('is reported with the package to install', async () => {
    const root = folder({ 'content/a.scss': '', 'content/a.less': '' });
    const engine = pathToFileURL(join(root, 'engine.js')).href;
    const asked = ['content/a.scss', 'content/a.less'].map((file) => preprocessStyle(file, root, engine));

    expect(await Promise.all(asked)).toMatchObject([
      {
        problem: {
          rule: 'demo-style',
          place: { file: 'content/a.scss' },
          message: 'The package "sass" is not installed, but this style sheet needs it',
          hint: 'Run "npm install --save-dev sass" in the folder of the site, or write the style sheet as CSS.',
        },
      },
      { problem: { message: 'The package "less" is not installed, but this style sheet needs it' } },
    ]);
  });
});
