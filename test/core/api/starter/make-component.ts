import type { LibraryExport } from '../../../../core/api/starter/library.ts';

/** Makes a component of the library "kit". */
export function makeComponent(name: string, facts: Partial<LibraryExport> = {}): LibraryExport {
  return {
    name,
    kind: 'component',
    description: '',
    importLine: `import { ${name} } from 'kit';`,
    source: `kit/${name}.d.ts`,
    ...facts,
  };
}
