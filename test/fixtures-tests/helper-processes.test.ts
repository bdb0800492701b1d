// A helper process that ends in the midst of a build, as when the machine has no memory left.

import { chmodSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readExample } from '../read-example.ts';
import { goodPage, siteTest } from '../site-test.ts';

describe('a compiler that is killed', () => {
  it('ends the build with a message that names it, and nothing is written', async () => {
    const site = siteTest({ 'content/index.md': goodPage('Home'), 'content/lib/a.md': goodPage('A') });
    const killed = join(dirname(site.root), 'killed');
    writeFileSync(killed, '#!/bin/sh\nkill -9 $$\n');
    chmodSync(killed, 0o755);

    const built = await site.run(['build', '--root', site.root, '--out', site.out], {
      env: { ESBUILD_BINARY_PATH: killed },
    });

    expect(built).toMatchObject({
      status: 1,
      stderr: readExample('machines.md')['a killed program'],
    });
    expect(site.outputFiles()).toEqual([]);
  });
});
