import { rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { explainMissingFile } from '../../../../../cli/site/load/modules/explain-missing-file.ts';
import { siteFolder } from '../../../demos/site-folder.ts';

const root = siteFolder({ 'plugins/glossary.ts': '', 'plugins/rename.tsx': '', 'nav/lib.ts': '' });
afterAll(() => rmSync(root, { recursive: true }));

const explain = (text: string, importer = 'docs.config.ts') => explainMissingFile(text, { root, importer });

describe('an unresolved import', () => {
  it.each([
    ['./plugins/glosary.ts', 'docs.config.ts', 'Did you mean "./plugins/glossary.ts"?'],
    ['./plugins/glosary', 'docs.config.ts', 'Did you mean "./plugins/glossary.ts"?'],
    ['../plugins/rename.ts', 'nav/lib.ts', 'Did you mean "../plugins/rename.tsx"?'],
    ['./plugin/glossary.ts', 'docs.config.ts', 'Correct the path: it is relative to the file that imports it.'],
  ])('%s in %s: %s', (written, importer, hint) => {
    expect(explain(`Could not resolve "${written}"`, importer)).toEqual({
      message: `There is no file "${written}"`,
      hint,
    });
  });

  it('is not found in other messages', () => {
    expect(explain('Expected ";" but found "x"')).toBeUndefined();
    expect(explain('Could not resolve "glossary"')).toBeUndefined();
  });
});
