import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readClosure } from '../../../../cli/demos/read/read-closure.ts';
import { compileOutsideSheets } from '../../../../cli/demos/show/compile-outside-sheets.ts';
import { planProjects } from '../../../../cli/demos/show/plan-projects.ts';
import { createPlainCoder } from '../../../../cli/demos/show/to-plain-code.ts';
import { siteFolder } from '../site-folder.ts';

const library = {
  'src/_tokens.scss': '$gap: 8px;\n@mixin ring { outline: 2px solid blue; }\n',
  'src/_index.scss': "@forward './tokens';\n",
  'src/vars.less': '@gap: 8px;\n',
  'node_modules/kit/_mixins.scss': '$kit: 1px;\n',
  'node_modules/kit/package.json': '{ "name": "kit", "version": "1.0.0" }',
};
const compiledFrom = (name: string) =>
  `/* Compiled from ${name}, which loads files that are not part of this project. */\n`;

/** The style sheets of a demo's project. */
async function take(sheets: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  return Object.fromEntries(Object.entries(await takeAll(sheets)).filter(([file]) => !file.endsWith('.jsx')));
}

/** The files of the project of a demo that imports all sheets but the partials. */
async function takeAll(sheets: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  const imports = Object.keys(sheets).filter((name) => !/(?:^|\/)_/.test(name));
  const folder = siteFolder({
    ...library,
    'docs/content/a/Demo.jsx': `${imports.map((name) => `import './${name}';\n`).join('')}export default () => <p />;\n`,
    ...Object.fromEntries(Object.entries(sheets).map(([name, text]) => [`docs/content/a/${name}`, text])),
  });
  const root = join(folder, 'docs');
  const closure = readClosure({ root, file: 'content/a/Demo.jsx' });
  expect(closure.problems).toEqual([]);
  const { JS } = await planProjects(closure, {
    root,
    base: '/',
    settings: { alias: {}, dependencies: {} },
    title: 'Demo',
    description: '',
    styling: 'system',
    packageFolders: [],
    memory: new Map(),
    toPlainCode: createPlainCoder(),
  });
  return JS?.files ?? {};
}

describe('a sheet of a demo that loads files from outside of the site', () => {
  it.each([
    ['@use', 'Demo.module.scss', "@use '../../../src' as s;\n.row { gap: s.$gap; @include s.ring; }\n"],
    ['@import', 'Demo.scss', "@import '../../../src/tokens';\n.row { gap: $gap; @include ring; }\n"],
    [
      '@forward',
      'Demo.module.scss',
      "@forward '../../../src/tokens';\n@use '../../../src/tokens' as *;\n.row { gap: $gap; @include ring; }\n",
    ],
  ])('is replaced by its CSS, with the same name: %s', async (_, name, text) => {
    expect(await take({ [name]: text })).toEqual({
      [`src/${name}`]: `${compiledFrom(name)}.row {\n  gap: 8px;\n  outline: 2px solid blue;\n}\n`,
    });
  });

  it('is replaced by its CSS in Less too', async () => {
    expect(await take({ 'Demo.module.less': "@import '../../../src/vars';\n.row { gap: @gap; }\n" })).toEqual({
      'src/Demo.module.less': `${compiledFrom('Demo.module.less')}.row {\n  gap: 8px;\n}\n`,
    });
  });

  it('is replaced by CSS in an .scss file if it is in the indented syntax', async () => {
    const { 'src/App.jsx': demo, ...sheets } = await takeAll({
      'Demo.module.sass': "@use '../../../src' as s\n.row\n  gap: s.$gap\n",
    });

    expect(demo).toContain("import './Demo.module.scss';");
    expect(sheets).toEqual({
      'src/Demo.module.scss': `${compiledFrom('Demo.module.sass')}.row {\n  gap: 8px;\n}\n`,
    });
  });

  it('is also replaced through a partial beside the demo, which stays if another sheet needs it', async () => {
    const sheets = {
      'Demo.module.scss': "@use './shared/grid' as g;\n@use './colors' as c;\n.row { gap: g.$gap; color: c.$ink; }\n",
      'shared/_grid.scss': "@use '../../../../src' as s;\n$gap: s.$gap;\n",
      '_colors.scss': '$ink: navy;\n',
    };

    const alone = await take(sheets);
    const beside = await take({ ...sheets, 'Other.scss': "@use './colors' as c;\n.b { color: c.$ink; }\n" });

    const compiled = {
      'src/Demo.module.scss': `${compiledFrom('Demo.module.scss')}.row {\n  gap: 8px;\n  color: navy;\n}\n`,
    };
    expect(alone).toEqual(compiled);
    expect(beside).toEqual({
      ...compiled,
      'src/Other.scss': "@use './colors' as c;\n.b { color: c.$ink; }\n",
      'src/_colors.scss': '$ink: navy;\n',
    });
  });

  it('stays unchanged if it loads only files of the site or of a package', async () => {
    const sheets = {
      'Demo.scss': "@use './colors' as c;\n// Not @use '../../../src/gone'.\n.a { color: c.$ink; }\n",
      '_colors.scss': '$ink: navy;\n',
      'Kit.scss': "@use 'kit/mixins' as k;\n.b { gap: k.$kit; }\n",
    };

    expect(await take(sheets)).toEqual(
      Object.fromEntries(Object.entries(sheets).map(([name, text]) => [`src/${name}`, text])),
    );
  });

  it('keeps the addresses of pictures, also those of its partials', async () => {
    const folder = siteFolder({
      ...library,
      'docs/content/Demo.jsx': "import './demo.scss';\nexport default () => <p />;\n",
      'docs/content/demo.scss':
        "@use '../../src' as s;\n@use './dots';\n.a { gap: s.$gap; background: url('./b.png'); }\n",
      'docs/content/_dots.scss': ".dot { background: url('./dot.png'); }\n",
      'docs/content/b.png': 'b',
      'docs/content/dot.png': 'dot',
    });
    const root = join(folder, 'docs');

    const { files, imports } = await compileOutsideSheets(readClosure({ root, file: 'content/Demo.jsx' }), root);

    expect(files.map(({ path }) => path)).toEqual(['content/Demo.jsx', 'content/demo.scss']);
    expect(imports.map(({ file, target }) => [file, target])).toEqual([
      ['content/Demo.jsx', 'content/demo.scss'],
      ['content/demo.scss', 'content/dot.png'],
      ['content/demo.scss', 'content/b.png'],
    ]);
  });
});
