import { describe, expect, it } from 'vitest';
import { findNearFile } from '../../../cli/files/find-near-file.ts';
import { siteFolder } from '../demos/site-folder.ts';

describe('what lies near a missing file', () => {
  it.each([
    ['src/style.css', 'src/styles.css'],
    ['./src/style.css', './src/styles.css'],
    ['redme.md', 'readme.md'],
    ['src/quite-other.css', undefined],
    ['gone/styles.css', undefined],
  ])('%s → %s', (file, near) => {
    expect(findNearFile(siteFolder({ 'src/styles.css': '', 'readme.md': '' }), file)).toBe(near);
  });
});
