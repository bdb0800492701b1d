import { expect, it } from 'vitest';
import { joinKeptPictures } from '../../../../core/check/visual/join-kept-pictures.ts';

const a = { path: '/a/', reads: [['/z.js', '2'] as const, ['/b.css', '1'] as const], pictures: { light: 'p' } };
const b = { path: '/b/', reads: [['/z.js', '2'] as const], pictures: {} };

it('joined lists of pictures have each file once, in the same order whichever list comes first', () => {
  const joined = joinKeptPictures('chromium', [b, a]);

  expect(joined).toEqual({
    browser: 'chromium',
    files: [
      ['/b.css', '1'],
      ['/z.js', '2'],
    ],
    demos: { '/a/': { reads: [0, 1], pictures: { light: 'p' } }, '/b/': { reads: [1], pictures: {} } },
  });
  expect(Object.keys(joined.demos)).toEqual(['/a/', '/b/']);
  expect(joinKeptPictures('chromium', [a, b])).toEqual(joined);
});
