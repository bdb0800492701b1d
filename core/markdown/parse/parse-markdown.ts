// Markdown text → HTML tree, with the author's raw HTML parsed into it.
//
// This is the parsing part of the pipeline: CommonMark, GitHub's extensions where a text uses
// them, and the dialect's own lines as slots. What is shown around it comes later.

import type { Nodes } from 'mdast';
import type { Root } from 'hast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { VFile } from 'vfile';
import type { CopyPart } from '../../document.ts';
import type { Problem } from '../../problem.ts';
import { planCopy } from '../copy/plan-copy.ts';
import { groupMarkers, type InsertionNode } from '../syntax/group-markers.ts';
import { insertPartials, loadPartials, type ReadPartial } from './load-partials.ts';
import { needsGfm } from './needs-gfm.ts';
import { showNamedTags } from '../syntax/show-named-tags.ts';
import { parseRawHtml } from './parse-raw-html.ts';
import type { Slots } from '../slots/slots.ts';
import { formulas } from '../syntax/formulas.ts';
import { dialect } from '../syntax/dialect.ts';
import { createCollection, slotHandlers } from '../slots/to-slots.ts';

/** A page's text as a tree of HTML, not yet safe to show. */
export interface MarkdownTree {
  readonly tree: Root;
  readonly slots: Slots;
  readonly insertions: readonly InsertionNode[];
  /** The text for a copy of the page. */
  readonly copy?: readonly CopyPart[];
  /** Tells whether the text holds HTML of its own. */
  readonly hasRawHtml: boolean;
  /** The files that it includes. */
  readonly partials: readonly string[];
  readonly problems: readonly Problem[];
}

const rehypeOptions = { allowDangerousHtml: true, handlers: slotHandlers, footnoteLabelTagName: 'h2' } as const;
const plain = unified().use(remarkParse).use(dialect).use(remarkRehype, rehypeOptions).freeze();
const github = unified().use(remarkParse).use(remarkGfm).use(dialect).use(remarkRehype, rehypeOptions).freeze();

const mathematical = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(formulas)
  .use(dialect)
  .use(remarkRehype, rehypeOptions)
  .freeze();

/** What is wanted of a text besides its tree. */
interface MarkdownOptions {
  /** Writes the addresses of a copy; without it there is none. */
  readonly toAddress?: ((href: string) => string) | undefined;
  /** Whether dollars mark formulas. */
  readonly hasFormulas?: boolean;
  /** Whether tags that do not format are the names of elements, as in comments of code. */
  readonly hasNamedTags?: boolean;
  /** Reads the files that a text includes; without it, there are none. */
  readonly readPartial?: ReadPartial | undefined;
}

/** Parses a text whose lines count from 1 in `file`. */
export function parseMarkdown(text: string, file: string, options: MarkdownOptions = {}): MarkdownTree {
  const { toAddress, hasFormulas = false, hasNamedTags = false, readPartial } = options;
  const pick = (own: string) => (hasFormulas && own.includes('$') ? mathematical : needsGfm(own) ? github : plain);
  const processor = pick(text);

  const markdown = processor.parse(new VFile({ value: text }));
  if (hasNamedTags) showNamedTags(markdown);
  const partials = readPartial
    ? loadPartials(markdown, {
        file,
        read: readPartial,
        parse: (own) => pick(own).parse(own),
        toCopy: (own, tree, byMarker) =>
          toAddress
            ? planCopy(own, tree, { toAddress, copyOf: (marker) => byMarker.get(marker)?.copy })
                .filter((part) => typeof part === 'string')
                .join('')
            : '',
      })
    : undefined;
  const copy =
    toAddress && planCopy(text, markdown, { toAddress, copyOf: (marker) => partials?.byMarker.get(marker)?.copy });
  insertPartials(markdown, partials?.byMarker ?? new Map());
  const collection = createCollection([text, ...(partials?.texts ?? [])].join('\n'));
  const virtual = new VFile({ value: text, data: { collection } });
  const problems = [...(partials?.problems ?? []), ...groupMarkers(markdown, file)];
  const hasRawHtml = containsHtml(markdown);
  const tree = processor.runSync(markdown, virtual) as Root;

  return {
    tree: hasRawHtml ? parseRawHtml(tree, virtual) : tree,
    slots: collection.slots,
    insertions: collection.insertions,
    ...(copy && { copy }),
    hasRawHtml,
    partials: partials?.files ?? [],
    problems,
  };
}

function containsHtml(node: Nodes): boolean {
  if (node.type === 'html') return true;
  return 'children' in node && node.children.some(containsHtml);
}
