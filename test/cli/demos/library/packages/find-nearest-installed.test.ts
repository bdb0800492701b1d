import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findNearestInstalled } from '../../../../../cli/demos/library/packages/find-nearest-installed.ts';
import { siteFolder } from '../../site-folder.ts';

const root = siteFolder({
  'node_modules/@acme/buttons/package.json': '{}',
  'docs/node_modules/acme-cards/package.json': '{}',
});
afterAll(() => rmSync(root, { recursive: true }));

describe('the name of a package that is not installed', () => {
  it.each([
    ['@acme/button', '@acme/buttons'],
    ['acme-card', 'acme-cards'],
    ['@acme/worker', '@acme/worked'],
  ])('%s is reported with %s', (name, nearest) => {
    expect(findNearestInstalled(name, { from: join(root, 'docs'), worked: ['@acme/worked'] })).toBe(nearest);
  });

  it('is reported without a suggestion if nothing is near', () => {
    expect(findNearestInstalled('a-wholly-different-package', { from: root, worked: [] })).toBeUndefined();
  });
});
