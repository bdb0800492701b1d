import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { findCopies } from '../../../../cli/api/extract/find-copies.ts';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

/** Names the copies among modules, each given with its file. */
function find(modules: Readonly<Record<string, string>>, files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'docs-copies-')).replaceAll('\\', '/');
  folders.push(folder);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const named = Object.entries(modules).map(([specifier, file]) => ({ specifier, file: `${folder}/${file}` }));
  const { copies, files: compared } = findCopies(named);
  return {
    copies: [...copies].map(({ specifier }) => specifier).sort(),
    compared: compared.map((file) => file.slice(folder.length + 1)).sort(),
  };
}

const button = 'export declare function Button(props: { size?: number }): null;\n';

describe('a module that copies another one for a second format', () => {
  it('is found by its text and that of all its imports', () => {
    const files = {
      'esm/index.d.ts': "export * from './core/Button';\nexport type { Size } from './types.js';\n",
      'esm/core/Button/index.d.ts': "export * from './Button';\n",
      'esm/core/Button/Button.d.ts': button,
      'esm/types.d.ts': 'export type Size = number;\n',
    };
    const mirrored = Object.fromEntries(
      Object.entries(files).map(([file, text]) => [file.replace('esm/', 'cjs/'), text.replaceAll('\n', '\r\n')]),
    );
    const modules = { lib: 'esm/index.d.ts', 'lib/cjs': 'cjs/index.d.ts' };

    expect(find(modules, { ...files, ...mirrored })).toEqual({
      copies: ['lib/cjs'],
      compared: [...Object.keys(mirrored), ...Object.keys(files)].sort(),
    });
    expect(find(modules, { ...files, ...mirrored, 'cjs/types.d.ts': 'export type Size = string;\n' }).copies).toEqual(
      [],
    );
  });

  it('is found if only the extensions of files differ', () => {
    const { copies } = find(
      { lib: 'dist/index.d.mts', 'lib/require': 'dist/index.d.cts' },
      {
        'dist/index.d.mts': "export * from './button.mjs';\n//# sourceMappingURL=index.d.mts.map\n",
        'dist/index.d.cts': "export * from './button.cjs';\n//# sourceMappingURL=index.d.cts.map\n",
        'dist/button.d.mts': button,
        'dist/button.d.cts': button,
      },
    );

    expect(copies).toEqual(['lib/require']);
  });

  it('is found beside each of several modules', () => {
    const { copies } = find(
      {
        'lib/Button': 'Button/index.d.ts',
        'lib/Card': 'Card/index.d.ts',
        'lib/es/Button': 'es/Button/index.d.ts',
        'lib/es/Card': 'es/Card/index.d.ts',
      },
      {
        'Button/index.d.ts': 'export default function (): null;\n',
        'Card/index.d.ts': 'export default function (): null;\n',
        'es/Button/index.d.ts': 'export default function (): null;\n',
        'es/Card/index.d.ts': 'export default function (): null;\n',
      },
    );

    expect(copies).toEqual(['lib/es/Button', 'lib/es/Card']);
  });
});

describe('a module that only looks like another one', () => {
  it('is not a copy if their imports differ', () => {
    const { copies } = find(
      { 'lib/checkbox': 'checkbox/index.d.ts', 'lib/checkbox-v2': 'checkbox-v2/index.d.ts' },
      {
        'checkbox/index.d.ts': "export { Checkbox } from './checkbox';\n",
        'checkbox/checkbox.d.ts': 'export declare function Checkbox(props: { checked?: boolean }): null;\n',
        'checkbox-v2/index.d.ts': "export { Checkbox } from './checkbox';\n",
        'checkbox-v2/checkbox.d.ts': 'export declare function Checkbox(props: { checked: boolean }): null;\n',
      },
    );

    expect(copies).toEqual([]);
  });

  it('is not a copy if its export has the name of the module', () => {
    const icon = "import { Icon } from '../icon';\ndeclare const made: Icon;\nexport default made;\n";
    const { copies } = find(
      { 'lib/Add': 'Add/index.d.ts', 'lib/Close': 'Close/index.d.ts' },
      { 'Add/index.d.ts': icon, 'Close/index.d.ts': icon, 'icon.d.ts': 'export type Icon = () => null;\n' },
    );

    expect(copies).toEqual([]);
  });

  it('is not a copy if one of the two lacks a file', () => {
    const { copies } = find(
      { lib: 'a/index.d.ts', 'lib/b': 'b/index.d.ts' },
      {
        'a/index.d.ts': "export * from './button';\n",
        'a/button.d.ts': button,
        'b/index.d.ts': "export * from './button';\n",
      },
    );

    expect(copies).toEqual([]);
  });
});
