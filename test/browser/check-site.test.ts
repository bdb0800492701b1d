// The repository's own site, held to docs check --demos: every page, every budget, the types of all
// demos, and each demo in the browser. Every day, `.ci/run` checks the pages of the built site without a browser.

import { fileURLToPath } from 'node:url';
import { describe, expect, inject, it } from 'vitest';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { ownSiteEnvironment } from '../../scripts/own-site.mjs';
import { runDocs } from '../site-test.ts';
import { isEvery } from '../everyday.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

describe.skipIf(!findChromium())('docs check --demos', () => {
  it.runIf(isEvery)('finds nothing wrong with the site of this repository', { timeout: 900_000 }, async () => {
    const { status, stdout, stderr } = await runDocs(
      ['check', '--root', root, '--out', inject('ownSite').out, '--demos'],
      { env: ownSiteEnvironment },
    );

    console.log(stdout);
    expect(stderr).toBe('');
    expect(status).toBe(0);
    const [, opened, , all] = /, (\d+)( of (\d+))? demos in/.exec(stdout) ?? [];
    expect(Number(opened)).toBe(Number(all ?? opened));
    expect(Number(opened)).toBeGreaterThanOrEqual(500);
  });
});
