import { describe, expect, it } from 'vitest';
import { parsePathList, renderPathList } from '../../../../core/publish/versions/path-list.ts';

describe("the list of a version's pages", () => {
  it('is read as it was written, sorted, each once', () => {
    const paths = ['/lib/button/', '/', '/lib/button-group/', '/café/', '/lib/', '/lib/'];

    expect(parsePathList(renderPathList(paths))).toEqual([
      '/',
      '/café/',
      '/lib/',
      '/lib/button-group/',
      '/lib/button/',
    ]);
  });

  it('writes only the difference from the previous path', () => {
    expect(renderPathList(['/lib/a/', '/lib/b/'])).toBe('[0,"/lib/a/",5,"b/"]\n');
  });

  it.each(['', '{}', '[0,"x"]', '[0,"//evil.example/"]', '[9,null]', '<!doctype html>'])('is not %j', (text) => {
    expect(parsePathList(text)).toBeUndefined();
  });
});
