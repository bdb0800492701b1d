import { expect, it } from 'vitest';
import { toAliasPaths } from '../../../../cli/site/load/to-alias-paths.ts';

it('an alias leads to its folder and to everything below it', () => {
  expect(toAliasPaths({ '@': './src', ui: 'packages/ui' }, '/site')).toEqual({
    '@': ['/site/src'],
    '@/*': ['/site/src/*'],
    ui: ['/site/packages/ui'],
    'ui/*': ['/site/packages/ui/*'],
  });
  expect(toAliasPaths({}, '/site')).toEqual({});
});
