import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { afterAll, describe, expect, it } from 'vitest';
import { apiOptions } from '../../../../cli/api/extract/api-options.ts';
import { createDeclarationHost } from '../../../../cli/api/extract/create-declaration-host.ts';
import { sharedSources } from '../shared-sources.ts';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'docs-declarations-')));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
  return join(folder, file);
};

describe('types that a declaration refers to', () => {
  // The tests run in this repository, which has types of React itself.
  it("are those beside its package, not those of the command's folder", () => {
    const react = write('node_modules/@types/react/index.d.ts', 'export {};');
    const lib = write('node_modules/lib/index.d.ts', '/// <reference types="react" />\nexport declare const a: 1;');

    const host = createDeclarationHost({ sources: sharedSources });
    const program = ts.createProgram({ rootNames: [lib], options: apiOptions, host });
    const files = program.getSourceFiles().map(({ fileName }) => fileName);

    expect(files.filter((file) => file.includes('/@types/react/'))).toEqual([react]);
  });
});

describe('a file', () => {
  const host = createDeclarationHost({ sources: sharedSources });
  write('node_modules/listed/button.d.ts', 'export {};');
  mkdirSync(join(folder, 'node_modules/listed/menu.d.ts'));

  it.each([
    ['exists', 'button.d.ts', true],
    ['does not exist', 'button.ts', false],
    ['is a folder', 'menu.d.ts', false],
    ['is in a folder that does not exist', 'none/button.d.ts', false],
    ['is in a file', 'button.d.ts/index.d.ts', false],
  ])('that %s is found only if it is a file', (_name, file, expected) => {
    expect(host.fileExists(join(folder, 'node_modules/listed', file))).toBe(expected);
  });

  it('is found in a folder that cannot be listed', () => {
    const file = write('node_modules/closed/index.d.ts', 'export {};');
    chmodSync(dirname(file), 0o311);

    const isFound = host.fileExists(file);
    chmodSync(dirname(file), 0o755);

    expect(isFound).toBe(true);
  });
});
