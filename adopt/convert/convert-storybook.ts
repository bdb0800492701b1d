// The blocks of Storybook's MDX → Vitrine's demos, code and text.

import { comment } from './comment.ts';
import { writeFence } from './convert-fence.ts';
import { codeOf, inlineOf, insideOf, textOf, type ElementTools } from './element-tools.ts';

/** Names of the blocks that can be converted. */
export const storybookNames: ReadonlySet<string> = new Set([
  'Meta',
  'Canvas',
  'Story',
  'Preview',
  'Primary',
  'Stories',
  'Controls',
  'ArgTypes',
  'ArgsTable',
  'Props',
  'Title',
  'Subtitle',
  'Description',
  'Source',
  'Unstyled',
  'Markdown',
]);

/** Converts a block of Storybook. */
export function convertStorybook(element: ElementTools): string | undefined {
  const { name } = element;
  switch (name) {
    case 'Meta':
    case 'Description':
      return '';
    case 'Title':
      return element.children ? `# ${inlineOf(element)}` : '';
    case 'Subtitle':
      return element.children ? `<p class="description">${inlineOf(element)}</p>` : '';
    case 'Unstyled':
      return insideOf(element);
    case 'Canvas':
    case 'Story':
    case 'Preview':
      return convertStory(element);
    case 'Source':
      return convertSource(element);
    case 'Markdown':
      return convertMarkdown(element);
    case 'Primary':
    case 'Stories':
      return leave(element, 'Blocks that show all stories of a file', 'Add each story as a demo where you want it.');
    default:
      return leave(
        element,
        `A table of props (<${name}>)`,
        'Add the package to "api" in docs.config.ts, and the component to "components" in the front matter; {{"component": "Playground"}} shows it with controls.',
      );
  }
}

/** Converts a story of a file, such as "ButtonStories.Primary", to a demo. */
function convertStory(element: ElementTools): string | undefined {
  const { tools } = element;
  const of = codeOf(element, 'of');
  const [, module = '', story] = /^(\w+)(?:\.(\w+))?$/.exec(of ?? '') ?? [];
  const imported = tools.imports.get(module);
  const file = imported && tools.toFile(imported.from);
  // Older files have the example in the block itself.
  if (of === undefined && element.children) {
    const inner = element.children.text.trim();
    return leave(
      element,
      'A story written inside the page',
      'Move it to a file next to the page, and add it as a demo.',
      inner,
    );
  }
  const name = story ?? (imported?.imported === '*' ? undefined : imported?.imported);
  const isThere =
    file !== undefined && name !== undefined && new RegExp(`\\b${name}\\b`).test(tools.readFile(file) ?? '');
  const made = isThere ? tools.keepStory(file) : { fault: 'is not a story from a file' };
  if ('name' in made) return `{{"demo": ${JSON.stringify(`${made.name}#${name}`)}}}`;
  return leave(
    element,
    `A story that ${made.fault}: ${of ?? 'without a name'}`,
    'Write it as a demo next to the page.',
  );
}

function convertSource(element: ElementTools): string | undefined {
  const code = textOf(element, 'code') ?? codeOf(element, 'code');
  const [, text] =
    code === undefined ? [] : (/^`([^`]*)`$|^([^]*)$/.exec(code)?.filter((part) => part !== undefined) ?? []);
  if (text === undefined) return leave(element, 'The source of a story (<Source of>)', 'Demos show their own source.');
  return writeFence(text.trim(), textOf(element, 'language') ?? 'tsx');
}

function convertMarkdown(element: ElementTools): string | undefined {
  const { tools } = element;
  const [, name] = /^\s*\{(\w+)\}\s*$/.exec(element.children?.text ?? '') ?? [];
  const from = name === undefined ? undefined : tools.imports.get(name)?.from.replace(/\?raw$/, '');
  const file = from === undefined ? undefined : tools.toFile(from);
  return file === undefined ? insideOf(element) : `{{"include": ${JSON.stringify(tools.keepPartial(file))}}}`;
}

function leave({ tools, spot, written }: ElementTools, what: string, todo: string, code?: string): string {
  tools.note(spot, { kind: code === undefined ? 'left' : 'changed', what, todo });
  return code === undefined ? comment(written, tools) : writeFence(code, 'jsx');
}
