import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chromiumFlags } from '../../scripts/chromium-flags.mjs';

describe('the flags of Chromium', () => {
  it('disable all features that Playwright disables, because they replace its flag', () => {
    const playwright = readFileSync(
      join(dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'lib/coreBundle.js'),
      'utf8',
    );
    const [, list = ''] = /\bdisabledFeatures = \[([^\]]*)\]/.exec(playwright) ?? [];
    const disabledByPlaywright = [...list.matchAll(/^\s*"(\w+)"/gm)].flatMap(([, name = '']) =>
      name.startsWith('ms') ? [] : name,
    );
    const disabledHere = chromiumFlags.flatMap((flag) => /^--disable-features=(.*)$/.exec(flag)?.[1]?.split(',') ?? []);

    expect(disabledByPlaywright.length).toBeGreaterThan(5);
    expect(disabledHere).toEqual(expect.arrayContaining(disabledByPlaywright));
  });
});
