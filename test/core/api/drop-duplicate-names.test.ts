import { describe, expect, it } from 'vitest';
import { dropDuplicateNames } from '../../../core/api/drop-duplicate-names.ts';
import type { ApiEntry } from '../../../core/api/extract/api-entry.ts';
import { makeEntry } from './pages/api-entries.ts';

const reference = (packageName: string, entries: readonly ApiEntry[], product = 'lib') => ({
  product,
  packageName,
  version: '1.0.0',
  entries,
  symbols: [],
});
const entry = (name: string, source: string, ...imports: string[]) => makeEntry({ name, source, imports });

describe('a name of two exports', () => {
  it('stays with the root export, and one problem lists all such names of a package', () => {
    const { references, problems } = dropDuplicateNames(
      [
        reference('lib', [
          entry('Dialog', 'lib/old/Dialog.d.ts', "import { Dialog } from 'lib/old';"),
          entry('Dialog', 'lib/Dialog.d.ts', "import { Dialog } from 'lib';"),
          entry('Tab', 'lib/Tab.d.ts', "import { Tab } from 'lib';"),
          entry('TAB', 'lib/old/TAB.d.ts', "import { TAB } from 'lib/old';"),
        ]),
      ],
      'docs.config.ts',
    );

    expect(references[0]?.entries.map(({ name, source }) => `${name} ${source}`)).toEqual([
      'Dialog lib/Dialog.d.ts',
      'Tab lib/Tab.d.ts',
    ]);
    expect(problems).toEqual([
      {
        rule: 'api-name-taken',
        severity: 'warning',
        place: { file: 'docs.config.ts' },
        message:
          '2 names of "lib" have two meanings each, and only the first is shown: "Dialog" of "lib/Dialog.d.ts" and "Dialog" of "lib/old/Dialog.d.ts", "Tab" of "lib/Tab.d.ts" and "TAB" of "lib/old/TAB.d.ts"',
        hint: 'If the package is yours, rename one of the two, or keep it out of the reference with "@ignore" in the comment above it.',
      },
    ]);
  });

  it('stays with the first package of each product', () => {
    const button = (name: string) => reference(name, [entry('Button', `${name}/index.d.ts`)]);
    const { references, problems } = dropDuplicateNames(
      [button('lib'), button('twin'), { ...button('far'), product: 'far' }],
      'a',
    );

    expect(references.map(({ entries }) => entries.length)).toEqual([1, 0, 1]);
    expect(problems.map(({ message, hint }) => [message, hint])).toEqual([
      ['A name of "twin" is taken by "lib", whose entries are shown: "Button"', 'Give each package its own product.'],
    ]);
  });

  it('is reported briefly, and not if two packages re-export the same declaration', () => {
    const names = ['A', 'B', 'C', 'D', 'E', 'F'];
    const passed = entry('Box', 'system/Box.d.ts');
    const { references, problems } = dropDuplicateNames(
      [
        reference('lib', [...names.map((name) => entry(name, 'lib/a.d.ts')), passed]),
        reference('twin', [...names.map((name) => entry(name, 'twin/a.d.ts')), passed]),
      ],
      'a',
    );

    expect(references[1]?.entries).toEqual([passed]);
    expect(problems.map(({ message }) => message)).toEqual([
      '6 names of "twin" are taken by "lib", whose entries are shown: "A", "B", "C", "D", "E", …',
    ]);
  });
});
