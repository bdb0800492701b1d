import { describe, expect, it } from 'vitest';
import { extractPackage } from '../../../../../core/api/extract/extract-package.ts';
import { library } from '../library.ts';

const react = "import * as React from 'react';\n";
const draw = (name: string, props = '') => `export declare function ${name}(props: { ${props} }): React.ReactElement;`;

function labels(files: Readonly<Record<string, string>>): string[] {
  const { entries, problems } = extractPackage(library(files));
  expect(problems).toEqual([]);
  return entries.map(({ name, imports }) => `${name}: ${imports.join(' ')}`);
}

describe('two components with one name', () => {
  it('both have an entry, and the one whose module has that name gets it', () => {
    expect(
      labels({
        'index.d.ts': 'export {};',
        'icon/index.d.ts': `${react}${draw('Menu')}`,
        'menu/index.d.ts': `${react}${draw('Menu', 'open?: boolean')}`,
      }),
    ).toEqual(["Menu (lib/icon): import { Menu } from 'lib/icon';", "Menu: import { Menu } from 'lib/menu';"]);
  });

  it('give the name to the one that the root exports, whatever its module is called', () => {
    expect(
      labels({
        'index.d.ts': "export { Modal } from './next';",
        'modal/index.d.ts': `${react}${draw('Modal')}`,
        'next/index.d.ts': `${react}${draw('Modal', 'open?: boolean')}`,
      }).sort(),
    ).toEqual([
      "Modal (lib/modal): import { Modal } from 'lib/modal';",
      "Modal: import { Modal } from 'lib'; import { Modal } from 'lib/next';",
    ]);
  });

  it('are distinguished even if the names differ only in case, or if three share one', () => {
    expect(
      labels({
        'index.d.ts': `${react}${draw('Tab')}`,
        'checkbox-v2/index.d.ts': `${react}${draw('Tab')}`,
        'old/index.d.ts': `${react}${draw('TAB')}`,
      }).map((line) => line.replace(/:.*/, '')),
    ).toEqual(['TAB (lib/old)', 'Tab', 'Tab (lib/checkbox-v2)']);
  });

  it('give the name to the one that JSX accepts', () => {
    const { entries } = extractPackage(
      library({
        'index.d.ts': 'export declare function Filter(rows: string[], by: string): string[];',
        'table/index.d.ts': `${react}${draw('Filter')}`,
      }),
    );

    expect(entries.map(({ name }) => name)).toEqual(['Filter']);
  });

  it('keep their labels as the ancestors of other components', () => {
    const props = '/** A. */ a?: string; /** B. */ b?: string; /** C. */ c?: string;';
    const { entries } = extractPackage(
      library({
        'index.d.ts': "export { Base } from './Base';\nexport { Fancy } from './Fancy';",
        'Base/index.d.ts': `${react}${draw('Base')}`,
        'old/Base/index.d.ts': `${react}export interface BaseProps { ${props} }\nexport declare function Base(props: BaseProps): React.ReactElement;`,
        'old/index.d.ts': "export { Base } from './Base';",
        'Fancy/index.d.ts': `${react}import { BaseProps } from '../old/Base';\nexport declare function Fancy(props: BaseProps & { /** Own. */ own?: string }): React.ReactElement;`,
      }),
    );

    expect(entries.find(({ name }) => name === 'Fancy')?.inheritance?.component).toBe('Base (lib/old)');
    expect(entries.find(({ name }) => name === 'Fancy')?.props.a?.inheritedFrom).toBe('Base (lib/old)');
  });
});
