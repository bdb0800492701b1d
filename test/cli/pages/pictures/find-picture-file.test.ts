import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findPictureFile } from '../../../../cli/pages/pictures/find-picture-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'docs-'));
const root = join(folder, 'site');
mkdirSync(join(root, 'content/a'), { recursive: true });
writeFileSync(join(folder, 'secret.png'), '');
symlinkSync(join(folder, 'secret.png'), join(root, 'content/a/linked.png'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const find = (src: string) => findPictureFile(src, { root, pageFile: 'content/a/index.md' });

describe('the file of a picture', () => {
  it.each([
    ['./b.png', 'content/a/b.png'],
    ['b%20c.png', 'content/a/b c.png'],
    ['../d/b.png', 'content/d/b.png'],
    ['/static/b.png', 'public/static/b.png'],
  ])('is found from its page, or in public/: %s', (src, file) => {
    expect(find(src)).toBe(file);
  });

  it.each([
    '../../../secret.png',
    '..%2f..%2f..%2fsecret.png',
    '/../../secret.png',
    '../../.git/a.png',
    '../../node_modules/a/b.png',
    'a%5c..%5cb.png',
    'a%00.png',
    './linked.png',
  ])('is not found outside the site: %s', (src) => {
    expect(find(src)).toBeUndefined();
  });
});
