import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openScripts } from '../../../../cli/api/scripts/open-scripts.ts';

const root = mkdtempSync(join(tmpdir(), 'open-scripts-')).replaceAll('\\', '/');
const folder = `${root}/node_modules/lib`;
afterAll(() => rmSync(root, { recursive: true }));

for (const place of ['dist', 'src', 'types']) mkdirSync(join(folder, place), { recursive: true });
writeFileSync(join(folder, 'package.json'), '{ "name": "lib", "version": "1.0.0", "main": "dist/main.js" }');
writeFileSync(join(folder, 'dist/main.js'), "exports.Card = ({ size = 'built' }) => null;\n");
writeFileSync(join(folder, 'src/main.js'), "export const Card = ({ size = 'written' }) => null;\n");

function readSize(sources?: Readonly<Record<string, string>>) {
  const pack = {
    name: 'lib',
    published: 'lib',
    version: '1.0.0',
    folder,
    specifiers: ['lib'],
    ...(sources && { sources }),
    entrance: 'root' as const,
    importer: `${root}/docs.config.ts`,
    needs: [],
  };
  const place = { pack, folder, specifiers: ['lib'], alias: sources ?? {}, settingsFile: 'docs.config.ts' };
  return openScripts(place)
    .find(`${folder}/types/card.d.ts`, { name: 'Card', specifiers: ['lib'] })
    .defaults.get('size');
}

describe('the defaults of a component whose script is not beside its declaration', () => {
  it('are those of the script that the package.json names', () => {
    expect(readSize()).toBe("'built'");
  });

  it('are those of the source of a developed library, whose built script may be older', () => {
    expect(readSize({ lib: `${folder}/src/main.js` })).toBe("'written'");
  });
});
