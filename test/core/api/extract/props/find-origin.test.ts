import { describe, expect, it } from 'vitest';
import { extractPackage } from '../../../../../core/api/extract/extract-package.ts';
import { toHookName } from '../../../../../core/api/extract/props/to-hook-name.ts';
import { library } from '../library.ts';

describe('a prop that is declared in another folder', () => {
  const files = {
    'index.d.ts': "export * from './Tab';\nexport * from './useTab';",
    'Tab/index.d.ts': "export * from './Tab';",
    'Tab/Tab.d.ts':
      "import * as React from 'react';\nimport { UseTabParameters } from '../useTab';\nexport interface TabProps extends UseTabParameters { /** Its color. */ color?: string; }\nexport declare function Tab(props: TabProps): React.ReactElement;",
    'useTab/index.d.ts': "export * from './useTab';",
    'useTab/useTab.d.ts':
      'export interface UseTabParameters { /** Which one. */ value?: string; /** Its root. */ root?: string; }\nexport declare function useTab(parameters: UseTabParameters): { active: boolean };',
  };
  const scripts = {
    'Tab/Tab.js': 'function Tab(props) { const { value, ...other } = props; return useTab({ ...other, root: 1 }); }',
  };

  it("is the hook's if the script only passes it on, and the component's own if the script uses it", () => {
    const [tab] = extractPackage(library(files, { scripts })).entries;

    expect(Object.entries(tab?.props ?? {}).map(([name, { inheritedFrom }]) => [name, inheritedFrom])).toEqual([
      ['color', undefined],
      ['root', 'useTab'],
      ['value', undefined],
    ]);
  });

  it("is the component's own if there is no script", () => {
    const [tab] = extractPackage(library(files)).entries;

    expect(Object.values(tab?.props ?? {}).map(({ inheritedFrom }) => inheritedFrom)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each([
    ['/lib/unstable_useTab/useTab.types.d.ts', 'useTab'],
    ['/lib/hooks/useTab.d.ts', 'useTab'],
    ['/lib/Tab/Tab.types.d.ts', undefined],
    ['/lib/used/Tab.d.ts', undefined],
  ])('in %s belongs to %s', (file, name) => {
    expect(toHookName(file)).toBe(name);
  });
});

describe('a redeclared attribute without a comment', () => {
  const component = (props: string) => ({
    'index.d.ts': `import * as React from 'react';\nexport declare function A(props: ${props}): React.ReactElement;`,
  });
  const listProps = (props: string) => Object.keys(extractPackage(library(component(props))).entries[0]?.props ?? {});

  it('is listed as a prop if it is required, or if the component takes no attributes', () => {
    expect(listProps('React.HTMLAttributes<HTMLButtonElement> & { title: string; tabIndex?: number }')).toEqual([
      'title',
    ]);
    expect(listProps('{ title?: string; tabIndex?: number }')).toEqual(['tabIndex', 'title']);
  });
});
