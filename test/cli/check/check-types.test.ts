// The compiler itself, on sites of a few lines: slow enough to have few tests.

import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { isEvery } from '../../everyday.ts';
import { checkTypes } from '../../../cli/check/check-types.ts';
import type { ParsedFiles } from '../../../cli/api/types/create-type-host.ts';
import type { Shard } from '../../../cli/partial/shards/shard.ts';
import { parseConfig } from '../../../core/config/parse-config.ts';

const folders: string[] = [];
/** Each site has its own folder; they share only the types of the language and of React. */
const parsed: ParsedFiles = new Map();
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** The problems of a site with these files. */
async function check(
  files: Readonly<Record<string, string>>,
  demos = {},
  api: readonly { product: string; packageName: string }[] = [],
  { hasReact = false, shard }: { hasReact?: boolean; shard?: Shard } = {},
): Promise<string[]> {
  const root = mkdtempSync(join(tmpdir(), 'docs-types-'));
  folders.push(root);
  if (hasReact)
    symlinkSync(fileURLToPath(new URL('../../../node_modules', import.meta.url)), join(root, 'node_modules'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const { site } = parseConfig({ title: 'T', products: [{ id: 'lib', name: 'Lib' }], demos, api }, 'docs.config.ts');
  if (!site) throw new Error('The settings are wrong');

  const { problems } = await checkTypes({ root, site, parsed }, shard);
  return problems.map(
    ({ rule, place: { file, line, column }, message, hint }) =>
      `${file}:${line}:${column} ${rule}  ${message}. ${hint}`,
  );
}

describe('the types of demos', { timeout: 60_000 }, () => {
  it.runIf(isEvery)('are checked strictly, only beside pages, including imports of other files', async () => {
    const found = await check({
      'content/a/Basic.ts':
        "import classes from './a.module.css';\nimport './a.css';\nexport const size: number = classes.big;\nexport function f(a) { return a; }\n",
      'content/a/Good.ts': 'export const one: number = 1;\n',
      'elsewhere.ts': 'const a: number = "";\n',
    });

    expect(found).toEqual([
      "content/a/Basic.ts:3:14 demo-type  Type 'string' is not assignable to type 'number' (TS2322). Correct the code at this place.",
      "content/a/Basic.ts:4:19 demo-type  Parameter 'a' implicitly has an 'any' type (TS7006). Correct the code at this place.",
    ]);
  });

  it.runIf(isEvery)('are split into parts, which all include global types', async () => {
    const files = {
      'content/a/One.ts': 'export const one: number = "";\n',
      'content/b/Two.ts': 'export const two: string = window.added;\nexport const wrong: number = "";\n',
      'content/c/Three.ts': 'export {};\ndeclare global {\n  interface Window {\n    added: string;\n  }\n}\n',
    };
    const partsOf = (index: number) => check(files, {}, [], { shard: { index, count: 3 } });

    const found = [await partsOf(1), await partsOf(2), await partsOf(3)];
    const places = found.map((lines) => lines.map((line) => line.split(' ')[0]));
    expect(places).toEqual([['content/a/One.ts:1:14'], ['content/b/Two.ts:2:14'], []]);
  });

  it('are reported with the first and last line of an error chain', async () => {
    const found = await check({
      'content/a/Basic.ts':
        "declare function f(a: { b: { c: number } }): void;\ndeclare function f(a: { b: { d: number } }): void;\nf({ b: { d: 'x' } });\n",
    });

    expect(found).toEqual([
      "content/a/Basic.ts:3:10 demo-type  No overload matches this call: Type 'string' is not assignable to type 'number' (TS2769). Correct the code at this place.",
    ]);
  });

  it.runIf(isEvery)('include those of stories, without Storybook', async () => {
    const button =
      "import type { ReactNode } from 'react';\nexport function Button(props: { size: 'small' | 'large'; onClick?: () => void; children?: ReactNode }) {\n  return <button onClick={props.onClick}>{props.children}</button>;\n}\n";
    const head = `import type { Meta, StoryFn, StoryObj } from '@storybook/react-vite';
import { action } from '@storybook/addon-actions';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from './Button';
`;
    const meta = `const meta = {
  component: Button,
  args: { children: 'Save', onClick: fn() },
  decorators: [(Story, { args }) => <div title={args.size}><Story /></div>],
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;
`;
    const found = await check(
      {
        'content/a/Button.tsx': button,
        'content/a/Button.stories.tsx': `${head}${meta}
export const Small: Story = { args: { size: 'small', onClick: action('click') } };
export const Played: Story = {
  args: { ...Small.args },
  render: (args) => <Button {...args}>Go</Button>,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(canvasElement).toBeTruthy();
  },
};
const Template: StoryFn<typeof Button> = (args) => <Button {...args} />;
export const Old = Template.bind({});
Old.args = { size: 'large' };
export const Wrong: Story = { args: { size: 'huge' } };
Old.args = { size: 'tiny' };
`,
        'content/a/Other.stories.tsx': `${head}export default { component: Button, args: { sise: 'small' } } satisfies Meta<typeof Button>;
export const Wrong: StoryObj<typeof Button> = { render: () => <Button /> };
export const used = [action, expect, fn, userEvent, within] as readonly unknown[] as StoryFn[];
`,
      },
      {},
      [],
      { hasReact: true },
    );

    expect(found.map((line) => line.replace(/ (?:in type 'P|is missing).*/, ''))).toEqual([
      'content/a/Button.stories.tsx:25:39 demo-type  Type \'"huge"\' is not assignable to type \'"small" | "large" | undefined\' (TS2322). Correct the code at this place.',
      'content/a/Button.stories.tsx:26:14 demo-type  Type \'"tiny"\' is not assignable to type \'"small" | "large" | undefined\' (TS2322). Correct the code at this place.',
      "content/a/Other.stories.tsx:5:45 demo-type  Object literal may only specify known properties, and 'sise' does not exist",
      "content/a/Other.stories.tsx:6:64 demo-type  Property 'size'",
    ]);
  });

  it('follow the settings of the site', async () => {
    const found = await check(
      {
        'content/a/Basic.ts': "import { one } from 'lib/one';\nexport function f(a) { return a + one; }\n",
        'lib/one.ts': 'export const one: string = 1;\n',
        'tsconfig.json': '{ "compilerOptions": { "strict": false, "declaration": true, "incremental": true } }',
      },
      { alias: { lib: './lib' } },
    );

    expect(found).toEqual([
      "lib/one.ts:1:14 demo-type  Type 'number' is not assignable to type 'string' (TS2322). Correct the code at this place.",
    ]);
  });

  it.each([
    ['React is not installed', {}],
    [
      'the types of React are not installed',
      {
        'node_modules/react/package.json': '{"name":"react","main":"index.js"}',
        'node_modules/react/index.js': '',
        'node_modules/react/jsx-runtime.js': '',
      },
    ],
  ])('are reported as missing once if %s', async (_, installed) => {
    const found = await check({
      'content/a/Basic.tsx':
        "import { x } from 'no-such-package';\nexport default function Basic({ y }) { return <p><b>{x}</b></p>; }\n",
      'content/a/Other.tsx':
        "import { useState } from 'react';\nexport default function Other() { return <p>{useState(1)}</p>; }\n",
      ...installed,
    });

    expect(found.filter((line) => !/'react'/.test(line))).toEqual([
      'package.json:undefined:undefined check-tool-missing  The package "@types/react" is not installed, so the types of demos cannot be checked. Run npm install --save-dev @types/react @types/react-dom in the folder of the site.',
      expect.stringMatching(/^content\/a\/Basic\.tsx:1:19 demo-type {2}Cannot find module 'no-such-package'.*TS2307/),
    ]);
  });

  it('report an unreadable tsconfig.json', async () => {
    expect(
      (
        await check({
          'content/a/Basic.ts': 'export {};\n',
          'tsconfig.json': '{ "compilerOptions": { "target": "ES1" } }',
        })
      )[0],
    ).toMatch(/^tsconfig\.json:1:34 demo-type {2}Argument for '--target' option must be/);
  });

  it('include fences that import a documented package', async () => {
    const library = {
      'node_modules/lib/package.json': '{"name":"lib","types":"index.d.ts"}',
      'node_modules/lib/index.d.ts':
        "export interface Theme { main: string }\nexport declare function make(theme: Theme): number;\nexport declare function tell(size: 's' | 'm'): void;\n",
    };
    const page = [
      '---',
      'title: A',
      '---',
      '- In a list:',
      '',
      '  ```ts',
      "  import { tell } from 'lib';",
      "  const unused = tell('xl');",
      '  tell(itsSurroundings.size);',
      '  make();',
      '  ```',
      '',
      '```ts no-check',
      "import { tell } from 'lib';",
      'tell(1);',
      '```',
      '',
      '```ts',
      'const own: number = "";',
      '```',
      '',
      '```ts',
      "import { tell } from 'lib';",
      "import { own } from './no-such-file';",
      "tell('xxl'); // [!code --]",
      'export const size = tell(own) ?? lost;',
      '```',
    ];
    const added = [
      '```ts title="lib.d.ts"',
      "declare module 'lib' {",
      '  interface Theme { accent: string }',
      '}',
      '```',
      '',
      '```ts',
      "import { make } from 'lib';",
      "make({ main: 'red' });",
      '```',
    ];
    const found = await check(
      {
        ...library,
        'content/a.md': page.join('\n'),
        'content/b.md': added.join('\n'),
        'content/c.md': "```ts\nimport { make } from 'lib';\nmake({ main: 'red' });\n```\n",
      },
      {},
      [{ product: 'lib', packageName: 'lib' }],
    );
    const hint = 'Correct the code, or write "no-check" after the language of the fence if it is not meant to compile.';

    expect(found).toEqual([
      `content/a.md:8:23 fence-type  Argument of type '"xl"' is not assignable to parameter of type '"s" | "m"' (TS2345). ${hint}`,
      `content/a.md:10:3 fence-type  Cannot find name 'make' (TS2304). ${hint}`,
      `content/a.md:26:34 fence-type  Cannot find name 'lost' (TS2304). ${hint}`,
      `content/b.md:9:6 fence-type  Argument of type '{ main: string; }' is not assignable to parameter of type 'Theme': Property 'accent' is missing in type '{ main: string; }' but required in type 'Theme' (TS2345). ${hint}`,
    ]);
  });

  it('are not checked in a site without demos', async () => {
    expect(await check({ 'content/a.md': '# A\n' })).toEqual([]);
  });
});
