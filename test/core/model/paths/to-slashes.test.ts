import { expect, it } from 'vitest';
import { toSlashes } from '../../../../core/model/paths/to-slashes.ts';

it('paths of Windows are written with slashes', () => {
  expect(toSlashes('.\\content\\Root.tsx')).toBe('./content/Root.tsx');
  expect(toSlashes('./content/Root.tsx')).toBe('./content/Root.tsx');
});
