// A story → the module that renders it as Storybook would: its args in its render function, inside its decorators.
// Decorators of .storybook/preview are ignored: the site's wrapper takes their place.

/** A virtual module. */
interface StoryModule {
  readonly file: string;
  readonly text: string;
}

/** Writes the module of a story; its virtual path is beside the story file. */
export function writeStoryModule(name: string, { file, title }: { file: string; title: string }): StoryModule {
  const source = JSON.stringify(`./${file.slice(file.lastIndexOf('/') + 1)}`);
  const text = `import { createElement } from 'react';
import meta, { ${name} as story } from ${source};
const own = { ...story, ...(story.story ?? {}) };
const of = meta ?? {};
const args = { ...of.args, ...own.args };
const context = {
  args,
  initialArgs: args,
  argTypes: { ...of.argTypes, ...own.argTypes },
  parameters: { ...of.parameters, ...own.parameters },
  globals: { ...of.globals, ...own.globals },
  loaded: {},
  component: of.component,
  componentId: ${JSON.stringify(file)},
  title: of.title ?? '',
  kind: of.title ?? '',
  id: ${JSON.stringify(name)},
  name: ${JSON.stringify(title)},
  story: ${JSON.stringify(title)},
  viewMode: 'docs',
};
const render = typeof story === 'function' ? story : own.render ?? of.render ?? drawComponent;
function drawComponent(given) {
  if (of.component === undefined) throw new Error('nothing to render: the story has no "render", and its file sets no "component"');
  return createElement(of.component, given);
}
const toContext = (more) => ({ ...context, args: { ...args, ...more } });
let Story = ({ args: more } = {}) => render({ ...args, ...more }, toContext(more));
for (const decorate of [own.decorators, of.decorators].flat().filter(Boolean)) {
  const Inner = Story;
  Story = ({ args: more } = {}) => decorate(({ args: given } = {}) => Inner({ args: { ...more, ...given } }), toContext(more));
}
const Whole = Story;
export default function ${name}() {
  return createElement(Whole);
}
`;
  return { file: `${file}.${name}.jsx`, text };
}
