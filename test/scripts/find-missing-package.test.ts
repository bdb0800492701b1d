import { describe, expect, it } from 'vitest';
import { findMissingPackage } from '../../scripts/find-missing-package.mjs';

const esbuild = { version: '0.28.2', integrity: 'sha512-a' };

describe('findMissingPackage', () => {
  it('finds nothing if everything is installed', () => {
    const locked = { '': { version: '0.1.0' }, 'node_modules/esbuild': esbuild };

    expect(findMissingPackage(locked, { 'node_modules/esbuild': esbuild })).toBeUndefined();
  });

  it('names node_modules if npm never ran', () => {
    expect(findMissingPackage({ 'node_modules/esbuild': esbuild }, undefined)).toBe('node_modules');
  });

  it('names a package that is absent, older, or has other contents', () => {
    const locked = { 'node_modules/esbuild': esbuild };

    expect(findMissingPackage(locked, {})).toBe('node_modules/esbuild');
    expect(findMissingPackage(locked, { 'node_modules/esbuild': { ...esbuild, version: '0.27.0' } })).toBe(
      'node_modules/esbuild',
    );
    expect(findMissingPackage(locked, { 'node_modules/esbuild': { ...esbuild, integrity: 'sha512-b' } })).toBe(
      'node_modules/esbuild',
    );
  });

  it('ignores packages that npm leaves out on this system', () => {
    const locked = { 'node_modules/fsevents': { version: '2.3.3', optional: true } };

    expect(findMissingPackage(locked, {})).toBeUndefined();
  });
});
