import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { findTool, loadTool } from '../../../cli/files/load-tool.ts';

const folder = mkdtempSync(join(tmpdir(), 'docs-tool-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Installs the package "tool" in a folder of its own. */
function install(place: string): string {
  const packageFolder = join(folder, place, 'node_modules/tool');
  mkdirSync(packageFolder, { recursive: true });
  writeFileSync(join(packageFolder, 'package.json'), '{ "name": "tool", "main": "index.cjs" }');
  writeFileSync(join(packageFolder, 'index.cjs'), `module.exports = { place: ${JSON.stringify(place)} };\n`);
  return join(folder, place);
}

describe('a tool', () => {
  const site = install('site');
  const engine = pathToFileURL(join(install('engine'), 'main.js')).href;

  it('is loaded from the site', async () => {
    expect(await loadTool('tool', { root: site, engine })).toMatchObject({ tool: { place: 'site' } });
  });

  it('is loaded from the engine if the site does not have it', async () => {
    expect(await loadTool('tool', { root: join(folder, 'empty'), engine })).toMatchObject({
      tool: { place: 'engine' },
    });
  });

  it('that is not installed is reported', async () => {
    expect(findTool('no-such-tool', { root: site, engine })).toBeUndefined();
    expect(await loadTool('no-such-tool', { root: site, engine })).toEqual({
      problem: {
        rule: 'check-tool-missing',
        severity: 'error',
        place: { file: 'package.json' },
        message: 'The package "no-such-tool" is not installed, but this check needs it',
        hint: 'Run npm install --save-dev no-such-tool in the folder of the site.',
      },
    });
  });
});
