import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chromiumFlags } from '../../scripts/chromium-flags.mjs';

describe('the flags of Chromium', () => {
  it('include the features that Playwright turns off, as their list replaces its own', () => {
    const playwright = readFileSync(
      join(dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'lib/coreBundle.js'),
      'utf8',
    );
    const [, list = ''] = /\bdisabledFeatures = \[([^\]]*)\]/.exec(playwright) ?? [];
    const theirs = [...list.matchAll(/^\s*"(\w+)"/gm)].flatMap(([, name = '']) => (name.startsWith('ms') ? [] : name));
    const ours = chromiumFlags.flatMap((flag) => /^--disable-features=(.*)$/.exec(flag)?.[1]?.split(',') ?? []);

    expect(theirs.length).toBeGreaterThan(5);
    expect(ours).toEqual(expect.arrayContaining(theirs));
  });
});
