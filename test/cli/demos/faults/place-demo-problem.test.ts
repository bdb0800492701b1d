import { rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { placeDemoProblem } from '../../../../cli/demos/faults/place-demo-problem.ts';
import { siteFolder } from '../site-folder.ts';

const root = siteFolder({
  'a/Named.tsx': "import { b } from './b';\n\nexport default function Named() {\n  return b;\n}\n",
  'a/Listed.tsx': 'const Listed = () => null;\nexport { Listed as default };\n',
  'a/None.tsx': 'const None = 1;\n',
});
afterAll(() => rmSync(root, { recursive: true }));

const problem = { rule: 'demo-timeout', severity: 'error', message: 'The demo is not rendered' } as const;
const placeOf = (file: string, line?: number) =>
  placeDemoProblem({ ...problem, place: { file, ...(line !== undefined && { line }) } }, root).place;

describe('a problem of a demo as a whole', () => {
  it('is at the export of the demo, or at the beginning of a file without one', () => {
    expect(placeOf('a/Named.tsx')).toEqual({ file: 'a/Named.tsx', line: 3, column: 1 });
    expect(placeOf('a/Listed.tsx')).toEqual({ file: 'a/Listed.tsx', line: 2, column: 1 });
    expect(placeOf('a/None.tsx')).toEqual({ file: 'a/None.tsx', line: 1, column: 1 });
  });

  it('is at the first letter of a line if the column is unknown', () => {
    expect(placeOf('a/Named.tsx', 4)).toEqual({ file: 'a/Named.tsx', line: 4, column: 3 });
  });

  it('stays unchanged if there is no such file, or its place is known', () => {
    const known = { ...problem, place: { file: 'a/Named.tsx', line: 4, column: 9 } };

    expect(placeOf('a/Gone.tsx')).toEqual({ file: 'a/Gone.tsx' });
    expect(placeDemoProblem(known, root)).toBe(known);
  });
});
