import { beforeEach, expect, it } from 'vitest';
import { findFirstApi, storeFirstApi } from '../../../../runtime/preferences/settings/first-api.ts';

beforeEach(() => localStorage.clear());

it('the first display of the API is the current one until another is chosen', () => {
  expect(findFirstApi('table')).toBe('table');

  storeFirstApi('table');

  expect(findFirstApi('collapsed')).toBe('table');
});

it('a stored display that there is not is ignored', () => {
  storeFirstApi('<script>');

  expect(findFirstApi('expanded')).toBe('expanded');
});
