import { describe, expect, it } from 'vitest';
import { hasForeignScheme } from '../../../../core/model/paths/has-foreign-scheme.ts';

describe('the scheme of an address', () => {
  it.each([
    'javascript:alert(1)',
    'JavaScript:x',
    ' java\nscript:x',
    '\u0001javascript:x',
    'data:text/html,x',
    'vbscript:x',
    'mailto:a@b',
  ])('is foreign: %j', (address) => {
    expect(hasForeignScheme(address)).toBe(true);
  });

  it.each([
    'https://example.com/a:b',
    'HTTP://example.com',
    '/a/b:c/',
    './javascript:',
    '//example.com',
    '#a:b',
    '',
    '?a=javascript:x',
  ])('is that of the web, or none: %j', (address) => {
    expect(hasForeignScheme(address)).toBe(false);
  });
});
