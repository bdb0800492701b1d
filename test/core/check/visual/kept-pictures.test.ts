import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatKeptPictures, parseKeptPictures, toPictureFile } from '../../../../core/check/visual/kept-pictures.ts';

const pictures = {
  browser: 'chromium 141.0 on linux x64',
  files: [
    ['/a/demo/B/', 'h1'],
    ['/_app/b.js', 'h2'],
  ],
  demos: { '/a/demo/B/': { reads: [0, 1], pictures: { light: 'p1', dark: 'p2', rtl: 'p3' } } },
} as const;

const change = (from: string, to: string) => formatKeptPictures(pictures).replace(from, to);

describe('the list of kept pictures', () => {
  it('is parsed as it was formatted', () => {
    expect(parseKeptPictures(formatKeptPictures(pictures))).toEqual(pictures);
  });

  it.each([
    ['another version', change('"version": 1', '"version": 2')],
    ['no browser', change('"browser"', '"program"')],
    ['a file without a hash', change('["/_app/b.js","h2"]', '["/_app/b.js"]')],
    ['marks of a merge', change('"version"', '<<<<<<< ours')],
    ['a list', '[]'],
  ])('is invalid with %s', (_, text) => {
    expect(parseKeptPictures(text)).toBeUndefined();
  });

  it.each([
    ['a place beyond the files', change('[0,1]', '[0,2]')],
    ['a place before them', change('[0,1]', '[-1]')],
    ['no places', change('"reads":[0,1]', '"reads":0')],
    ['a path out of the folder', change('"/a/demo/B/": {"reads"', '"/../demo/B/": {"reads"')],
    ['a path of Windows', change('"/a/demo/B/": {"reads"', '"/a\\\\..\\\\B/": {"reads"')],
  ])('leaves out a demo with %s', (_, text) => {
    expect(parseKeptPictures(text)?.demos).toEqual({});
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(['object', 'undefined']).toContain(typeof parseKeptPictures(text));
      }),
    );
  });

  it('names the file of a picture after the demo and the look', () => {
    expect(toPictureFile('/a/demo/B/', 'dark')).toBe('a/demo/B/dark.png');
  });
});
