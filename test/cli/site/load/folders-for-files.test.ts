import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadDictionaries } from '../../../../cli/site/load/load-dictionaries.ts';
import { readRedirects } from '../../../../cli/site/load/read-redirects.ts';

it('a folder with the name of a file counts as a missing file', () => {
  const root = mkdtempSync(join(tmpdir(), 'docs-folders-'));
  for (const name of ['redirects.txt', 'locales/translations.json', 'locales/translations-pt.json'])
    mkdirSync(join(root, name), { recursive: true });

  const redirects = readRedirects(root);
  const { problems } = loadDictionaries(root, { languages: ['en', 'pt'], defaultLanguage: 'en', products: [] });
  rmSync(root, { recursive: true });

  expect([redirects, problems]).toEqual([{ rules: [], problems: [] }, []]);
});
