import { expect, it } from 'vitest';
import { compareVersions } from '../../../../core/api/history/compare-versions.ts';

it('Versions are ordered as npm orders them', () => {
  const sorted = ['5.0.0-alpha.9', '5.0.0-beta.2', '5.0.0-beta.10', '5.0.0', '5.9.0', '5.15.0', '5.15.6', '10.0.0'];

  expect([...sorted].reverse().sort(compareVersions)).toEqual(sorted);
  expect(compareVersions('v5.0.0', '5.0.0+build')).toBe(0);
  expect(compareVersions('5', '5.0.1')).toBeLessThan(0);
});
