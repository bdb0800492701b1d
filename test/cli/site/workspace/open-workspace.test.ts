import { mkdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { SourceSettings } from '../../../../core/model/site.ts';
import { findMissingSources } from '../../../../cli/site/workspace/find-missing-sources.ts';
import { hasSourceFault } from '../../../../cli/site/workspace/has-source-fault.ts';
import { openWorkspace } from '../../../../cli/site/workspace/open-workspace.ts';
import { toSourcePaths } from '../../../../cli/site/workspace/to-source-paths.ts';
import { siteFolder } from '../../demos/site-folder.ts';

const roots: string[] = [];
afterEach(() => roots.splice(0).forEach((root) => rmSync(root, { recursive: true, force: true })));

/** A repository with a library, whose site lies in docs/. */
function open(sources: SourceSettings = true, links: Readonly<Record<string, string>> = { '@acme/ui': 'packages/ui' }) {
  const root = realpathSync(
    siteFolder({
      'packages/ui/package.json':
        '{ "name": "@acme/ui", "exports": { ".": "./dist/index.js", "./button": "./dist/button.js", "./icons/*": "./dist/icons/*.js" } }',
      'packages/ui/src/index.ts': '',
      'packages/ui/src/button/index.tsx': '',
      'packages/ui/src/icons/Add.tsx': '',
      'packages/plain/package.json': '{ "main": "index.js" }',
      'packages/plain/index.js': '',
      'package.json': '{ "main": "./dist/index.js" }',
      'src/index.ts': '',
      'docs/docs.config.ts': '',
    }),
  );
  roots.push(root);
  for (const [name, target] of Object.entries(links)) {
    mkdirSync(join(root, 'node_modules', name, '..'), { recursive: true });
    symlinkSync(join(root, target), join(root, 'node_modules', name));
  }
  const workspace = openWorkspace({ root: join(root, 'docs'), sources });
  return { ...workspace, root, find: (name: string) => workspace.findSource(name)?.slice(root.length + 1) };
}

/** A package whose site lies in docs/. */
function openOwn(files: Readonly<Record<string, string>>): { root: string } {
  const root = realpathSync(siteFolder({ 'docs/docs.config.ts': '', '.git/HEAD': '', ...files }));
  roots.push(root);
  return { root };
}

describe('a workspace', () => {
  it('finds the sources of a linked library by its names, and the files to watch', () => {
    const { find, worked, linked, root } = open();

    expect(find('@acme/ui')).toBe('packages/ui/src/index.ts');
    expect(find('@acme/ui/button')).toBe('packages/ui/src/button/index.tsx');
    expect(find('@acme/ui/icons/Add')).toBe('packages/ui/src/icons/Add.tsx');
    expect(find('@acme/ui/gone')).toBeUndefined();
    expect(find('react')).toBeUndefined();
    expect(linked).toEqual([]);
    expect(worked.flatMap(({ parts }) => parts)).toEqual(
      ['package.json', 'src', 'tsconfig.json'].map((part) => join(root, 'packages/ui', part)),
    );
  });

  it('finds a source from the file that imports it, and for the site only what the site can import', () => {
    const { root } = open();
    const write = (file: string, text: string) => {
      mkdirSync(join(root, file, '..'), { recursive: true });
      writeFileSync(join(root, file), text);
    };
    write('packages/ui/package.json', '{ "name": "@acme/ui", "dependencies": { "tokens": "*" } }');
    write(
      'packages/tokens/package.json',
      '{ "exports": { ".": "./dist/index.js", "./css": "./dist/all.css", "./both": "./dist/both.css" } }',
    );
    for (const file of ['src/index.ts', 'src/all.scss', 'src/both.css', 'dist/both.css'])
      write(`packages/tokens/${file}`, '');
    mkdirSync(join(root, 'packages/ui/node_modules'));
    symlinkSync('../../tokens', join(root, 'packages/ui/node_modules/tokens'));
    const { findSource } = openWorkspace({ root: join(root, 'docs'), sources: true });
    const from = join(root, 'packages/ui/src/index.ts');

    expect(findSource('tokens')).toBeUndefined();
    expect(findSource('tokens', from)).toBe(join(root, 'packages/tokens/src/index.ts'));
    expect(findSource('tokens/css', from)).toBe(join(root, 'packages/tokens/src/all.scss'));
    // A built sheet may contain more than its source.
    expect(findSource('tokens/both', from)).toBeUndefined();
  });

  it('includes the library that contains the site, and watches only its sources', () => {
    const { find, worked, root } = open(true, { acme: '.' });

    expect(find('acme')).toBe('src/index.ts');
    expect(worked[0]?.parts).toEqual(['package.json', 'src', 'tsconfig.json'].map((part) => join(root, part)));
  });

  it.each([
    ['"exports": { ".": { "types": "./dist/index.d.ts", "default": "./dist/index.js" } }', 'src/index.ts'],
    ['"main": "dist/button.js"', 'src/button.tsx'],
    ['"type": "module"', 'src/index.tsx'],
  ])('finds the source of the package that contains the site by its name, with %s', (fields, source) => {
    const { root } = openOwn({ 'package.json': `{ "name": "my-kit", ${fields} }`, [source]: '' });
    const { worked, findSource, linked } = openWorkspace({ root: join(root, 'docs'), sources: true });

    expect(findSource('my-kit')).toBe(join(root, source));
    expect(findSource('my-kit', join(root, 'docs/content/Demo.tsx'))).toBe(join(root, source));
    expect(worked.map(({ name, parts }) => [name, parts])).toEqual([
      ['my-kit', ['package.json', 'src', 'tsconfig.json'].map((part) => join(root, part))],
    ]);
    expect(linked).toEqual([]);
    expect(openWorkspace({ root: join(root, 'docs'), sources: { 'my-kit': false } }).worked).toEqual([]);
  });

  it('finds built files of the package that contains the site, which is in no node_modules folder', () => {
    const { root } = openOwn({
      'package.json':
        '{ "name": "my-kit", "exports": { ".": "./dist/index.js", "./styles.css": "./dist/styles.css", "./data": "./data.json", "./gone.css": "./dist/gone.css" } }',
      'src/index.ts': '',
      'dist/styles.css': '',
      'data.json': '{}',
    });
    const { findSource } = openWorkspace({ root: join(root, 'docs'), sources: true });

    expect(findSource('my-kit/styles.css')).toBe(join(root, 'dist/styles.css'));
    expect(findSource('my-kit/data')).toBe(join(root, 'data.json'));
    expect(findSource('my-kit/gone.css')).toBeUndefined();
  });

  it.each([
    ['its package.json', '"./package.json": "./package.json"', ['package.json', 'src', 'tsconfig.json']],
    [
      'a file of its folder',
      '"./tokens.json": "./tokens.json"',
      ['package.json', 'src', 'tokens.json', 'tsconfig.json'],
    ],
    ['a built sheet', '"./ui.css": "./dist/ui.css"', ['dist/ui.css', 'package.json', 'src', 'tsconfig.json']],
  ])('watches the sources of a package and %s, if it exports that, and not all of its folder', (_, exported, parts) => {
    const files = {
      'package.json': `{ "name": "my-kit", "exports": { ".": "./dist/index.js", ${exported} } }`,
      'src/index.ts': '',
      'dist/ui.css': '',
      'tokens.json': '{}',
      'test/button.test.ts': '',
    };
    const nested = openOwn(files).root;
    const { root } = openOwn({ ...files, 'docs.config.ts': '' });

    for (const [folder, site] of [
      [nested, join(nested, 'docs')],
      [root, root],
    ] as const)
      expect(openWorkspace({ root: site, sources: true }).worked.map((each) => [each.name, each.parts])).toEqual([
        ['my-kit', parts.map((part) => join(folder, part))],
      ]);
  });

  it('does not include a package without sources that exports its package.json', () => {
    const { root } = openOwn({
      'package.json': '{ "name": "my-kit", "exports": { ".": "./lib/kit.js", "./package.json": "./package.json" } }',
      'lib/kit.js': '',
    });

    expect(openWorkspace({ root: join(root, 'docs'), sources: true }).worked).toEqual([]);
  });

  it('does not take files of a site for sources of the package with the same folder', () => {
    const { root } = openOwn({ 'package.json': '{ "name": "my-kit" }', 'index.ts': '', 'docs.config.ts': '' });

    expect(openWorkspace({ root, sources: true }).worked).toEqual([]);
  });

  it('uses a linked package without sources as built', () => {
    const { find, worked, linked, root } = open(true, { plain: 'packages/plain' });

    expect([find('plain'), worked]).toEqual([undefined, []]);
    expect(linked).toEqual([join(root, 'packages/plain')]);
  });

  it('follows the settings: another source, a package that is not installed, one used as built, and all of them', () => {
    const other = open({ '@acme/ui': '../packages/ui/src/button' });
    const patterns = open({ 'acme-icons/*': '../packages/ui/src/icons/*' }, {});

    expect(other.find('@acme/ui')).toBe('packages/ui/src/button/index.tsx');
    expect(patterns.find('acme-icons/Add')).toBe('packages/ui/src/icons/Add.tsx');
    expect(open({ '@acme/ui': false }).worked).toEqual([]);
    expect(open(false).worked).toEqual([]);
  });

  it('returns the paths of sources for TypeScript', () => {
    const workspace = open();

    expect(toSourcePaths(workspace)).toEqual({
      '@acme/ui': [join(workspace.root, 'packages/ui/src/index.ts')],
      '@acme/ui/button': [join(workspace.root, 'packages/ui/src/button/index.tsx')],
    });
  });

  it('distinguishes a fault of a source from one of the site', () => {
    const { root, worked } = open();
    const has = (file: string) =>
      hasSourceFault([{ rule: 'x', severity: 'error', place: { file }, message: '', hint: '' }], {
        root: join(root, 'docs'),
        worked,
      });

    expect(has('../packages/ui/src/button/index.tsx')).toBe(true);
    expect(has('content/a.md')).toBe(false);
  });
});

describe('a source of the settings', () => {
  it('that does not exist is reported with its key', () => {
    const { root } = open();
    const find = (sources: SourceSettings) =>
      findMissingSources(sources, { root: join(root, 'docs'), file: 'docs.config.ts' });

    expect(find({ a: '../packages/ui/src', 'a/*': '../packages/ui/src/*', b: false })).toEqual([]);
    expect(find({ a: '../ui/index.ts', 'b/*': '../gone/*' }).map(({ place, message }) => [place.key, message])).toEqual(
      [
        [['sources', 'a'], 'The key "sources" maps "a" to "../ui/index.ts", which does not exist'],
        [['sources', 'b/*'], 'The key "sources" maps "b/*" to "../gone/*", which does not exist'],
      ],
    );
  });
});
