import { describe, expect, it } from 'vitest';
import { formatValuePath } from '../../../../core/model/schema/format-value-path.ts';
import type { ValuePath } from '../../../../core/model/problem.ts';

describe('the path of a value', () => {
  it.each<[ValuePath, string]>([
    [[], ''],
    [['title'], 'title'],
    [['products', 0, 'id'], 'products[0].id'],
    [[0, 'children', 2], '[0].children[2]'],
    [['blog', 'authors', 'a.b'], 'blog.authors.a.b'],
  ])('%j is written %j', (path, text) => {
    expect(formatValuePath(path)).toBe(text);
  });
});
