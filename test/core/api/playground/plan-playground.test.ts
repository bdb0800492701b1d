import { describe, expect, it } from 'vitest';
import { planPlayground } from '../../../../core/api/playground/plan-playground.ts';
import type { ApiEntry, ApiProp } from '../../../../core/api/extract/api-entry.ts';
import type { PlaygroundRequest } from '../../../../core/model/playground.ts';

function entry(name: string, changes: Partial<ApiEntry> = {}): ApiEntry {
  return {
    name,
    kind: 'component',
    description: '',
    listed: true,
    hasPage: true,
    imports: [`import ${name} from 'lib/${name}';`, `import { ${name} } from 'lib';`],
    props: {
      children: { type: 'ReactNode', required: false, description: '' },
      size: { type: "'sm' | 'md'", required: false, default: "'md'", description: '' },
    },
    nativeProps: ['title'],
    styleProps: [],
    styleValues: {},
    slots: [],
    classes: [],
    parameters: {},
    returnValue: {},
    themeDefaultProps: false,
    spread: true,
    sx: false,
    component: false,
    demos: [],
    source: '',
    ...changes,
  };
}

const plan = (
  request: PlaygroundRequest,
  { components = ['Button'], entries = [entry('Button'), entry('Alert')] } = {},
) => planPlayground(request, { components, entries });

describe('a playground', () => {
  it('shows the first component of its page, with its name as text', () => {
    expect(plan({})).toEqual({
      component: 'Button',
      statement: "import Button from 'lib/Button';",
      start: { children: 'Button' },
      controls: [
        { kind: 'choice', prop: 'size', options: ['sm', 'md'], fallback: 'md' },
        { kind: 'text', prop: 'children' },
      ],
    });
  });

  it('writes the code of a component with an ambiguous name', () => {
    const label = 'Menu (lib/icon)';
    const icon = entry(label, { imports: ["import { Menu } from 'lib/icon';"] });

    expect(plan({ of: label }, { entries: [entry('Menu'), icon] })).toMatchObject({
      component: 'Menu',
      statement: "import { Menu } from 'lib/icon';",
      start: { children: 'Menu' },
    });
    expect(plan({ of: 'Menu' }, { entries: [entry('Menu'), icon] })).toMatchObject({
      statement: "import Menu from 'lib/Menu';",
    });
  });

  it.each(['input', 'img', 'hr'])('adds no text to a component whose root may have no content: %s', (root) => {
    const entries = [entry('Button', { rendered: { root } })];

    expect(plan({}, { entries })).toMatchObject({ start: {}, controls: [{ prop: 'size' }] });
    expect(plan({ props: { children: 'Save' } }, { entries })).toMatchObject({ start: { children: 'Save' } });
  });

  it('adds a text to a component that only passes children to a text element', () => {
    const passing = (root: string) =>
      entry('Button', { props: {}, nativeProps: ['children', 'title'], rendered: { root } });
    const text = { start: { children: 'Button' }, controls: [{ kind: 'text', prop: 'children' }] };

    expect(plan({}, { entries: [passing('button')] })).toMatchObject(text);
    expect(plan({ props: { children: 'Save' } }, { entries: [passing('button')] })).toMatchObject({
      start: { children: 'Save' },
    });
    expect(plan({}, { entries: [passing('input')] })).toMatchObject({ start: {}, controls: [] });
    expect(plan({ stage: 'ButtonStage.tsx' }, { entries: [passing('button')] })).toMatchObject({
      start: {},
      controls: [],
    });
  });

  it.each([
    [
      { kind: 'known', amount: 30, label: 'Copying' },
      { kind: 'known', label: 'Copying', amount: 30 },
    ],
    [
      { kind: 'unknown', amount: 30, label: 'Copying' },
      { kind: 'unknown', label: 'Copying' },
    ],
    [{ label: 'Copying' }, { kind: 'known', label: 'Copying', amount: 0 }],
  ])('starts with props of one member of a union: %j', (props, start) => {
    const meter = entry('Meter', {
      props: {
        kind: { type: "'known' | 'unknown'", required: true, description: '' },
        amount: {
          type: 'number',
          required: false,
          description: '',
          variants: [{ prop: 'kind', values: ["'known'"], type: 'number', required: true }],
        },
        label: { type: 'string', required: true, description: '' },
      },
    });
    const planned = plan({ of: 'Meter', props }, { entries: [meter] });

    expect('start' in planned && Object.entries(planned.start)).toEqual(Object.entries(start));
  });

  it('shows the component that its marker names', () => {
    expect(plan({ of: 'Alert' })).toMatchObject({ component: 'Alert' });
  });

  it('starts with the values of its marker that differ from the defaults', () => {
    expect(plan({ props: { size: 'md', children: 'Save', title: 'A', 'aria-label': 'B' } })).toMatchObject({
      start: { children: 'Save', title: 'A', 'aria-label': 'B' },
    });
    expect(plan({ props: { size: 'sm', children: '' } })).toMatchObject({ start: { size: 'sm' } });
  });

  it('leaves children to the stage that its marker names', () => {
    expect(plan({ stage: 'ButtonStage.tsx' })).toMatchObject({
      stage: 'ButtonStage.tsx',
      start: {},
      controls: [{ prop: 'size' }],
    });
  });

  it('uses the imported name of the component', () => {
    const entries = [entry('Button', { imports: ["import { Unstable_Button as Button } from 'lib';"] })];
    expect(plan({}, { entries })).toMatchObject({
      component: 'Button',
      statement: "import { Unstable_Button as Button } from 'lib';",
    });
  });
});

describe('a playground with an enum', () => {
  const members = { 'Size.Small': 'sm', 'Size.Normal': 'md' };
  const enums = [
    { name: 'Size', imports: ["import { Size } from 'lib/sizes';", "import { Size } from 'lib';"], members },
  ];
  const size = { type: 'Size', required: false, default: 'Size.Normal', description: '', enums };
  const planWith = (props: Readonly<Record<string, unknown>>, changes: Partial<ApiProp> = {}) =>
    plan({ props }, { entries: [entry('Button', { props: { size: { ...size, ...changes } } })] });

  it('has the import of the enum in its control', () => {
    expect(planWith({})).toMatchObject({
      start: {},
      controls: [
        {
          kind: 'choice',
          prop: 'size',
          options: ['sm', 'md'],
          members,
          imports: { Size: "import { Size } from 'lib/sizes';" },
          fallback: 'md',
        },
      ],
    });
  });

  it.each(['Size.Small', 'sm'])('starts with the value that its marker names as %j', (value) => {
    expect(planWith({ size: value })).toMatchObject({ start: { size: 'sm' } });
  });

  it('starts with the first member where one is required', () => {
    expect(planWith({}, { required: true, default: undefined })).toMatchObject({ start: { size: 'sm' } });
  });

  it('takes a text for the value of a member before it takes it for a name', () => {
    const crossed = [{ name: 'Size', imports: [], members: { 'Size.a': 'b', 'Size.b': 'c' } }];

    expect(planWith({ size: 'b' }, { enums: crossed })).toMatchObject({ start: { size: 'b' } });
    expect(planWith({ size: 'a' }, { enums: crossed })).toMatchObject({ start: { size: 'b' } });
  });

  it('takes a text that its type has for itself, not for the name of a member', () => {
    const both = { type: "Size | 'Small'", plain: "'Small'" };

    expect(planWith({ size: 'Small' }, both)).toMatchObject({ start: { size: 'Small' } });
    expect(planWith({ size: 'Size.Small' }, both)).toMatchObject({ start: { size: 'sm' } });
  });

  it('is not planned with the name of no member', () => {
    expect(planWith({ size: 'Size.Normel' })).toEqual({
      rule: 'playground-option',
      message: 'The playground: the prop "size" must be "Size.Small" or "Size.Normal", but is "Size.Normel"',
      hint: 'Did you mean "Size.Normal"?',
    });
  });
});

describe('no playground', () => {
  it.each<[string, PlaygroundRequest, Parameters<typeof plan>[1], string, string]>([
    [
      'nothing is named',
      {},
      { components: [] },
      'The playground names no component, and neither does the page',
      'Write "of": "Button" in the marker, or "components: Button" in the front matter.',
    ],
    [
      'the name is misspelt',
      { of: 'Buton' },
      {},
      'No component "Buton" in the API of this product',
      'Did you mean "Button"?',
    ],
    [
      'the name is like no other',
      { of: 'Zzzzzzzz' },
      {},
      'No component "Zzzzzzzz" in the API of this product',
      'Set "of" to the name of a component that its packages export.',
    ],
    [
      'the product has no API',
      {},
      { entries: [] },
      'No component "Button" in the API of this product',
      'Name its package under "api" in docs.config.ts: controls are made from its types.',
    ],
    [
      'a hook is named',
      { of: 'useButton' },
      { entries: [entry('useButton', { kind: 'hook' })] },
      'No component "useButton" in the API of this product',
      'Name its package under "api" in docs.config.ts: controls are made from its types.',
    ],
  ])('is planned where %s', (_, request, setting, message, hint) => {
    expect(plan(request, setting)).toEqual({ rule: 'playground-component', message, hint });
  });

  it.each<[string, object, string, string]>([
    [
      '"of" is no text',
      { of: 1 },
      'The playground: "of" is not a name',
      'Write the name of a component: "of": "Button".',
    ],
    [
      '"props" is a list',
      { props: [] },
      'The playground: "props" is not an object',
      'Write "props": { "name": "value" }.',
    ],
    [
      'the stage lies elsewhere',
      { stage: '../Stage.tsx' },
      'The playground: "stage" is not the name of a file next to the page',
      'Write the name of a file: "stage": "DialogStage.tsx".',
    ],
    [
      'a prop is misspelt',
      { props: { siez: 'sm' } },
      'The playground: "Button" has no prop "siez"',
      'Did you mean "size"?',
    ],
    [
      'a prop is like no other',
      { props: { constructor: 'sm' } },
      'The playground: "Button" has no prop "constructor"',
      'Name a prop of its API.',
    ],
    [
      'a prop is an object',
      { props: { size: {} } },
      'The playground: the prop "size" has a value of the wrong type',
      'Use a string, a number, true, or false.',
    ],
  ])('is planned where %s', (_, request, message, hint) => {
    expect(plan(request as PlaygroundRequest)).toEqual({ rule: 'playground-option', message, hint });
  });
});
