import { describe, expect, it } from 'vitest';
import type { LibraryExport, LibraryPage } from '../../../../core/api/starter/library.ts';
import { planStages } from '../../../../core/api/starter/plan-stage.ts';

function component(name: string, facts: Partial<LibraryExport> = {}): LibraryExport {
  const imported = name.split('.')[0];
  return {
    name,
    kind: 'component',
    description: '',
    importLine: `import { ${imported} } from 'kit';`,
    source: 'kit/index.d.ts',
    ...facts,
  };
}

function page(name: string, main: LibraryExport, parts: readonly (LibraryExport | string)[]): LibraryPage {
  const all = parts.map((part) => (typeof part === 'string' ? component(part) : part));
  return { slug: 'react-kit', name, main, parts: all };
}

/** Writes the elements that the first stage returns. */
function elementsOf(...args: Parameters<typeof page>): string | undefined {
  const [stage] = planStages(page(...args));
  return stage && /return \(\n([^]*)\n {2}\);/.exec(stage.code)?.[1]?.replaceAll(/^ {4}/gm, '');
}

const keyed = { required: { value: 'string' }, takes: ['value'] };

describe('the stage of a component with parts', () => {
  it('names members of enums that a part needs, and imports them', () => {
    const item = component('MenuItem', {
      required: { kind: 'Kind', size: 'Size' },
      members: {
        kind: { code: 'Kind.Plain', importLine: "import { Kind } from 'kit';" },
        size: { code: 'Size.Small', importLine: "import { Size } from 'kit/sizes';" },
      },
    });
    const [stage] = planStages(page('Menu', component('Menu'), ['MenuList', item]));

    expect(stage?.code).toContain(
      "import { Menu, MenuList, MenuItem, Kind } from 'kit';\nimport { Size } from 'kit/sizes';\n",
    );
    expect(stage?.code).toContain('<MenuItem kind={Kind.Plain} size={Size.Small}>One</MenuItem>');
  });

  it('has the tabs in their list, and a panel for each, joined by their values', () => {
    const [stage] = planStages(
      page('Tabs', component('Tabs.Root', { takes: ['defaultValue'] }), [
        component('Tabs.Content', keyed),
        'Tabs.List',
        component('Tabs.Trigger', keyed),
      ]),
    );

    expect(stage).toEqual({
      file: 'TabsStage.tsx',
      parts: 3,
      code: `import type { ComponentProps } from 'react';
import { Tabs } from 'kit';

export default function TabsStage(props: ComponentProps<typeof Tabs.Root>) {
  return (
    <Tabs.Root {...props} defaultValue="one">
      <Tabs.List>
        <Tabs.Trigger value="one">One</Tabs.Trigger>
        <Tabs.Trigger value="two">Two</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="one">The first content</Tabs.Content>
      <Tabs.Content value="two">The second content</Tabs.Content>
    </Tabs.Root>
  );
}
`,
    });
  });

  it('recognizes parts that are named without a dot, or in the singular', () => {
    const parts = ['Tab', 'TabList', 'TabPanel', 'TabPanels'].map((name) => component(name, { takes: ['id'] }));

    expect(elementsOf('Tabs', component('Tabs'), parts)).toBe(`<Tabs {...props}>
  <TabList id="one">
    <Tab id="one">One</Tab>
    <Tab id="two">Two</Tab>
  </TabList>
  <TabPanels id="one">
    <TabPanel id="one">The first content</TabPanel>
    <TabPanel id="two">The second content</TabPanel>
  </TabPanels>
</Tabs>`);
  });

  it.each([
    ['Breadcrumbs', 'Breadcrumb'],
    ['RadioGroup', 'Radio'],
    ['TagList', 'Tag'],
  ])('has in %s two of the part that it is named after: %s', (whole, part) => {
    expect(elementsOf(whole, component(whole), [part])).toBe(
      `<${whole} {...props}>\n  <${part}>One</${part}>\n  <${part}>Two</${part}>\n</${whole}>`,
    );
  });

  it('has the cells of a table in rows', () => {
    const parts = ['TableBody', 'TableCell', 'TableHead', 'TableHeadCell', 'TableRow'];

    expect(elementsOf('Table', component('Table'), parts)).toBe(`<Table {...props}>
  <TableHead>
    <TableRow>
      <TableHeadCell>Name</TableHeadCell>
      <TableHeadCell>Size</TableHeadCell>
    </TableRow>
  </TableHead>
  <TableBody>
    <TableRow>
      <TableCell>One</TableCell>
      <TableCell>Two</TableCell>
    </TableRow>
  </TableBody>
</Table>`);
  });

  it.each([
    ['Accordion', 'Accordion'],
    ['Collapsible', 'Collapsible'],
    ['Timeline', 'Timeline'],
  ])('has the body of an item in it, below its header: %s', (name, tag) => {
    const parts = ['Body', 'Header', 'Item'].map((part) => `${tag}${part}`);

    expect(elementsOf(name, component(tag), parts)).toBe(`<${tag} {...props}>
  <${tag}Item>
    <${tag}Header>One</${tag}Header>
    <${tag}Body>The first content</${tag}Body>
  </${tag}Item>
  <${tag}Item>
    <${tag}Header>Two</${tag}Header>
    <${tag}Body>The second content</${tag}Body>
  </${tag}Item>
</${tag}>`);
  });

  it('has in each item of an accordion its trigger and its content', () => {
    const parts = ['Accordion.Item', 'Accordion.Header', 'Accordion.Trigger', 'Accordion.Content'];

    expect(elementsOf('Accordion', component('Accordion.Root'), parts)).toBe(`<Accordion.Root {...props}>
  <Accordion.Item>
    <Accordion.Header>
      <Accordion.Trigger>One</Accordion.Trigger>
    </Accordion.Header>
    <Accordion.Content>The first content</Accordion.Content>
  </Accordion.Item>
  <Accordion.Item>
    <Accordion.Header>
      <Accordion.Trigger>Two</Accordion.Trigger>
    </Accordion.Header>
    <Accordion.Content>The second content</Accordion.Content>
  </Accordion.Item>
</Accordion.Root>`);
  });

  it('has the items of a menu in its content, beside its trigger', () => {
    const parts = ['Content', 'Item', 'Portal', 'Separator', 'Trigger'].map((part) => `Menu.${part}`);

    expect(elementsOf('Menu', component('Menu.Root'), parts)).toBe(`<Menu.Root {...props}>
  <Menu.Trigger>Open</Menu.Trigger>
  <Menu.Portal>
    <Menu.Content>
      <Menu.Item>One</Menu.Item>
      <Menu.Item>Two</Menu.Item>
    </Menu.Content>
  </Menu.Portal>
</Menu.Root>`);
  });

  it('is planned a second time with buttons inside the parts that open and close', () => {
    const parts = ['Close', 'Content', 'Portal', 'Title', 'Trigger'].map((part) => `Dialog.${part}`);
    const codes = planStages(page('Dialog', component('Dialog.Root'), parts)).map(({ code }) => code);

    expect(codes).toHaveLength(2);
    expect(codes[0]).toContain(`      <Dialog.Trigger>Open</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Content>
          <Dialog.Title>Title</Dialog.Title>
          <Dialog.Close>Close</Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
`);
    expect(codes[1]).toContain('<Dialog.Trigger><button type="button">Open</button></Dialog.Trigger>');
    expect(codes[1]).toContain('<Dialog.Close><button type="button">Close</button></Dialog.Close>');
  });

  it.each([
    ['string', 'label="One"'],
    ['ReactNode', 'label="One"'],
    ["'start' | 'end'", 'label="start"'],
    ['1 | 2', 'label={1}'],
    ['number', 'label={1}'],
    ['boolean', 'label={false}'],
    ['() => void', 'label={() => undefined}'],
  ])('gives a part the props that it requires: %s', (type, attribute) => {
    const list = component('MenuItem', { required: { label: type }, takes: ['label'] });

    expect(elementsOf('Menu', component('Menu'), [list])).toContain(`<MenuItem ${attribute}>One</MenuItem>`);
  });

  it('imports only the parts that it has', () => {
    const parts = ['Tab', 'TabGroup', 'TabList'].map((name) => ({
      ...component(name),
      importLine: `import { ${name} } from 'kit/${name}';`,
    }));
    const [stage] = planStages(page('Tabs', component('Tabs'), parts));

    expect(stage?.code).toContain("import { Tab } from 'kit/Tab';\nimport { TabList } from 'kit/TabList';\n\n");
    expect(stage?.parts).toBe(2);
  });

  it('is not planned where a part requires a value that cannot be invented', () => {
    const list = component('MenuItem', { required: { data: 'Row[]' }, takes: ['data'] });

    expect(planStages(page('Menu', component('Menu'), [list]))).toEqual([]);
  });

  it('leaves out parts of unknown names, and is not planned where nearly all parts are unknown', () => {
    const main = component('Picker');

    expect(planStages(page('Picker', main, []))).toEqual([]);
    expect(planStages(page('Picker', main, ['PickerThing', 'PickerOther', 'PickerItem']))).toEqual([]);
    expect(elementsOf('Picker', main, ['PickerThing', 'PickerLabel', 'PickerInput'])).toBe(`<Picker {...props}>
  <PickerLabel>Label</PickerLabel>
  <PickerInput />
</Picker>`);
  });
});
