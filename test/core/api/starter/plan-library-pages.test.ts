import { describe, expect, it } from 'vitest';
import { planLibraryPages } from '../../../../core/api/starter/plan-library-pages.ts';
import type { LibraryExport } from '../../../../core/api/starter/library.ts';

function component(name: string, source = '@acme/ui/index.d.ts'): LibraryExport {
  return { name, kind: 'component', description: '', importLine: `import { ${name} } from '@acme/ui';`, source };
}

function plan(exports: readonly LibraryExport[], dependent?: readonly string[]) {
  return planLibraryPages(exports, new Set(dependent)).map(({ slug, main, parts }) => [
    slug,
    main.name,
    ...parts.map(({ name }) => name),
  ]);
}

describe('the pages of a library', () => {
  it('document one component or hook each, hooks last', () => {
    const hook = { ...component('useTabs'), kind: 'hook' as const };

    expect(plan([hook, component('Tabs'), component('DatePicker')])).toEqual([
      ['react-date-picker', 'DatePicker'],
      ['react-tabs', 'Tabs'],
      ['react-use-tabs', 'useTabs'],
    ]);
  });

  it('have those last that the main entry does not export', () => {
    const hooks = ['useArrow', 'useZoom'].map((name) => ({ ...component(name), kind: 'hook' as const }));
    const inner = [component('AbstractMenu'), hooks[0]!].map((one) => ({ ...one, isInner: true }));

    expect(plan([...inner, hooks[1]!, component('Tabs')]).map(([, name]) => name)).toEqual([
      'Tabs',
      'AbstractMenu',
      'useZoom',
      'useArrow',
    ]);
  });

  it.each([
    ['Menu', component('Menu.Item')],
    ['Accordion', component('AccordionTrigger')],
    ['Card', component('CardCover', '@acme/ui/card/card-cover.d.ts')],
    ['DatePicker', component('DatePickerInput', '@acme/ui/date-picker.d.ts')],
  ])('include the parts of %s', (whole, part) => {
    expect(plan([part, component(whole)])).toEqual([[expect.any(String), whole, part.name]]);
  });

  it.each([
    ['Dialog.Root', ['Dialog.Title', 'Dialog.Trigger']],
    ['DialogRoot', ['DialogTitle', 'DialogTrigger']],
  ])('hold the parts of %s, whose name they share', (root, parts) => {
    const exports = [...parts, root].map((name) => component(name));

    expect(planLibraryPages(exports)).toMatchObject([
      { slug: 'react-dialog', name: 'Dialog', main: { name: root }, parts: parts.map((name) => ({ name })) },
    ]);
  });

  it('name a root in full where its short name is another component', () => {
    const exports = [component('Checkbox'), component('Checkbox.Root'), component('CheckboxGroup.Root')];

    expect(planLibraryPages(exports).map(({ name, parts }) => [name, ...parts.map((part) => part.name)])).toEqual([
      ['Checkbox', 'Checkbox.Root'],
      ['CheckboxGroup'],
    ]);
  });

  it('are separate for components that only share a prefix', () => {
    expect(plan([component('Text'), component('TextField'), component('Textarea'), component('Cardinal')])).toHaveLength(
      4,
    );
    expect(plan([component('Item')])).toEqual([['react-item', 'Item']]);
  });

  it('include dependent components if there is a parent for them', () => {
    const exports = [component('Stepper'), component('StepperBar'), component('Gauge')];

    expect(plan(exports, ['StepperBar', 'Gauge'])).toEqual([
      ['react-gauge', 'Gauge'],
      ['react-stepper', 'Stepper', 'StepperBar'],
    ]);
  });

  it('include dependent components in the file of their parent', () => {
    const exports = [component('Tab', '@acme/ui/src/tabs.tsx'), component('Tabs', '@acme/ui/src/tabs.tsx')];

    expect(plan(exports)).toHaveLength(2);
    expect(plan(exports, ['Tab'])).toEqual([['react-tabs', 'Tabs', 'Tab']]);
  });

  it.each([
    [['Tab', 'TabPanel'], [['react-tabs', 'Tabs', 'Tab', 'TabPanel']]],
    [['TabPanel'], [['react-tab', 'Tab', 'TabPanel'], ['react-tabs', 'Tabs']]],
    [['Tab', 'TabPanel', 'Tabs'], [['react-tab', 'Tab', 'TabPanel'], ['react-tabs', 'Tabs']]],
    [['Tab'], [['react-tabs', 'Tabs', 'Tab', 'TabPanel']]],
  ])('include the parts of parts, if %j are dependent', (dependent, pages) => {
    const exports = ['Tab', 'TabPanel', 'Tabs'].map((name) => component(name, '@acme/ui/src/tabs.tsx'));

    expect(plan(exports, dependent)).toEqual(pages);
  });

  it('never share a path', () => {
    expect(plan([component('MenuBar'), component('Menubar'), component('menuBar')]).map(([slug]) => slug)).toEqual([
      'react-menu-bar',
      'react-menubar',
    ]);
  });
});
