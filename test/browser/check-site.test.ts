// The repository's own site, held to docs check --demos: every page, every budget, the types of all
// demos, and each demo in the browser.

import { fileURLToPath } from 'node:url';
import { describe, expect, inject, it } from 'vitest';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { ownSiteEnvironment } from '../../scripts/own-site.mjs';
import { runDocs } from '../site-test.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

describe.skipIf(!findChromium())('docs check --demos', () => {
  it('finds nothing wrong with the site of this repository', { timeout: 900_000 }, async () => {
    const { status, stdout, stderr } = await runDocs(
      ['check', '--root', root, '--out', inject('ownSite').out, '--demos'],
      { env: ownSiteEnvironment },
    );

    console.log(stdout);
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(Number(/, (\d+) demos in/.exec(stdout)?.[1])).toBeGreaterThanOrEqual(40);
  });
});
