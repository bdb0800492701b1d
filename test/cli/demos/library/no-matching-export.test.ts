import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { explainNoExport } from '../../../../cli/demos/library/no-matching-export.ts';
import { siteFolder } from '../site-folder.ts';

const root = siteFolder({
  'src/join.ts':
    "export const join = 1;\nexport type Jain = 1;\nexport { a as glue } from './a';\nexport * from './b';\nexport default 1;\n",
  'src/broken.ts': 'export const = ;\n',
});
const explain = (file: string, name: string) => explainNoExport(join(root, file), name, root);

describe('a name that a source does not export', () => {
  it.each([
    ['src/join.ts', 'joyn', ' (did you mean "join"?)'],
    ['src/join.ts', 'Glue', ' (did you mean "glue"?)'],
    ['src/join.ts', 'Separator', ''],
    ['src/broken.ts', 'join', ''],
    ['src/gone.ts', 'join', ''],
  ])('of %s is explained: %s', (file, name, guess) => {
    expect(explain(file, name)).toBe(`no matching export in "${file}" for import "${name}"${guess}`);
  });
});
