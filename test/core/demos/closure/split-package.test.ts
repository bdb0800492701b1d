import { describe, expect, it } from 'vitest';
import { splitPackage } from '../../../../core/demos/closure/split-package.ts';

describe('the import of a package', () => {
  it.each([
    ['react', 'react', '.'],
    ['react-dom/client', 'react-dom', './client'],
    ['@mui/material', '@mui/material', '.'],
    ['@mui/material/', '@mui/material', '.'],
    ['@mui/material/styles/shadows', '@mui/material', './styles/shadows'],
  ])('"%s" is of %s the part %s', (specifier, name, subpath) => {
    expect(splitPackage(specifier)).toEqual({ name, subpath });
  });
});
