import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readManifest } from '../../../cli/files/read-manifest.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'docs-manifest-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function read(text: string): unknown {
  writeFileSync(join(folder, 'package.json'), text);
  return readManifest(folder);
}

describe('a package.json', () => {
  it('is read with its known fields', () => {
    const written = {
      name: 'ui',
      version: '1.0.0',
      private: true,
      exports: { '.': './index.js' },
      main: 'index.js',
      repository: { type: 'git', url: 'github:acme/ui', directory: 'packages/ui' },
      peerDependencies: { react: '>=18' },
      scripts: { build: 'tsc' },
    };

    expect(read(JSON.stringify(written))).toEqual({
      name: 'ui',
      version: '1.0.0',
      private: true,
      exports: { '.': './index.js' },
      main: 'index.js',
      repository: { url: 'github:acme/ui', directory: 'packages/ui' },
      peerDependencies: { react: '>=18' },
    });
    expect(read('\uFEFF{"name":"ui"}')).toEqual({ name: 'ui' });
  });

  it('loses values of the wrong type', () => {
    const wrong = {
      name: ['ui'],
      version: 1,
      private: 'no',
      homepage: { url: 'https://example.com' },
      repository: { url: 3, directory: null },
      dependencies: { react: 18, ui: '^1.0.0' },
      devDependencies: ['react'],
      peerDependencies: 'react',
      exports: null,
    };

    expect(read(JSON.stringify(wrong))).toEqual({ repository: {}, dependencies: { ui: '^1.0.0' } });
  });

  it.each(['{', '[]', '"ui"', 'null', ''])('that holds %j is undefined', (text) => {
    expect(read(text)).toBeUndefined();
  });

  it('is undefined if it is missing or a folder', () => {
    expect(readManifest(join(folder, 'gone'))).toBeUndefined();
  });
});
