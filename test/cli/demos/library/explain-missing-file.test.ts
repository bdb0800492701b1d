import { describe, expect, it } from 'vitest';
import { explainMissingFile } from '../../../../cli/demos/library/explain-missing-file.ts';
import { siteFolder } from '../site-folder.ts';

const files = { 'src/Card.tsx': '', 'src/Card.module.css': '', 'src/parts/logo.svg': '' };

function explain(said: string) {
  return explainMissingFile(said, { root: siteFolder(files), file: 'src/Tag.tsx' });
}

describe('a missing import of a library’s source', () => {
  it.each([
    ['./Crad', 'Did you mean "./Card"?'],
    ['./Card.modul.css', 'Did you mean "./Card.module.css"?'],
    ['../src/Crad.js', 'Did you mean "../src/Card.js"?'],
    ['./prats/logo.svg?raw', 'Did you mean "./parts/logo.svg?raw"?'],
    ['./Tga', 'Add "./Tga.tsx", or correct the import.'],
    ['./base.scss', 'Add "./base.scss", or correct the import.'],
  ])('is reported with a hint: %s', (specifier, hint) => {
    expect(explain(`Could not resolve '${specifier}' in ../src/Tag.tsx`)).toEqual({
      message: `no file for the import "${specifier}"`,
      hint,
    });
  });

  it('is explained only for files of the library, not for packages or other faults', () => {
    expect(explain("could not resolve 'lodash' in ../src/Tag.tsx")).toBeUndefined();
    expect(explain('unexpected token')).toBeUndefined();
  });
});
