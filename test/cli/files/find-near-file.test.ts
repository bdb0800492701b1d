import { describe, expect, it } from 'vitest';
import { findNearFile } from '../../../cli/files/find-near-file.ts';
import { siteFolder } from '../demos/site-folder.ts';

describe('the nearest match of a missing file', () => {
  it.each([
    ['src/style.css', 'src/styles.css'],
    ['./src/style.css', './src/styles.css'],
    ['redme.md', 'readme.md'],
    ['src/quite-other.css', undefined],
    ['gone/styles.css', undefined],
    ['scr/style.css', 'src/styles.css'],
    ['./rsc/styles.css', './src/styles.css'],
    ['src/Button.module.css', undefined],
    ['src/Crad.module.css', 'src/Card.module.scss'],
    ['src/Card.module.scs', 'src/Card.module.scss'],
    ['src', undefined],
  ])('%s → %s', (file, near) => {
    expect(findNearFile(siteFolder({ 'src/styles.css': '', 'src/Card.module.scss': '', 'readme.md': '' }), file)).toBe(
      near,
    );
  });
});
