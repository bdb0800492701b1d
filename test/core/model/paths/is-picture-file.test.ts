import { describe, expect, it } from 'vitest';
import { isPictureFile, isRelativePicture } from '../../../../core/model/paths/is-picture-file.ts';

describe('the file of a picture', () => {
  it.each(['/a.png', 'a.JPG', './a b.svg', '../x/a.light.avif'])('is recognized by its extension: %s', (href) => {
    expect(isPictureFile(href)).toBe(true);
  });

  it.each(['/a', '/a.mp4', '/a.svg#icon', '/a.png?v=1'])('is not an address like %s', (href) => {
    expect(isPictureFile(href)).toBe(false);
  });
});

describe('a picture beside its page', () => {
  it.each(['a.png', './a.png', '../a/b.webp', 'a%20b.png'])('has a relative address: %s', (href) => {
    expect(isRelativePicture(href)).toBe(true);
  });

  it.each([
    '/a.png',
    '//host/a.png',
    'https://host/a.png',
    '\\\\host\\a.png',
    '%5chost/a.png',
    'a\\b.png',
    'data:a.png',
  ])('does not have an address like %s', (href) => {
    expect(isRelativePicture(href)).toBe(false);
  });
});
