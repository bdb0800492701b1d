// Markdown text → HTML tree, with the author's raw HTML parsed into it.
//
// This is the parsing part of the pipeline: CommonMark, GitHub's extensions where a text uses
// them, and the dialect's own lines as slots. What is shown around it comes later.

import type { Nodes, Root } from 'mdast';
import type { Root as HtmlRoot } from 'hast';
import type { Plugin } from 'unified';
import { VFile } from 'vfile';
import type { CopyPart } from '../../model/document.ts';
import type { Problem } from '../../model/problem.ts';
import { arrangeMdx } from '../mdx/arrange-mdx.ts';
import { planCopy } from '../copy/plan-copy.ts';
import type { PagePlugins } from '../plugins/create-page-plugins.ts';
import { createProcessors } from '../plugins/create-processors.ts';
import { convertAlerts } from '../syntax/quoted-alerts.ts';
import { groupMarkers, type InsertionNode } from '../syntax/group-markers.ts';
import { JoinedText } from './joined-text.ts';
import { insertPartials, loadPartials, type ReadPartial } from './load-partials.ts';
import { readHeadingIds } from '../syntax/heading-ids.ts';
import { needsGfm } from './needs-gfm.ts';
import { showNamedTags } from '../syntax/show-named-tags.ts';
import { splitHtml } from './split-html.ts';
import { findLookalikes } from '../problems/find-lookalikes.ts';
import { parseRawHtml } from './parse-raw-html.ts';
import type { CodePiece, Slots } from '../slots/slots.ts';
import { createCollection } from '../slots/to-slots.ts';

/** A page's text as a tree of HTML, not yet safe to show. */
export interface MarkdownTree {
  readonly tree: HtmlRoot;
  readonly slots: Slots;
  readonly insertions: readonly InsertionNode[];
  /** The text for a copy of the page. */
  readonly copy?: readonly CopyPart[];
  /** Tells whether the text holds HTML of its own. */
  readonly hasRawHtml: boolean;
  /** The files that it includes. */
  readonly partials: readonly string[];
  /** The text that the places of the tree count in. */
  readonly joined: JoinedText;
  /** What a text of MDX declares, and the site's components that it draws without an import. */
  readonly mdx?: { readonly statements: readonly CodePiece[]; readonly borrowed: readonly string[] };
  readonly problems: readonly Problem[];
}

const own = createProcessors();

/** The grammar of MDX, which a site brings, and the components that a page may draw without an import. */
export interface MdxSyntax {
  readonly plugin: Plugin;
  readonly components: readonly string[];
  /** Those among them that are the site's. */
  readonly own: readonly string[];
}

/** What is wanted of a text besides its tree. */
interface MarkdownOptions {
  /** Writes the addresses of a copy; without it there is none. */
  readonly toAddress?: ((href: string) => string) | undefined;
  /** Whether dollars mark formulas. */
  readonly hasFormulas?: boolean;
  /** Whether tags that do not format are the names of elements, as in comments of code. */
  readonly hasNamedTags?: boolean;
  /** What reads a text of MDX, and the names of components that it may draw. */
  readonly mdx?: MdxSyntax | undefined;
  /** Reads the files that a text includes; without it, there are none. */
  readonly readPartial?: ReadPartial | undefined;
  /** Plugins of the site: their syntax, and what they change. */
  readonly plugins?: PagePlugins | undefined;
}

/** Parses a text whose lines count from 1 in `file`. */
export function parseMarkdown(text: string, file: string, options: MarkdownOptions = {}): MarkdownTree {
  const { toAddress, hasFormulas = false, hasNamedTags = false, readPartial, mdx, plugins } = options;
  const { mathematical, github, plain, createMdx } = plugins?.processors ?? own;
  const pick = (written: string) =>
    hasFormulas && written.includes('$') ? mathematical : needsGfm(written) ? github : plain;
  const processor = mdx ? createMdx(mdx.plugin, hasFormulas) : pick(text);
  const misread: Problem[] = [];
  const parse = (own: string, ownFile: string, by: Pick<typeof plain, 'parse'> = pick(own)): Root => {
    const tree = by.parse(new VFile({ value: own }));
    splitHtml(tree, own, (rest) => by.parse(new VFile({ value: rest })));
    convertAlerts(tree, own);
    misread.push(...readHeadingIds(tree, { text: own, file: ownFile }));
    if (!hasNamedTags) misread.push(...findLookalikes(tree, { text: own, file: ownFile }));
    return tree;
  };

  const written = parse(text, file, processor);
  const joined = new JoinedText(text, file);
  if (hasNamedTags) showNamedTags(written);
  const partials = readPartial
    ? loadPartials(written, {
        file,
        read: readPartial,
        parse,
        joined,
        toCopy: (own, tree, byMarker) =>
          toAddress
            ? planCopy(own, tree, { toAddress, copyOf: (marker) => byMarker.get(marker)?.copy })
                .filter((part) => typeof part === 'string')
                .join('')
            : '',
      })
    : undefined;
  const copy =
    toAddress && planCopy(text, written, { toAddress, copyOf: (marker) => partials?.byMarker.get(marker)?.copy });
  insertPartials(written, partials?.byMarker ?? new Map());
  const collection = createCollection(joined.text);
  const arranged = mdx && arrangeMdx(written, { file, ...mdx });
  const problems = [
    ...(partials?.problems ?? []),
    ...misread,
    ...groupMarkers(written, file),
    ...(arranged?.problems ?? []),
  ];
  const changed = plugins?.changeMarkdown(written, text);
  const markdown = changed?.tree ?? written;
  for (const each of changed?.added ?? []) each.node.position = joined.joinAdded(each);
  const virtual = new VFile({ value: joined.text, data: { collection } });
  const hasRawHtml = containsHtml(markdown);
  const tree = processor.runSync(markdown, virtual) as HtmlRoot;

  return {
    tree: hasRawHtml ? parseRawHtml(tree, virtual) : tree,
    slots: collection.slots,
    insertions: collection.insertions,
    ...(copy && { copy }),
    hasRawHtml,
    partials: partials?.files ?? [],
    joined,
    ...(arranged && { mdx: { statements: arranged.statements, borrowed: arranged.borrowed } }),
    problems: changed ? [...problems, ...changed.problems] : problems,
  };
}

function containsHtml(node: Nodes): boolean {
  if (node.type === 'html') return true;
  // A plugin may leave a leaf with a key "children" that holds nothing.
  return 'children' in node && Array.isArray(node.children) && node.children.some(containsHtml);
}
