import { describe, expect, it } from 'vitest';
import { createEntryPlaces, findEntryPlace } from '../../../core/nav/find-entry-place.ts';

const file = 'nav/joy-ui.ts';

describe('the place of an entry', () => {
  const text = [
    "import a from '/a';",
    '// it\'s "a" comment: pathname: "/a"',
    '/* pathname: "/a" */',
    'export default [',
    "  { pathname: '/a', linkProps: { href: '/b' } },",
    '  { "pathname": "/a/c" }, { pathname:',
    '    `/a` },',
    "  { pathname: '/\\u0061\\\\' },",
    '];',
  ].join('\n');
  const findPlace = createEntryPlaces(file, text);

  it.each([
    ['/a', 0, 5, 15],
    ['/a', 1, 7, 5],
    ['/a/c', 0, 6, 17],
    ['/a\\', 0, 8, 15],
  ])('%s, number %i, is line %i, column %i', (pathname, nth, line, column) => {
    expect(findPlace(pathname, nth)).toEqual({ file, line, column });
  });

  it('is the last one when there are fewer literals than entries', () => {
    expect(findPlace('/a', 7)).toEqual({ file, line: 7, column: 5 });
  });

  it('is any literal when none follows a key', () => {
    expect(findEntryPlace({ file, text: "export default ['/x', '/x'].map(toEntry);" }, '/x', 1)).toEqual({
      file,
      line: 1,
      column: 23,
    });
  });

  it('is the file alone when the pathname is not written out', () => {
    expect(findPlace('/computed', 0)).toEqual({ file });
  });

  it('counts lines whatever ends them', () => {
    expect(findEntryPlace({ file, text: "[\r\n\r{ pathname: '/x' }]" }, '/x')).toEqual({ file, line: 3, column: 13 });
  });
});
