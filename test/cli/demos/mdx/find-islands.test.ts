import { describe, expect, it } from 'vitest';
import type { ClosureImport } from '../../../../core/demos/closure/closure.ts';
import { findIslands } from '../../../../cli/demos/mdx/find-islands.ts';

const imported = (file: string, target: string, names: readonly string[]): ClosureImport => ({
  file,
  line: 1,
  column: 1,
  specifier: target,
  names,
  typeOnly: false,
  kind: 'local',
  target,
});

describe('a file for the browser', () => {
  it.each([
    ["'use client';\n", true],
    ['"use client"\n', true],
    ["// A comment\n/* another */\n'use client';", true],
    ["import a from 'a';\n'use client';", false],
    ["const text = 'use client';", false],
  ])('is recognized by its directive: %j, %s', (text, is) => {
    const closure = { files: [{ path: 'A.tsx', text }], imports: [imported('a.mdx.jsx', 'A.tsx', ['A'])] };
    expect(findIslands(closure)).toHaveLength(is ? 1 : 0);
  });
});

describe('the islands of a page', () => {
  const files = [
    { path: 'a.mdx.jsx', text: '' },
    { path: 'Panel.tsx', text: '' },
    { path: 'Tabs.tsx', text: "'use client';\nexport function Tabs() {}\nexport default 1;\nexport type T = string;" },
    { path: 'Button.tsx', text: "'use client';" },
  ];

  it('are the imports from files for the browser, each once', () => {
    const imports = [
      imported('a.mdx.jsx', 'Panel.tsx', ['Panel']),
      imported('a.mdx.jsx', 'Tabs.tsx', ['Tabs']),
      imported('Panel.tsx', 'Tabs.tsx', ['Tabs', 'default']),
      imported('Tabs.tsx', 'Button.tsx', ['Button']),
    ];

    expect(findIslands({ files, imports })).toEqual([
      { file: 'Tabs.tsx', name: 'Tabs' },
      { file: 'Tabs.tsx', name: 'default' },
    ]);
  });

  it('are all exports of a file that is imported as a namespace', () => {
    expect(findIslands({ files, imports: [imported('a.mdx.jsx', 'Tabs.tsx', ['*'])] }).map(({ name }) => name)).toEqual(
      ['Tabs', 'default'],
    );
  });
});
