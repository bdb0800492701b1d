import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import typescript from 'typescript';
import { afterAll, describe, expect, it } from 'vitest';
import { loadCompiler } from '../../../../cli/api/types/load-compiler.ts';

const installed = fileURLToPath(new URL('../../../../node_modules', import.meta.url));
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** Creates a site with a package installed as its TypeScript. */
function siteWith(install: (folder: string) => void): string {
  const root = mkdtempSync(join(tmpdir(), 'docs-compiler-'));
  folders.push(root);
  const folder = join(root, 'node_modules/typescript');
  mkdirSync(dirname(folder));
  install(folder);
  return root;
}

async function loadFrom(root: string) {
  const loaded = await loadCompiler(root);
  return 'tool' in loaded ? loaded.tool : loaded.problem;
}

describe('the compiler of a site', () => {
  it("is the engine's if that of the site has no programming interface, as in version 7", async () => {
    const root = siteWith((folder) => symlinkSync(join(installed, 'typescript-7'), folder));

    expect(await loadFrom(root)).toBe(typescript);
  });

  it('is its own if it has all needed functions', async () => {
    const root = siteWith((folder) => {
      mkdirSync(folder);
      writeFileSync(
        join(folder, 'index.js'),
        "module.exports = { version: '6.0.0', createProgram() {}, createLanguageService() {}, createCompilerHost() {}, sys: {} };\n",
      );
    });

    expect(await loadFrom(root)).toMatchObject({ version: '6.0.0' });
  });

  it("is the engine's if the site has none", async () => {
    const root = siteWith(() => undefined);

    expect(await loadFrom(root)).toBe(typescript);
  });
});
