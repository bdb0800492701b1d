import { rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { nameFromHere } from '../../../../cli/output/report/name-from-here.ts';
import { siteFolder } from '../../demos/site-folder.ts';

const root = siteFolder({ 'content/a.md': '', 'dist/a/index.html': '' });
afterAll(() => rmSync(root, { recursive: true }));

const nameFile = nameFromHere({ root, out: join(root, 'dist') });
const shortest = (path: string) => [relative(process.cwd(), path), path].sort((a, b) => a.length - b.length)[0];

describe('the file of a problem', () => {
  it('is named from the current folder, in the site and in its output', () => {
    expect(nameFile('content/a.md')).toBe(shortest(join(root, 'content/a.md')));
    expect(nameFile('a/index.html')).toBe(shortest(join(root, 'dist/a/index.html')));
  });

  it('is named as a file of the site if it does not exist', () => {
    expect(nameFile('content/gone.md')).toBe(shortest(join(root, 'content/gone.md')));
  });
});
