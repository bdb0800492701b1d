import { expect, it } from 'vitest';
import { storeLimits } from '../../../../cli/files/store/store-limits.ts';

it.each(Object.entries(storeLimits))('the store "%s" has room for a site, and a limit', (_name, toLimits) => {
  const [small, large] = [toLimits(1), toLimits(5000)];

  expect(small.entries).toBeGreaterThan(1);
  expect(large.entries).toBeGreaterThanOrEqual(small.entries);
  expect(large.entries).toBeLessThanOrEqual(200_000);
  expect([small.bytes, large.bytes].every((bytes) => bytes > 0 && bytes <= 512 * 1024 ** 2)).toBe(true);
});
