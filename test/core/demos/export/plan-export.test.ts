import { describe, expect, it } from 'vitest';
import type { Closure, ClosureImport } from '../../../../core/demos/closure/closure.ts';
import { parseCode } from '../../../../cli/demos/read/parse-demo-file.ts';
import { planExport } from '../../../../core/demos/export/plan-export.ts';

const options: Parameters<typeof planExport>[1] = {
  title: 'Demo',
  description: 'Shows it.',
  language: 'ts',
  styling: 'system',
  alias: {},
  parse: parseCode,
  versions: { dependencies: { react: '18.3.1' }, types: { '@types/react': '18.3.31' } },
  toScript: ({ text }) => text.replace(/: \w+/g, '').replace(/^import type .*\n/gm, ''),
};

function closureOf(
  texts: Record<string, string>,
  imports: [file: string, specifier: string, target: string][],
  assets: string[] = [],
): Closure {
  return {
    files: Object.entries(texts).map(([path, text]) => ({ path, text })),
    imports: imports.map(([file, specifier, target]): ClosureImport => {
      const kind = target.startsWith('content/') ? 'local' : 'package';
      return { file, line: 1, column: 1, specifier, names: [], typeOnly: false, kind, target };
    }),
    assets,
    absent: [],
    problems: [],
  };
}

describe('the plan of an export', () => {
  it('holds the files under src, and packages by language', () => {
    const closure = closureOf(
      { 'content/a/Demo.tsx': "import Box from './Box';\n", 'content/a/Box.tsx': "import './Demo';\n" },
      [
        ['content/a/Demo.tsx', './Box', 'content/a/Box.tsx'],
        ['content/a/Box.tsx', './Demo', 'content/a/Demo.tsx'],
      ],
    );

    expect(planExport(closure, options)).toEqual({
      title: 'Demo',
      description: 'Shows it.',
      language: 'ts',
      styling: 'system',
      files: { 'src/App.tsx': "import Box from './Box';\n", 'src/Box.tsx': "import './App';\n" },
      entry: 'src/App.tsx',
      dependencies: { react: '18.3.1' },
      devDependencies: { '@types/react': '18.3.31' },
    });
  });

  it('resolves aliases', () => {
    const closure = closureOf(
      {
        'content/a/Demo.tsx': "import Box from '@shared/Box';\nimport React from 'react';\n",
        'content/shared/Box.tsx': '',
      },
      [
        ['content/a/Demo.tsx', '@shared/Box', 'content/shared/Box.tsx'],
        ['content/a/Demo.tsx', 'react', 'preact'],
      ],
    );

    const { files } = planExport(closure, {
      ...options,
      alias: { '@shared': './content/shared', react: 'preact/compat' },
    });

    expect(files['src/a/App.tsx']).toBe("import Box from '../shared/Box';\nimport React from 'preact/compat';\n");
  });

  it('omits types in JavaScript, and files that only types need', () => {
    const closure = closureOf(
      {
        'content/a/Demo.tsx': "import type { Row } from './types';\nimport { rows } from './rows.ts';\nlet a: Row;\n",
        'content/a/rows.ts': 'export const rows = [];\n',
        'content/a/types.ts': 'export interface Row {}\n',
      },
      [
        ['content/a/Demo.tsx', './types', 'content/a/types.ts'],
        ['content/a/Demo.tsx', './rows.ts', 'content/a/rows.ts'],
      ],
    );

    expect(planExport(closure, { ...options, language: 'js' })).toMatchObject({
      files: { 'src/App.jsx': "import { rows } from './rows';\nlet a;\n", 'src/rows.js': 'export const rows = [];\n' },
      entry: 'src/App.jsx',
      devDependencies: {},
    });
    expect(Object.keys(planExport(closure, { ...options, language: 'js' }).files)).toHaveLength(2);
  });

  it('gives hand-written JavaScript the ending that JSX needs', () => {
    const closure = closureOf({ 'content/a/Demo.js': 'export default () => <b />;\n' }, []);

    expect(planExport(closure, { ...options, language: 'js' }).entry).toBe('src/App.jsx');
  });

  it.each([
    ['./icons.eot?v=2#iefix', '#iefix'],
    ['./icons.eot#iefix', '#iefix'],
    ['./icons.eot?v=2', ''],
  ])('carries a file of a style sheet with its fragment: %s', (specifier, fragment) => {
    const closure = closureOf(
      { 'content/a/Demo.tsx': "import './a.css';\n", 'content/a/a.css': `a { src: url(${specifier}) }` },
      [
        ['content/a/Demo.tsx', './a.css', 'content/a/a.css'],
        ['content/a/a.css', specifier, 'content/a/icons.eot'],
      ],
      ['content/a/icons.eot'],
    );

    const { files } = planExport(closure, { ...options, assets: new Map([['content/a/icons.eot', 'data:,a']]) });

    expect(files['src/a.css']).toBe(`a { src: url(data:,a${fragment}) }`);
  });

  it('turns pictures into modules', () => {
    const closure = closureOf(
      {
        'content/a/Demo.tsx': "import logo from './logo.png';\nimport './a.css';\n",
        'content/a/a.css': 'a { background: url(./logo.png) }',
      },
      [
        ['content/a/Demo.tsx', './logo.png', 'content/a/logo.png'],
        ['content/a/Demo.tsx', './a.css', 'content/a/a.css'],
        ['content/a/a.css', './logo.png', 'content/a/logo.png'],
      ],
      ['content/a/logo.png'],
    );

    expect(
      planExport(closure, { ...options, assets: new Map([['content/a/logo.png', 'data:image/png;base64,AA==']]) })
        .files,
    ).toEqual({
      'src/App.tsx': "import logo from './logo.png';\nimport './a.css';\n",
      'src/a.css': 'a { background: url(data:image/png;base64,AA==) }',
      'src/logo.png.ts': 'export default "data:image/png;base64,AA==";\n',
    });
  });
});
