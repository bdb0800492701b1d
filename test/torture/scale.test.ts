// Torture table, row 37: more pages than a system lets a process open files.

import { describe, expect, it } from 'vitest';
import { docsCommand, goodPage, runProgram, siteTest } from '../site-test.ts';
import { isWhole } from './is-whole.ts';

describe('37: a thousand pages of 2 kB', () => {
  it.runIf(isWhole)('build with 256 open files and a quarter of a gigabyte for the main thread', async () => {
    const body = `${'Some words of a page. '.repeat(90)}\n\n## Part\n\n[next](/lib/p1/)`;
    const site = siteTest(
      Object.fromEntries(
        Array.from({ length: 1000 }, (_, index) => [`content/lib/p${index}.md`, goodPage(`Page ${index}`, body)]),
      ),
    );

    const built = await runProgram('sh', [
      '-c',
      `ulimit -n 256; exec "${process.execPath}" --max-old-space-size=256 "${docsCommand}" build --root "${site.root}" --out "${site.out}"`,
    ]);

    expect({ status: built.status, stderr: built.stderr }).toEqual({ status: 0, stderr: '' });
    expect(site.outputFiles().filter((file) => /^lib\/p\d+\/index\.html$/.test(file))).toHaveLength(1000);
  });
});
