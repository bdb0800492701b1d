import { expect, it } from 'vitest';
import { extractPackage } from '../../../../../core/api/extract/extract-package.ts';
import { isEvery } from '../../../../everyday.ts';
import { library } from '../library.ts';

const icons = (count: number) =>
  Array.from({ length: count }, (_none, index) => `export declare const Icon${index}: Icon;`).join('\n');
const files = (count: number) => ({
  'index.d.ts': `import * as React from 'react';
  export interface IconProps { /** How wide. */ size?: number }
  export type Icon = React.ForwardRefExoticComponent<IconProps>;
  ${icons(count)}
  export declare const Button: React.ForwardRefExoticComponent<{ label: string }>;`,
});

it('a hundred components of one type have entries and are listed, but have no pages', () => {
  const { entries, symbols, problems } = extractPackage(library(files(100)));

  expect(entries.filter(({ hasPage }) => hasPage).map(({ name }) => name)).toEqual(['Button']);
  expect(entries.filter(({ hasPage }) => !hasPage)).toHaveLength(100);
  const icon = entries.find(({ name }) => name === 'Icon7');
  expect(icon?.props.size?.description).toBe('How wide.');
  expect(icon?.imports).toEqual(["import { Icon7 } from 'lib';"]);
  expect(symbols.filter(({ kind }) => kind === 'constant')).toHaveLength(100);
  expect(symbols.find(({ name }) => name === 'Icon7')?.imports).toEqual(["import { Icon7 } from 'lib';"]);
  expect(problems).toEqual([]);
});

it('a hundred functions with the same props type have no pages either', () => {
  const flags = Array.from(
    { length: 100 },
    (_none, index) => `export declare function Flag${index}(props: FlagProps): React.ReactElement;`,
  );
  const { entries } = extractPackage(
    library({
      'index.d.ts': `import * as React from 'react';
      export interface FlagProps { /** How wide. */ size?: number }
      ${flags.join('\n')}
      export declare function FlagRow(props: { flags: string[] }): React.ReactElement;`,
    }),
  );

  expect(entries.filter(({ hasPage }) => hasPage).map(({ name }) => name)).toEqual(['FlagRow']);
  expect(entries.find(({ name }) => name === 'Flag99')?.props.size?.description).toBe('How wide.');
});

it.runIf(isEvery)('more than two thousand components of one type have no entries', () => {
  expect(extractPackage(library(files(2001))).entries.map(({ name }) => name)).toEqual(['Button']);
});

it('a few components of one type have entries', () => {
  expect(extractPackage(library(files(20))).entries).toHaveLength(21);
});
