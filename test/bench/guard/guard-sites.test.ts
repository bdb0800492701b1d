import { describe, expect, it } from 'vitest';
import { makeGuardSites } from '../../../bench/guard/guard-sites.mjs';

describe('the sites of the guard', () => {
  it('are the same each time', () => {
    const texts = () => Object.entries(makeGuardSites()).map(([name, files]) => [name, ...files]);

    expect(texts()).toEqual(texts());
  });

  it('are one with only prose, one with demos, and one with an API', () => {
    const { prose, demos, api } = makeGuardSites();

    expect([...prose.values()].some((text) => text.includes('"demo"'))).toBe(false);
    expect([...demos.values()].filter((text) => text.includes("from '@mui/material'"))).toHaveLength(20);
    expect(api.get('docs.config.ts')).toContain('@mui/base');
  });
});
