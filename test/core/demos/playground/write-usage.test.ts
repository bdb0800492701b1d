import { transform } from 'sucrase';
import { describe, expect, it } from 'vitest';
import { toCode, writeUsage } from '../../../../core/demos/playground/write-usage.ts';
import { writeHead } from '../../../../core/demos/stage/write-head.ts';
import type { PlaygroundValues, UsageFrame } from '../../../../core/model/playground.ts';

const statement = "import Button from '@mui/material/Button';";
const button = { component: 'Button', head: writeHead([statement]), controls: [] };
const write = (values: PlaygroundValues) => toCode(writeUsage({ ...button, values }));
const element = (values: PlaygroundValues) =>
  write(values)
    .slice(statement.length + 2)
    .trimEnd();

/** What the code gives to the component when it runs. */
function run(values: PlaygroundValues): unknown {
  const { code } = transform(element(values), {
    transforms: ['jsx'],
    jsxRuntime: 'classic',
    jsxPragma: 'create',
    production: true,
  });
  const create = (_: unknown, props: object | null, ...children: unknown[]) => ({
    ...props,
    ...(children.length > 0 && { children: children.length === 1 ? children[0] : children }),
  });
  return new Function('create', 'Button', `return ${code.replace(/;?\s*$/, '')};`)(create, 'Button');
}

describe('the code of a playground', () => {
  it('imports the component, and leaves out defaults', () => {
    expect(write({})).toBe("import Button from '@mui/material/Button';\n\n<Button />\n");
    expect(write({ children: '' })).toBe("import Button from '@mui/material/Button';\n\n<Button />\n");
  });

  it('is on one line if it fits', () => {
    expect(element({ variant: 'contained', disabled: true, children: 'Save' })).toBe(
      '<Button variant="contained" disabled>Save</Button>',
    );
  });

  it('has a line for each prop if it does not fit', () => {
    expect(
      element({ color: 'secondary', size: 'large', variant: 'contained', fullWidth: true, children: 'Save it all' }),
    ).toBe(
      '<Button\n  color="secondary"\n  size="large"\n  variant="contained"\n  fullWidth\n>\n  Save it all\n</Button>',
    );
    expect(element({ label: 'A label that is rather long', placeholder: 'and one more text' })).toBe(
      '<Button\n  label="A label that is rather long"\n  placeholder="and one more text"\n/>',
    );
    expect(element({ children: 'x'.repeat(80) })).toBe(`<Button>\n  ${'x'.repeat(80)}\n</Button>`);
  });

  it('writes numbers and booleans in braces, and "true" as the bare name', () => {
    expect(element({ max: -3, step: 0.5, centered: false, disabled: true })).toBe(
      '<Button max={-3} step={0.5} centered={false} disabled />',
    );
    expect(element({ children: 5 })).toBe('<Button>{5}</Button>');
  });

  it('writes texts that markup would change as JavaScript strings', () => {
    expect(element({ label: 'He said "no"' })).toBe(`<Button label={'He said "no"'} />`);
    expect(element({ label: "it's" })).toBe(`<Button label="it's" />`);
    expect(element({ children: 'a {b} <c>' })).toBe("<Button>{'a {b} <c>'}</Button>");
    expect(element({ children: ' a ' })).toBe("<Button>{' a '}</Button>");
  });

  it.each([
    '"',
    "'",
    `"'`,
    '\\',
    '\\"',
    '&amp;',
    '{x}',
    '</Button>',
    'a\nb',
    'a\r\nb',
    ' a',
    'a ',
    'a\tb',
    '\u2028',
    '`${a}`',
    '// a',
    '/* a */',
    '😀',
    '\u00a0',
    '',
    '<!--',
  ])('gives the component the text %j when it runs', (text) => {
    for (const label of [text, text.repeat(30)]) {
      expect(run({ label })).toEqual({ label });
      expect(run({ children: label, disabled: true })).toEqual({ disabled: true, ...(label && { children: label }) });
    }
  });

  describe('with members of enums', () => {
    const members = { 'Size.Small': 'sm', "Size['x-large']": 'xl', 'Kit.Width.Full': 1 };
    const choose = (prop: string) => ({ kind: 'choice', prop, options: Object.values(members), members }) as const;
    const named = {
      ...button,
      controls: [choose('size'), choose('width'), { kind: 'text', prop: 'label' } as const],
      head: writeHead(["import { Button } from 'kit';"], {
        Size: "import { Size } from 'kit';",
        Kit: "import Kit from 'kit/all';",
      }),
    };

    it.each<[PlaygroundValues, string]>([
      [
        { size: 'sm', label: 'sm' },
        'import { Button, Size } from \'kit\';\n\n<Button size={Size.Small} label="sm" />\n',
      ],
      [
        { size: 'xl', width: 1 },
        "import { Button, Size } from 'kit';\nimport Kit from 'kit/all';\n\n<Button size={Size['x-large']} width={Kit.Width.Full} />\n",
      ],
      [
        { width: 1 },
        "import { Button } from 'kit';\nimport Kit from 'kit/all';\n\n<Button width={Kit.Width.Full} />\n",
      ],
      [{ size: 'other', label: 'sm' }, 'import { Button } from \'kit\';\n\n<Button size="other" label="sm" />\n'],
    ])('names them, and imports their enums: %j', (values, code) => {
      expect(toCode(writeUsage({ ...named, values }))).toBe(code);
    });

    it('names them in the code of a stage', () => {
      const frame: UsageFrame = {
        before: [{ role: '', text: '<Button' }],
        attributes: [],
        indent: '',
        isSelfClosing: true,
        after: [],
      };

      expect(toCode(writeUsage({ ...named, values: { size: 'sm', children: 'Save' }, frame }))).toBe(
        'import { Button, Size } from \'kit\';\n\n<Button size={Size.Small} children="Save" />',
      );
    });
  });

  it('has the colours of other code', () => {
    const pieces = writeUsage({ ...button, values: { size: 'large', max: 3 } });

    expect(pieces.filter(({ role }) => role).map(({ role, text }) => `${role} ${text}`)).toEqual([
      't-k import',
      't-k from ',
      "t-s '@mui/material/Button'",
      't-f Button',
      't-p size',
      't-s "large"',
      't-p max',
      't-n 3',
    ]);
  });

  it('leaves an import in braces as it is', () => {
    const named = "import { Button } from '@mui/base/Button';";
    expect(toCode(writeUsage({ ...button, head: writeHead([named]), values: {} }))).toBe(`${named}\n\n<Button />\n`);
  });
});
