// A component of another engine → its Vitrine counterpart. An unknown one is kept if the page can stay MDX;
// otherwise it becomes a comment with a note, and its content stays.

import { comment } from './comment.ts';
import { convertCards, convertFileTree, convertSteps, writeCard } from './convert-lists.ts';
import { isCallout, writeCallout, writeContainer } from './convert-container.ts';
import { convertDemo, convertEmbed } from './convert-demo.ts';
import { convertStorybook, storybookNames } from './convert-storybook.ts';
import { convertTabs } from './convert-tabs.ts';
import { codeOf, inlineOf, insideOf, textOf, type ElementTools } from './element-tools.ts';
import { writeFence } from './convert-fence.ts';
import { readTag } from '../markdown/read-tag.ts';
import { splitPieces } from '../markdown/split-pieces.ts';
import type { PageTools, Part, Spot } from '../markdown/page-tools.ts';
import type { ElementPiece } from '../markdown/piece.ts';

interface ConvertOptions {
  readonly written: string;
  readonly children?: Part | undefined;
  readonly spot: Spot;
  readonly tools: PageTools;
  readonly convert: (part: Part) => string;
  /** Writes the element with its tags and converted content. */
  readonly keep?: (() => string | undefined) | undefined;
}

type Converter = (element: ElementTools) => string | undefined;

/** Converts an element. */
export function convertElement(piece: ElementPiece, options: ConvertOptions): string {
  const { keep, ...shared } = options;
  const element: ElementTools = {
    ...shared,
    name: piece.name,
    attributes: piece.attributes,
    isBlock: piece.indent !== undefined,
  };
  const imported = options.tools.imports.get(piece.name.split('.')[0] ?? '');
  // A component imported from the site's own files is not the engine's, whatever its name.
  const file = imported && options.tools.toFile(imported.from);
  const isOwn =
    imported !== undefined &&
    (file !== undefined || /^(?:\.|@site\/|@\/|~\/)/.test(imported.from)) &&
    !isMarkdown(file ?? imported.from);
  const converter = isOwn ? undefined : findConverter(piece.name, options.tools);
  return converter?.(element) ?? convertPartial(element) ?? convertPicture(element) ?? refuse(element, keep);
}

function isMarkdown(file: string): boolean {
  return /\.mdx?$/.test(file);
}

function findConverter(name: string, { engine }: PageTools): Converter | undefined {
  if (engine === 'storybook' && storybookNames.has(name)) return convertStorybook;
  if (engine === 'dumi' && Object.hasOwn(dumi, name)) return dumi[name];
  return Object.hasOwn(converters, name) ? converters[name] : undefined;
}

const converters: Readonly<Record<string, Converter>> = {
  Tabs: convertTabs,
  CodeGroup: convertTabs,
  Admonition: (element) => convertCallout(element, textOf(element, 'type') ?? 'note'),
  Callout: (element) => convertCallout(element, textOf(element, 'type', 'variant') ?? 'info'),
  Steps: convertSteps,
  Cards: convertCards,
  CardGroup: convertCards,
  Card: (element) => writeContainer('cards', writeCard(element).trimEnd()),
  'Cards.Card': (element) => writeContainer('cards', writeCard(element).trimEnd()),
  LinkCard: (element) => writeContainer('cards', writeCard(element).trimEnd()),
  FileTree: convertFileTree,
  Badge: convertBadge,
  Link: convertLink,
  NextLink: convertLink,
  Image: convertImage,
  ThemedImage: convertImage,
  CodeBlock: convertCodeBlock,
  DocCardList: convertCardList,
  TOCInline: () => '',
  BrowserOnly: insideOf,
  ClientOnly: insideOf,
  Bleed: insideOf,
  Details: convertDetails,
};

const dumi: Readonly<Record<string, Converter>> = {
  code: convertDemo,
  embed: convertEmbed,
  API: convertApi,
  Tree: () => undefined,
};

function convertCallout(element: ElementTools, type: string): string {
  const name = isCallout(type) ? type : 'info';
  // A callout of Nextra has no default title.
  const title = textOf(element, 'title') ?? '';
  const inner = insideOf(element);
  return writeCallout({ name, title, inner, attributes: '' }, element);
}

function convertDetails(element: ElementTools): string {
  return writeContainer(`details[${textOf(element, 'summary', 'title') ?? 'Details'}]`, insideOf(element));
}

const badgeKinds: Readonly<Record<string, string>> = {
  tip: 'success',
  success: 'success',
  info: 'info',
  warning: 'warning',
  danger: 'error',
  error: 'error',
};

function convertBadge(element: ElementTools): string {
  const text = (textOf(element, 'text') ?? inlineOf(element)).replace(/[[\]]/g, '');
  const kind = badgeKinds[textOf(element, 'type') ?? ''];
  return text === '' ? '' : `:badge[${text}]${kind === undefined ? '' : `{${kind}}`}`;
}

function convertLink(element: ElementTools): string | undefined {
  const target = textOf(element, 'to', 'href');
  const label = inlineOf(element);
  if (target === undefined || label === '') return undefined;
  return `[${label}](${element.tools.toHref(target, 'link', element.spot)})`;
}

function convertImage(element: ElementTools): string | undefined {
  const code = codeOf(element, 'src') ?? codeOf(element, 'sources') ?? '';
  const [, called] = /(?:useBaseUrl|require)\(\s*["'`]([^"'`]+)/.exec(code) ?? [];
  const source = textOf(element, 'src') ?? called ?? element.tools.imports.get(code)?.from;
  if (source === undefined) return undefined;
  return `![${textOf(element, 'alt') ?? ''}](${element.tools.toHref(source, 'image', element.spot)})`;
}

/** Converts code in an element: a text, or a file that the page imports. */
function convertCodeBlock(element: ElementTools): string | undefined {
  const { tools, children } = element;
  const language = textOf(element, 'language', 'className')?.replace('language-', '') ?? '';
  const title = textOf(element, 'title');
  const info = `${language || 'text'}${title === undefined ? '' : ` title="${title}"`}`;
  const [only, ...others] = children ? splitPieces(children.text.trim(), tools.dialect) : [];
  if (!only || others.length > 0 || !children) return undefined;
  if (only.kind !== 'expression') return writeFence(children.text.trim(), info);
  const [, text] = /^`([^`$\\]*)`$/.exec(only.code) ?? [];
  if (text !== undefined) return writeFence(text.trim(), info);
  const from = tools.imports.get(only.code)?.from;
  const file = from === undefined ? undefined : tools.toFile(from);
  return file === undefined ? undefined : `\`\`\`${info} file="${tools.keepFile(file)}"\n\`\`\``;
}

function convertCardList({ tools }: ElementTools): string {
  const children = tools.listChildren();
  return children.length === 0 ? '' : writeContainer('cards', writeCardLines(children));
}

/** Writes links as cards. */
export function writeCardLines(
  cards: readonly { readonly title: string; readonly href: string; readonly description: string }[],
): string {
  return cards
    .map(({ title, href, description }) => `- [${title}](${href})${description === '' ? '' : `\n\n  ${description}\n`}`)
    .join('\n')
    .trimEnd();
}

function convertApi(element: ElementTools): string {
  const id = textOf(element, 'id') ?? inlineOf(element);
  element.tools.note(element.spot, {
    kind: 'left',
    what: 'A table of props (<API>)',
    todo: `Add the package to "api" in docs.config.ts, and write "components: ${id || 'Name'}" in the front matter of the page. The reference is then generated from its types.`,
  });
  return comment(element.written, element.tools);
}

/** Converts an imported Markdown file to a partial. */
function convertPartial({ tools, name, attributes, spot }: ElementTools): string | undefined {
  const from = tools.imports.get(name)?.from;
  const file = from === undefined ? undefined : tools.toFile(from);
  if (file === undefined || !isMarkdown(file)) return undefined;
  const values = attributes.flatMap((attribute) => {
    if (!attribute.isCode) return [[attribute.name, attribute.value]] as const;
    if (/^(?:\d+|true|false)$/.test(String(attribute.value)))
      return [[attribute.name, JSON.parse(String(attribute.value)) as unknown]] as const;
    tools.note(spot, {
      kind: 'left',
      what: `A value for a partial that is code: ${attribute.name}`,
      todo: 'Values for partials can be strings, numbers, true and false.',
    });
    return [];
  });
  return `{{${JSON.stringify({ include: tools.keepPartial(file), ...Object.fromEntries(values) }).slice(1, -1)}}}`;
}

/** Converts an imported picture that the page uses as a component. */
function convertPicture(element: ElementTools): string | undefined {
  const from = element.tools.imports.get(element.name)?.from;
  const file = from === undefined ? undefined : element.tools.toFile(from);
  if (from === undefined || file === undefined || !/\.(?:svg|png|jpe?g|gif|webp|avif)$/i.test(file)) return undefined;
  const alt = textOf(element, 'alt', 'title', 'aria-label') ?? '';
  return `![${alt.replace(/[[\]]/g, '')}](${element.tools.toHref(from, 'image', element.spot)})`;
}

function refuse(element: ElementTools, keep: ConvertOptions['keep']): string {
  const { tools, name, written, children, spot } = element;
  const isRunnable = element.attributes.every(
    ({ value, isCode }) => !isCode || value === true || tools.canRun(value.replace(/^\.\.\./, '')),
  );
  if (tools.canKeep(name) && isRunnable) {
    tools.refuse(`<${name}>`);
    return keep?.() ?? written;
  }
  if (name === 'script' || name === 'style') {
    tools.note(spot, {
      kind: 'left',
      what: `A <${name}> element of the page`,
      todo:
        name === 'style'
          ? 'Move its rules to a style sheet of the site or of a demo.'
          : 'Rewrite it as a React demo or component.',
    });
    return comment(written, tools);
  }
  const missing = tools.findImportFault(name);
  tools.note(spot, {
    kind: 'left',
    what: `The component <${name}>`,
    todo: `${missing === undefined ? '' : `It ${missing}. `}Its text was kept, and its tags are now a comment. Write components/${/^[A-Z]\w*$/.test(name) ? name : 'Name'}.tsx and add it with {{"component": …}}, or remove the comment.`,
  });
  if (!children) return comment(written, tools);
  const open = written.slice(0, readTag(written, written.indexOf('<'))?.end).trim();
  const inner = insideOf(element);
  return element.isBlock ? `${comment(open, tools)}\n\n${inner}` : `${comment(open, tools)}${inner}`;
}
