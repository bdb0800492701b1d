import { describe, expect, it } from 'vitest';
import { findNearestImport } from '../../../../core/demos/closure/find-nearest-import.ts';

const files = ['Badge.module.scss', 'Badge.tsx', 'Card.tsx', 'helpers', 'logo.svg', 'types.d.ts'];

describe('the file that an import most likely means', () => {
  it.each([
    ['Badg', 'Badge'],
    ['Crad', 'Card'],
    ['helper', 'helpers'],
    ['Badg.tsx', 'Badge.tsx'],
    ['Badg.js', 'Badge.js'],
    ['Bagde.module.scss', 'Badge.module.scss'],
    ['Badge.module.css', 'Badge.module.scss'],
    ['lgoo.svg', 'logo.svg'],
    ['Button', undefined],
    ['Button.module.scss', undefined],
    ['Progress.tsx', undefined],
  ])('%s → %s', (wanted, nearest) => {
    expect(findNearestImport(wanted, files)).toBe(nearest);
  });
});
