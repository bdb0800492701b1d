import { join, parse } from 'node:path';
import { describe, expect, it } from 'vitest';
import { foldersAbove } from '../../../cli/files/folders-above.ts';

describe('the folders above one', () => {
  it('begin with itself and end with the root', () => {
    const { root } = parse(process.cwd());

    expect(foldersAbove(join(root, 'a', 'b'))).toEqual([join(root, 'a', 'b'), join(root, 'a'), root]);
  });
});
