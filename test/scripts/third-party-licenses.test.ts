import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { formatThirdPartyLicenses, toPackageFolder } from '../../scripts/third-party-licenses.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

describe('toPackageFolder', () => {
  it('finds the package that a file belongs to, nested ones and scopes included', () => {
    expect(toPackageFolder('node_modules/unified/lib/index.js')).toBe('node_modules/unified');
    expect(toPackageFolder('node_modules/a/node_modules/@b/c/x.js')).toBe('node_modules/a/node_modules/@b/c');
    expect(toPackageFolder('core/model/problem.ts')).toBeUndefined();
  });
});

describe('formatThirdPartyLicenses', () => {
  it('lists every package once, with version and license', () => {
    const inputs = ['core/model/problem.ts', 'node_modules/unified/index.js', 'node_modules/unified/lib/index.js'];

    const text = formatThirdPartyLicenses(root, inputs);

    expect(text.match(/^unified \d+\.\d+\.\d+ \(MIT\)$/gm)).toHaveLength(1);
    expect(text).toContain('Permission is hereby granted');
  });
});
