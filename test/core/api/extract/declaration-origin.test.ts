import { describe, expect, it } from 'vitest';
import { extractPackage } from '../../../../core/api/extract/extract-package.ts';
import { toOwner, toPackage } from '../../../../core/api/extract/declaration-origin.ts';
import { library } from './library.ts';

describe('the prop "value" of a context provider', () => {
  it('is the provider’s own, not an attribute', () => {
    const [entry] = extractPackage(
      library({
        'index.d.ts':
          "import * as React from 'react';\nexport declare const ThemeProvider: React.Provider<{ dark: boolean }>;",
      }),
    ).entries;

    expect(entry?.props.value).toMatchObject({ type: '{ dark: boolean }', required: true });
  });
});

describe('the package of a file', () => {
  it.each([
    ['/site/node_modules/@mui/joy/Button/Button.d.ts', '@mui/joy'],
    ['/site/node_modules/react/index.d.ts', 'react'],
    ['/site/node_modules/.pnpm/lib@1.0.0/node_modules/lib/index.d.ts', 'lib'],
    ['/site/packages/lib/index.d.ts', undefined],
  ])('of %s is %s', (file, name) => {
    expect(toPackage(file)).toBe(name);
  });

  it('is the extracted package, in any folder', () => {
    expect(toOwner('/site/packages/lib/index.d.ts', { name: '@example/lib', folder: '/site/packages/lib' })).toBe(
      '@example/lib',
    );
    expect(
      toOwner('/site/packages/library/index.d.ts', { name: '@example/lib', folder: '/site/packages/lib' }),
    ).toBeUndefined();
  });
});
