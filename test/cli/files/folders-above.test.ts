import { join, parse } from 'node:path';
import { describe, expect, it } from 'vitest';
import { foldersAbove } from '../../../cli/files/folders-above.ts';

describe('foldersAbove', () => {
  it('lists the folder itself first, and the root last', () => {
    const { root } = parse(process.cwd());

    expect(foldersAbove(join(root, 'a', 'b'))).toEqual([join(root, 'a', 'b'), join(root, 'a'), root]);
  });
});
