import { describe, expect, it } from 'vitest';
import { extractPackage } from '../../../../../core/api/extract/extract-package.ts';
import { library } from '../library.ts';

const react = "import * as React from 'react';\n";
const draw = (name: string, props = '') =>
  `export declare function ${name}(props: { ${props} }): React.ReactElement;\n`;

function extract(files: Readonly<Record<string, string>>) {
  const { entries, problems } = extractPackage(library(files, { entrance: 'root' }));
  return { lines: entries.map(({ name, imports }) => `${name}: ${imports.join(' ')}`), entries, problems };
}

describe('the components of a namespace', () => {
  it('have entries under the name of the namespace, without its stage prefix', () => {
    const { lines, entries } = extract({
      'index.d.ts': "export * as preview__Dialog from './dialog';",
      'dialog.d.ts': `${react}${draw('Header', '/** The text. */ title: string')}${draw('Body')}export declare const size: number;`,
    });

    expect(lines).toEqual([
      "Dialog.Body: import { preview__Dialog as Dialog } from 'lib';",
      "Dialog.Header: import { preview__Dialog as Dialog } from 'lib';",
    ]);
    expect(entries[1]?.props.title).toMatchObject({ type: 'string', required: true, description: 'The text.' });
  });

  it('have entries if its name is lowercase', () => {
    const { lines } = extract({
      'index.d.ts': "import * as icons from './icons';\nexport { icons };",
      'icons.d.ts': `${react}${draw('Add')}`,
    });

    expect(lines).toEqual(["icons.Add: import { icons } from 'lib';"]);
  });

  it('have entries if it is nested in another one, even in one that exports itself', () => {
    const { lines } = extract({
      'index.d.ts': "export * as Forms from './forms';",
      'forms.d.ts': `${react}export * as Field from './field';\nexport * as Self from './forms';\n${draw('Form')}`,
      'field.d.ts': `${react}${draw('Text')}`,
    });

    expect(lines).toEqual([
      "Forms.Field.Text: import { Forms } from 'lib';",
      "Forms.Form: import { Forms } from 'lib';",
    ]);
  });

  it('keep its stage prefix if a component has the name without it', () => {
    const { lines } = extract({
      'index.d.ts': `${react}${draw('DatePicker')}${draw('DatePickerInput')}export * as preview__DatePicker from './next';`,
      'next.d.ts': `${react}${draw('Input', 'next: true')}`,
    });

    expect(lines).toEqual([
      "DatePicker: import { DatePicker } from 'lib';",
      "DatePickerInput: import { DatePickerInput } from 'lib';",
      "preview__DatePicker.Input: import { preview__DatePicker } from 'lib';",
    ]);
  });

  it('are counted as skipped if JSX does not accept them', () => {
    const { lines, problems } = extract({
      'index.d.ts': "export * as beta_Table from './table';",
      'table.d.ts': `${react}${draw('Row')}${draw('Cell')}${draw('Head')}${draw('Foot')}${draw('Body')}export declare function Make(props: { a: string }): { made: string };`,
    });

    expect(lines).toHaveLength(5);
    expect(problems.map(({ message }) => message)).toEqual([
      'Of 6 exports of "lib" that look like components, 1 has no entry: 1 that JSX does not accept ("Table.Make")',
    ]);
  });
});
