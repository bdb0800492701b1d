import { describe, expect, it } from 'vitest';
import { locateImport } from '../../../../core/demos/closure/locate-import.ts';

const alias = {
  '@shared': './content/shared',
  '@shared/deep': './content/deep/',
  '@/*': './content/*',
  react: 'preact/compat',
};
const options = { file: 'content/a/Demo.tsx', alias };

describe('an import', () => {
  it.each([
    ['./Box', 'content/a/Box'],
    ['../b/./Box.js', 'content/b/Box.js'],
    ['..', 'content'],
    ['./logo.svg?raw', 'content/a/logo.svg'],
    ['@shared/Box', 'content/shared/Box'],
    ['@shared', 'content/shared'],
    ['@shared/deep/Box', 'content/deep/Box'],
    ['@/b/Box', 'content/b/Box'],
  ])('"%s" is the file %s', (specifier, path) => {
    expect(locateImport(specifier, options)).toEqual({ kind: 'local', path });
  });

  it.each([
    ['@mui/material/Button', '@mui/material/Button'],
    ['@shared-library', '@shared-library'],
    ['react', 'preact/compat'],
    ['react/jsx-runtime', 'preact/compat/jsx-runtime'],
    ['react-dom', 'react-dom'],
  ])('"%s" is the package part %s', (specifier, found) => {
    expect(locateImport(specifier, options)).toEqual({ kind: 'package', specifier: found });
  });

  it.each([
    ['./sprite.svg#star', 'content/a/sprite.svg'],
    ['../sprite.svg?v=2#star', 'content/sprite.svg'],
    ['@/b/icons.eot?#iefix', 'content/b/icons.eot'],
  ])('"%s" of a style sheet is the file %s', (specifier, path) => {
    expect(locateImport(specifier, { file: 'content/a/Demo.module.scss', alias })).toEqual({ kind: 'local', path });
  });

  it.each([
    ['../../../Box', '../Box'],
    ['./../../../a/../../Box', '../../Box'],
    ['../../../content/a/Box', '../content/a/Box'],
    ['/Box', undefined],
  ])('"%s" is outside, at %s', (specifier, path) => {
    expect(locateImport(specifier, options)).toEqual({ kind: 'outside', ...(path !== undefined && { path }) });
  });
});
