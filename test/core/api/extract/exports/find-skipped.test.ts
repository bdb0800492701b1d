import { describe, expect, it } from 'vitest';
import { extractPackage } from '../../../../../core/api/extract/extract-package.ts';
import { library } from '../library.ts';

const react = "import * as React from 'react';\n";
const tabs = ['A', 'B', 'C', 'D', 'E'].map((name) => `export declare function Tab${name}(): React.ReactElement;`);
const skippedOf = (index: string) =>
  extractPackage(library({ 'index.d.ts': `${react}${index}` })).problems.filter(
    ({ rule }) => rule === 'api-components-skipped',
  );

describe('exports that look like components and have no entry', () => {
  it('are counted in one problem, with the reasons', () => {
    const refused =
      'export declare function Make(props: { a: string }): { made: string };\nexport declare const Card: { (props: {}): void; displayName: string };';

    expect(skippedOf([...tabs, ...tabs.map((tab) => tab.replace('Tab', 'Row')), refused].join('\n'))).toEqual([
      {
        rule: 'api-components-skipped',
        severity: 'warning',
        place: { file: 'docs.config.ts' },
        message:
          'Of 12 exports of "lib" that look like components, 2 have no entry: 2 that JSX does not accept ("Card", "Make")',
        hint: 'If the package is yours, let them return React.ReactNode, or keep them out of the reference with "@ignore" in the comment above each.',
      },
    ]);
  });

  it('are an error if they are a fifth of the components', () => {
    expect(
      skippedOf(
        `import { styled } from 'missing';\n${tabs.join('\n')}\nexport declare const Box: typeof styled;\nexport declare const Row: typeof styled;`,
      ),
    ).toEqual([
      {
        rule: 'api-components-skipped',
        severity: 'error',
        place: { file: 'docs.config.ts' },
        message: 'Of 7 exports of "lib" that look like components, 2 have no entry: 2 with the type any ("Box", "Row")',
        hint: 'Install what the types of "lib" import next to it.',
      },
    ]);
  });

  it('are not counted if they are clearly something else, or internal', () => {
    expect(
      skippedOf(
        `${tabs.join('\n')}\nexport declare class Store { all(): string[] }\nexport declare function Format(text: string, many: number): boolean;\n/** @internal */\nexport declare function Inner(props: {}): void;`,
      ),
    ).toEqual([]);
  });
});
