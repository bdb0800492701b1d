import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { version } from 'react';
import { rolldown } from 'rolldown';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLiveEntries } from '../../../../cli/demos/live/create-live-entries.ts';
import { planLiveEntries, type LiveSpecifier } from '../../../../cli/demos/live/plan-live-entries.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'docs-live-entries-'));
  write('node_modules/icons/package.json', '{"name":"icons","main":"index.js","type":"module"}');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('a module of a thousand names', () => {
  it('exports those in use, and its other files are not even read', async () => {
    const names = Array.from({ length: 1000 }, (_, index) => `Icon${index}`);
    // Only the one in use exists: reading any other would be an error.
    write(
      'node_modules/icons/all.js',
      names.map((name) => `export { default as ${name} } from './${name}.js';`).join('\n'),
    );
    write('node_modules/icons/index.js', "export * from './all.js';");
    write('node_modules/icons/Icon7.js', 'export default "seven";');

    const { code, found } = await bundle([{ specifier: 'icons', names: ['Icon7', 'Icon9999'] }]);

    expect(code).toContain('seven');
    expect(found).toEqual(['icons']);
  });
});

describe('a module of fewer names', () => {
  it('exports all of them', async () => {
    write('node_modules/icons/index.js', 'export const one = "first"; export const two = "second";');

    const { code } = await bundle([{ specifier: 'icons', names: ['one'] }]);

    expect(code).toContain('first');
    expect(code).toContain('second');
  });
});

describe('React', () => {
  it('is the one that renders the pages, for all importers', async () => {
    write('node_modules/react/package.json', '{"name":"react","main":"index.js"}');
    write('node_modules/react/index.js', 'exports.version = "of the site";');
    write('node_modules/icons/node_modules/react/package.json', '{"name":"react","main":"index.js"}');
    write('node_modules/icons/node_modules/react/index.js', 'exports.version = "of the package";');
    write('node_modules/icons/index.js', 'export { version } from "react";');

    const { code } = await bundle([{ specifier: 'icons', names: [] }]);

    expect(code).toContain(`"${version}"`);
    expect(code).not.toContain('of the site');
    expect(code).not.toContain('of the package');
  });
});

async function bundle(specifiers: LiveSpecifier[]) {
  const entries = planLiveEntries(specifiers);
  const { plugin, packages } = createLiveEntries(entries, root);
  const build = await rolldown({
    cwd: root,
    input: entries.map(({ name }) => `live:${name}`),
    plugins: [plugin],
    logLevel: 'silent',
    tsconfig: false,
  });
  const { output } = await build.generate({ format: 'esm' });
  await build.close();
  return { code: output.map((file) => ('code' in file ? file.code : '')).join('\n'), found: [...packages] };
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}
