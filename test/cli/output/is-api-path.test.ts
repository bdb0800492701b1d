import { expect, it } from 'vitest';
import { isApiPath } from '../../../cli/output/is-api-path.ts';

it('recognizes API pages by their paths', () => {
  expect(['/api/button/', '/pt/joy-ui/api/', '/api-docs/button', '/lib/api'].map(isApiPath)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['/apiary/', '/lib/my-api/', '/'].map(isApiPath)).toEqual([false, false, false]);
});
