import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { formatBillOfMaterials, listInstallScripts } from '../../scripts/bill-of-materials.mjs';

const read = (file: string) =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), 'utf8')) as never;
const manifest = read('package.json') as { name: string; version: string; dependencies: Record<string, string> };
const lock = read('package-lock.json') as Parameters<typeof listInstallScripts>[0];

interface Component {
  readonly type: string;
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly 'bom-ref': string;
  readonly licenses?: readonly unknown[];
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
}

describe('the bill of materials', () => {
  const text = formatBillOfMaterials(manifest, lock, ['node_modules/unified']);
  const bill = JSON.parse(text) as { components: Component[] } & Record<string, unknown>;

  it('has the fields that CycloneDX requires', () => {
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 });
    for (const { type, name, version, purl, hashes = [] } of bill.components) {
      expect([type, typeof name, typeof version]).toEqual(['library', 'string', 'string']);
      expect(purl).toMatch(/^pkg:npm\/(?:%40[\w.-]+\/)?[\w.-]+@[\w.+-]+$/);
      for (const { alg, content } of hashes) {
        expect(alg).toMatch(/^SHA-(?:1|256|384|512)$/);
        expect(content).toMatch(/^[\da-f]+$/);
      }
    }
    const refs = bill.components.map((component) => component['bom-ref']);
    expect(new Set(refs).size).toBe(refs.length);
  });

  it('lists every dependency and bundled package with its license, but no development dependencies', () => {
    const names = bill.components.map(({ name }) => name);

    expect(names).toEqual(expect.arrayContaining([...Object.keys(manifest.dependencies), 'unified']));
    for (const name of ['vitest', 'remark-parse']) expect(names).not.toContain(name);
    expect(bill.components.filter(({ licenses }) => !licenses).map(({ name }) => name)).toEqual([]);
  });

  it('is the same for any order of the packages in the lockfile', () => {
    const turned = { packages: Object.fromEntries(Object.entries(lock.packages).reverse()) };
    expect(formatBillOfMaterials(manifest, turned, ['node_modules/unified'])).toBe(text);
  });
});

describe('the packages that a site installs', () => {
  it('run no install scripts, except esbuild', () => {
    const shipped = Object.fromEntries(Object.entries(lock.packages).filter(([, entry]) => !entry.dev));
    expect(listInstallScripts({ packages: shipped })).toEqual(['esbuild']);
  });
});
