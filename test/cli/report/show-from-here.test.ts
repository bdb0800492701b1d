import { rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { showFromHere } from '../../../cli/report/show-from-here.ts';
import { siteFolder } from '../demos/site-folder.ts';

const root = siteFolder({ 'content/a.md': '', 'dist/a/index.html': '' });
afterAll(() => rmSync(root, { recursive: true }));

const show = (file: string) =>
  showFromHere([{ rule: 'x', severity: 'error', message: 'Wrong', place: { file, line: 2, column: 3 } }], {
    root,
    out: join(root, 'dist'),
  })[0]?.place;
const shortest = (path: string) => [relative(process.cwd(), path), path].sort((a, b) => a.length - b.length)[0];

describe('the place of a problem', () => {
  it('is named from the folder of the command, in the site and in what was built of it', () => {
    expect(show('content/a.md')).toEqual({ file: shortest(join(root, 'content/a.md')), line: 2, column: 3 });
    expect(show('a/index.html')?.file).toBe(shortest(join(root, 'dist/a/index.html')));
  });

  it('keeps its name where no such file is', () => {
    expect(show('content/gone.md')?.file).toBe('content/gone.md');
  });
});
