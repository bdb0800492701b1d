// Markdown text → HTML tree, with the author's raw HTML parsed into it.
//
// This is the parsing part of the pipeline: CommonMark, GitHub's extensions if a text uses them, and the lines of the
// dialect as slots. The slots are filled later.

import type { Nodes, Root } from 'mdast';
import type { Root as HtmlRoot } from 'hast';
import type { Plugin } from 'unified';
import { VFile } from 'vfile';
import type { CopyPart } from '../../model/document.ts';
import type { Problem } from '../../model/problem.ts';
import { arrangeMdx } from '../mdx/arrange-mdx.ts';
import { planCopy } from '../copy/plan-copy.ts';
import type { PagePlugins } from '../plugins/create-page-plugins.ts';
import { createProcessors, type Processors } from '../plugins/create-processors.ts';
import { convertAlerts } from '../syntax/quoted-alerts.ts';
import { groupMarkers, type InsertionNode } from '../syntax/group-markers.ts';
import { JoinedText } from './joined-text.ts';
import { insertPartials, loadPartials, type ReadPartial } from './load-partials.ts';
import { readHeadingIds } from '../syntax/heading-ids.ts';
import { needsEmail, needsGfm } from './needs-gfm.ts';
import { showNamedTags } from '../syntax/show-named-tags.ts';
import { splitHtml } from './split-html.ts';
import { findLookalikes } from '../problems/find-lookalikes.ts';
import { parseRawHtml } from './parse-raw-html.ts';
import type { CodePiece, Slots } from '../slots/slots.ts';
import { createCollection } from '../slots/to-slots.ts';

/** A page's text as an HTML tree, not yet sanitized. */
export interface MarkdownTree {
  readonly tree: HtmlRoot;
  readonly slots: Slots;
  readonly insertions: readonly InsertionNode[];
  /** The text for a copy of the page. */
  readonly copy?: readonly CopyPart[];
  /** Whether the text contains raw HTML. */
  readonly hasRawHtml: boolean;
  /** Files that the text includes. */
  readonly partials: readonly string[];
  /** The text to which the positions of the tree refer. */
  readonly joined: JoinedText;
  /** The imports and exports of an MDX text, and the site's components that it draws without importing them. */
  readonly mdx?: { readonly statements: readonly CodePiece[]; readonly unimported: readonly string[] };
  readonly problems: readonly Problem[];
}

const defaultProcessors = createProcessors();

/** The MDX syntax that a site installs, and the components that a page can draw without an import. */
export interface MdxSyntax {
  readonly plugin: Plugin;
  readonly components: readonly string[];
  /** The site's components among them. */
  readonly siteComponents: readonly string[];
}

/** The syntax of a text, and what to return besides its tree. */
interface MarkdownOptions {
  /** Turns an href into an address for the copy; without it, there is no copy. */
  readonly toAddress?: ((href: string) => string) | undefined;
  /** Whether dollars mark formulas. */
  readonly hasFormulas?: boolean;
  /** Whether tags that are not formatting name elements, as in code comments. */
  readonly hasNamedTags?: boolean;
  /** The MDX syntax, for a text of MDX. */
  readonly mdx?: MdxSyntax | undefined;
  /** Reads the files that a text includes; without it, nothing is included. */
  readonly readPartial?: ReadPartial | undefined;
  /** The site's plugins, which can extend the syntax and change the trees. */
  readonly plugins?: PagePlugins | undefined;
}

/** Parses a text whose lines count from 1 in `file`. */
export function parseMarkdown(text: string, file: string, options: MarkdownOptions = {}): MarkdownTree {
  const { toAddress, readPartial, mdx, plugins } = options;
  const processor = pickProcessor(text, options);
  const syntaxProblems: Problem[] = [];
  const parse = (source: string, sourceFile: string, parser: Parser): Root => {
    const { tree, problems } = parseSyntax(source, { file: sourceFile, parser, options });
    syntaxProblems.push(...problems);
    return tree;
  };

  const parsedTree = parse(text, file, processor);
  const joined = new JoinedText(text, file);
  if (options.hasNamedTags) showNamedTags(parsedTree);
  const partials = readPartial
    ? loadPartials(parsedTree, {
        file,
        read: readPartial,
        // A partial is Markdown on MDX pages, too.
        parse: (source, partialFile) =>
          parse(source, partialFile, pickProcessor(source, { ...options, mdx: undefined })),
        joined,
        toCopy: (source, tree, byMarker) => copyPartial(source, tree, { toAddress, byMarker }),
      })
    : undefined;
  const copy =
    toAddress && planCopy(text, parsedTree, { toAddress, copyOf: (marker) => partials?.byMarker.get(marker)?.copy });
  insertPartials(parsedTree, partials?.byMarker ?? new Map());
  const collection = createCollection(joined.text);
  const arrangedMdx = mdx && arrangeMdx(parsedTree, { file, ...mdx });
  const problems = [
    ...(partials?.problems ?? []),
    ...syntaxProblems,
    ...groupMarkers(parsedTree, file),
    ...(arrangedMdx?.problems ?? []),
  ];
  const pluginResult = plugins?.changeMarkdown(parsedTree, text);
  const changedTree = pluginResult?.tree ?? parsedTree;
  for (const each of pluginResult?.added ?? []) each.node.position = joined.joinAdded(each);
  const virtual = new VFile({ value: joined.text, data: { collection } });
  const hasRawHtml = containsHtml(changedTree);
  const tree = processor.runSync(changedTree, virtual) as HtmlRoot;

  return {
    tree: hasRawHtml ? parseRawHtml(tree, virtual) : tree,
    slots: collection.slots,
    insertions: collection.insertions,
    ...(copy && { copy }),
    hasRawHtml,
    partials: partials?.files ?? [],
    joined,
    ...(arrangedMdx && { mdx: { statements: arrangedMdx.statements, unimported: arrangedMdx.unimported } }),
    problems: pluginResult ? [...problems, ...pluginResult.problems] : problems,
  };
}

type Parser = Pick<Processors['plain'], 'parse'>;

/** Picks the processor with the syntax that a text uses. */
function pickProcessor(text: string, { hasFormulas = false, mdx, plugins }: MarkdownOptions): Processors['plain'] {
  const { mathematical, github, addressless, plain, createMdx } = plugins?.processors ?? defaultProcessors;
  if (mdx) return createMdx(mdx.plugin, hasFormulas);
  if (hasFormulas && text.includes('$')) return mathematical;
  if (!needsGfm(text)) return plain;
  return needsEmail(text) ? github : addressless;
}

interface SyntaxOptions {
  readonly file: string;
  readonly parser: Parser;
  readonly options: MarkdownOptions;
}

/** Parses a text by itself, before anything is included or replaced. */
function parseSyntax(text: string, { file, parser, options }: SyntaxOptions): { tree: Root; problems: Problem[] } {
  const tree = parser.parse(new VFile({ value: text }));
  splitHtml(tree, text, (rest) => parser.parse(new VFile({ value: rest })));
  convertAlerts(tree, text);
  const problems = [...readHeadingIds(tree, { text, file })];
  if (!options.hasNamedTags) problems.push(...findLookalikes(tree, { text, file }));
  return { tree, problems };
}

interface CopyOptions {
  readonly toAddress: MarkdownOptions['toAddress'];
  readonly byMarker: ReturnType<typeof loadPartials>['byMarker'];
}

/** Writes a partial's text for the page's copy. */
function copyPartial(text: string, tree: Root, { toAddress, byMarker }: CopyOptions): string {
  if (!toAddress) return '';
  const parts = planCopy(text, tree, { toAddress, copyOf: (marker) => byMarker.get(marker)?.copy });
  return parts.filter((part) => typeof part === 'string').join('');
}

function containsHtml(node: Nodes): boolean {
  if (node.type === 'html') return true;
  // A plugin may leave a leaf with the key "children" that is not a list.
  return 'children' in node && Array.isArray(node.children) && node.children.some(containsHtml);
}
