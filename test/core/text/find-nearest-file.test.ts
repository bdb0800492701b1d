import { describe, expect, it } from 'vitest';
import { findNearestFile } from '../../../core/text/find-nearest-file.ts';

const names = ['.env', 'Badge.module.scss', 'LICENSE', 'index.d.ts'];

describe('the nearest name of a file', () => {
  it.each([
    ['Bagde.module.scss', 'Badge.module.scss'],
    ['Badge.modul.scss', 'Badge.module.scss'],
    ['LICENCE', 'LICENSE'],
    ['.evn', '.env'],
    ['Basex.module.css', undefined],
    ['Button.module.css', undefined],
  ])('of %s is %s', (wanted, nearest) => {
    expect(findNearestFile(wanted, names)).toBe(nearest);
  });
});
