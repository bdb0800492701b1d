// The repository's own site, held to docs check --demos: every page and every budget, and a
// sixtieth of the demos, their types and what the browser says of them; before a release, each of them.

import { fileURLToPath } from 'node:url';
import { describe, expect, inject, it } from 'vitest';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { ownSiteEnvironment } from '../../scripts/own-site.mjs';
import { runDocs } from '../site-test.ts';
import { isEvery } from '../everyday.ts';

const shards = 60;
const root = fileURLToPath(new URL('../..', import.meta.url));

describe.skipIf(!findChromium())('docs check --demos', () => {
  it('finds nothing wrong with the site of this repository', { timeout: 900_000 }, async () => {
    const { status, stdout, stderr } = await runDocs(
      [
        'check',
        '--root',
        root,
        '--out',
        inject('ownSite').out,
        '--demos',
        ...(isEvery ? [] : ['--shard', `1/${shards}`]),
      ],
      { env: ownSiteEnvironment },
    );

    console.log(stdout);
    expect(stderr).toBe('');
    expect(status).toBe(0);
    const [, opened, , all] = /, (\d+)( of (\d+))? demos in/.exec(stdout) ?? [];
    expect(Number(opened)).toBeGreaterThanOrEqual(Math.floor(Number(all ?? opened) / shards));
    expect(Number(opened)).toBeGreaterThanOrEqual(10);
  });
});
