// Files of stories → the demos that readers see: this tests the folder core/demos/stories/.

import { parseSync } from 'rolldown/utils';
import { describe, expect, it } from 'vitest';
import type { ParsedCode } from '../../../../core/demos/parsed-code.ts';
import { listStories } from '../../../../core/demos/stories/list-stories.ts';
import { isStoryFile, toRunnableStories } from '../../../../core/demos/stories/story-tools.ts';
import { toWords } from '../../../../core/demos/stories/to-words.ts';
import { writeStoryCode } from '../../../../core/demos/stories/write-story-code.ts';
import { writeStoryModule } from '../../../../core/demos/stories/write-story-module.ts';

function read(code: string) {
  const parsed = parseSync('a.tsx', code);
  const { program } = parsed as unknown as ParsedCode;
  return { code, program, ...listStories(code, program, parsed.comments) };
}
function write(code: string, name = 'A'): string {
  const file = read(code);
  return writeStoryCode(
    file.stories.find((story) => story.name === name)!,
    file,
  );
}
const bodyOf = (code: string) => code.slice(code.indexOf('{\n') + 2, code.lastIndexOf('}')).trim();
const button = "import { Button } from './Button';\nexport default { component: Button };\n";

describe('the code of a story', () => {
  it.each([
    ["{ args: { label: 'Save', disabled: true, size: 2 } }", '<Button label="Save" disabled size={2} />'],
    ["{ args: { children: 'Save' } }", '<Button>Save</Button>'],
    ['{ args: { children: <b>Save</b> } }', '<Button><b>Save</b></Button>'],
    ['{ args: { label: \'a "b"\' } }', '<Button label={\'a "b"\'} />'],
    ['{ args: { onClick: fn(), open: false } }', '<Button open={false} />'],
    ["{ args: { 'aria-label': 'Save' } }", '<Button aria-label="Save" />'],
    ['{}', '<Button />'],
    ['{ args: { onClick: fn(), a: 1 } } satisfies Story', '<Button a={1} />'],
    ['{ render: (args) => <Button {...args} a={2} />, args: { a: 1, b: 3 } }', '<Button b={3} a={2} />'],
    ['(args) => <Button {...args} />', '<Button />'],
  ])('%s is %s', (story, code) => {
    expect(bodyOf(write(`${button}export const A = ${story};`))).toBe(`return ${code};`);
  });

  it.each(['{ }', '{}', '{\n}', '{\n  \n}'])('is empty for a function that does nothing: %j', (block) => {
    expect(bodyOf(write(`${button}export const A = { render: () => ${block} };`))).toBe('');
  });

  it('is a demo with the imports and the parts of the file that it needs', () => {
    const code = `import type { Meta } from '@storybook/react';
import * as React from 'react';
import { Button, Card } from './Button';
import { other } from './other';
const size = 3;
const icon = <i style={{ fontSize: size }} />;
const meta = { component: Button, args: { icon } } satisfies Meta<typeof Button>;
export default meta;
export const A = {};
export const B = { args: { other } };
`;

    expect(write(code)).toBe(`import { Button } from './Button';

const size = 3;

const icon = <i style={{ fontSize: size }} />;

export default function A() {
  return <Button icon={icon} />;
}
`);
  });

  it('has the args as a value where they are used as one', () => {
    const story = `{
  args: { a: 1, items: ['x'] },
  render: ({ items, ...args }) => {
    const first = items[0];
    return (
      <Button {...args}>
        {first}
      </Button>
    );
  },
}`;

    expect(bodyOf(write(`${button}export const A = ${story};`)))
      .toBe(`const { items, ...args } = { a: 1, items: ['x'] };
  const first = items[0];
  return (
    <Button {...args}>
      {first}
    </Button>
  );`);
  });

  it('has a line for each prop where one line is too long', () => {
    const args = `{ first: 'a long text that says much', second: 'another text that says much', third: true }`;

    expect(bodyOf(write(`${button}export const A = { args: ${args} };`))).toBe(`return (
    <Button
      first="a long text that says much"
      second="another text that says much"
      third
    />
  );`);
  });

  it('is the source that the author sets', () => {
    const parameters = "{ docs: { source: { code: '<Button own />' } } }";
    expect(write(`${button}export const A = { parameters: ${parameters} };`)).toBe('<Button own />\n');
  });

  it('follows a template and the properties set on its copy', () => {
    const code = `${button}const Template = (args) => <Button {...args} />;\nexport const A = Template.bind({});\nA.args = { a: 1 };\nexport const B = A.bind({});\nB.args = { ...A.args, b: 2 };`;

    expect(bodyOf(write(code))).toBe('return <Button a={1} />;');
    expect(bodyOf(write(code, 'B'))).toBe('return <Button a={1} b={2} />;');
  });
});

describe('the stories of a file', () => {
  it('have names, and the comments over them', () => {
    const { stories } = read(
      `${button}/** Says what\n * it is.\n * @deprecated */\nexport const WithIcon = {};\nexport const B = { name: 'Its name', tags: ['!autodocs'] };\nexport const helper = 3;`,
    );

    expect(stories.map(({ name, title, description, isHidden }) => [name, title, description, isHidden])).toEqual([
      ['WithIcon', 'With icon', 'Says what\nit is.', false],
      ['B', 'Its name', '', true],
    ]);
  });

  it.each([
    ["includeStories: ['A']", ['A']],
    ['excludeStories: /^A/', ['B']],
  ])('are chosen by %s', (setting, names) => {
    const { stories } = read(`export default { ${setting} };\nexport const A = {};\nexport const B = {};`);
    expect(stories.map(({ name }) => name)).toEqual(names);
  });

  it('can be exported by a list', () => {
    expect(read(`${button}const A = {};\nexport { A };`).stories.map(({ name }) => name)).toEqual(['A']);
  });
});

describe('a runnable story file', () => {
  it('replaces imports from Storybook by stand-ins and keeps line numbers', () => {
    const code =
      "import {\n  fn,\n  type Mock,\n} from '@storybook/test';\nimport type { Meta } from '@storybook/react';\nexport const a = fn();";
    const text = toRunnableStories(code, read(code).program);

    expect(text).not.toMatch(/@storybook|Mock/);
    expect(text.split('\n')).toHaveLength(6);
    expect(text.split('\n')[5]).toBe('export const a = fn();');
  });

  it('is unchanged where it imports nothing from Storybook', () => {
    expect(toRunnableStories(button, read(button).program)).toBe(button);
  });

  it('is recognized by its name', () => {
    expect(['a.stories.tsx', 'a.story.js', 'a.tsx', 'stories.tsx'].map(isStoryFile)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('is rendered by a virtual module beside it', () => {
    const module = writeStoryModule('A', { file: 'src/Button.stories.tsx', title: 'A' });

    expect(module.file).toBe('src/Button.stories.tsx.A.jsx');
    expect(module.text).toContain('import meta, { A as story } from "./Button.stories.tsx";');
  });
});

describe('the words of an export name', () => {
  it.each([
    ['Primary', 'Primary'],
    ['WithIcon', 'With icon'],
    ['with_long_label', 'With long label'],
    ['HTMLContent', 'HTML content'],
    ['Size2', 'Size 2'],
  ])('%s is "%s"', (name, words) => {
    expect(toWords(name)).toBe(words);
  });
});
