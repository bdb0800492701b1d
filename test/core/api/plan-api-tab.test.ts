import { describe, expect, it } from 'vitest';
import { listApiTabs, planApiTab, toKebab, toTabHeadings } from '../../../core/api/plan-api-tab.ts';

const page = { components: ['TabsList', 'Tab'], hooks: ['useTab'] };

describe('the API tabs of a page', () => {
  it('are those with components or hooks in its front matter', () => {
    expect(listApiTabs(page)).toEqual(['components-api', 'hooks-api']);
    expect(listApiTabs({ components: [], hooks: ['useTab'] })).toEqual(['hooks-api']);
    expect(listApiTabs({ components: [], hooks: [] })).toEqual([]);
  });

  it('list their entries by name, with both imports', () => {
    expect(planApiTab(page, 'components-api', '@mui/base')).toEqual([
      {
        name: 'Tab',
        id: 'tab',
        importId: 'tab-import',
        imports: ["import { Tab } from '@mui/base/Tab';", "import { Tab } from '@mui/base';"],
      },
      {
        name: 'TabsList',
        id: 'tabs-list',
        importId: 'tabs-list-import',
        imports: ["import { TabsList } from '@mui/base/TabsList';", "import { TabsList } from '@mui/base';"],
      },
    ]);
    expect(page.components).toEqual(['TabsList', 'Tab']);
  });

  it('have headings for their entries, and for imports if there are any', () => {
    expect(toTabHeadings(planApiTab(page, 'hooks-api', '@mui/base'), 'Import')).toEqual([
      { id: 'use-tab', depth: 2, text: 'useTab' },
      { id: 'use-tab-import', depth: 3, text: 'Import' },
    ]);
    expect(toTabHeadings(planApiTab(page, 'hooks-api'), 'Import')).toEqual([
      { id: 'use-tab', depth: 2, text: 'useTab' },
    ]);
  });
});

describe('a fragment', () => {
  it.each([
    ['TabsList', 'tabs-list'],
    ['useTab', 'use-tab'],
    ['HTMLElement', 'html-element'],
    ['Grid2', 'grid2'],
    ['useMUIData', 'use-mui-data'],
    ['SVGIcon', 'svg-icon'],
    ['A', 'a'],
  ])('of %s is %s', (name, id) => {
    expect(toKebab(name)).toBe(id);
  });
});
