import { describe, expect, it } from 'vitest';
import { toTagPath } from '../../../../core/nav/blog/tag-path.ts';

describe('the path of a tag', () => {
  it.each([
    ['MUI Core', '/blog/tags/mui-core/'],
    ['C++', '/blog/tags/c-plus-plus/'],
    ['C#', '/blog/tags/c-sharp/'],
    ['发布', '/blog/tags/发布/'],
    ['../../etc', '/blog/tags/etc/'],
    ['🎉', '/blog/tags/1f389/'],
  ])('of %j is %s', (tag, path) => {
    expect(toTagPath(tag)).toBe(path);
  });
});
