// Source → Document: parses the text of a page.
//
// The steps run in the order listed: first on the text, then on the HTML tree. To add one, write it in ./transforms,
// list it here, and test it under the same name. Nothing in this folder reads files; the text is already in the Source.

import type { Root } from 'hast';
import type { Block, Document, Link } from '../model/document.ts';
import type { FrontMatter } from '../model/front-matter.ts';
import type { Page, Source } from '../model/page.ts';
import type { Problem } from '../model/problem.ts';
import { convertObsolete } from './html/convert-obsolete.ts';
import type { Figures } from './figures.ts';
import { fillSlots } from './transforms/fill-slots.ts';
import { findCrowdedText } from './problems/find-crowded-text.ts';
import { findDenseText } from './problems/find-dense-text.ts';
import { findDeepNesting, nestingProblem } from './problems/find-deep-nesting.ts';
import { dropReserved } from './elements/drop-reserved.ts';
import { findRepeatedIds } from './elements/find-repeated-ids.ts';
import { findTitleProblems } from './problems/find-title-problems.ts';
import type { InsertionNode } from './syntax/group-markers.ts';
import type { PagePlugins } from './plugins/create-page-plugins.ts';
import type { PageLabels } from './constructs/page-labels.ts';
import { listHeadPictures } from './front-matter/list-head-pictures.ts';
import { parseFrontMatter } from './front-matter/parse-front-matter.ts';
import { parseInsertion } from './parse-insertion.ts';
import type { ReadPartial } from './parse/load-partials.ts';
import { splitJsx } from './mdx/split-jsx.ts';
import { isSyntaxFault, syntaxProblem } from './mdx/syntax-problem.ts';
import { parseMarkdown, type MarkdownTree, type MdxSyntax } from './parse/parse-markdown.ts';
import { sanitizeHtml, type HtmlPolicy } from './html/sanitize-html.ts';
import { splitBlocks } from './split-blocks.ts';
import { splitFrontMatter } from './front-matter/split-front-matter.ts';
import { findKeyLine } from './front-matter/find-key-line.ts';
import { isDeeperThan } from './elements/is-deeper-than.ts';
import { findLead } from './elements/find-lead.ts';
import { badges } from './constructs/badges.ts';
import { definitionLists } from './constructs/definition-lists.ts';
import { footnotes } from './transforms/footnotes.ts';
import { headings } from './transforms/headings.ts';
import { cutPictures } from './transforms/cut-pictures.ts';
import { images } from './transforms/images.ts';
import { joinLines } from './transforms/join-lines.ts';
import { links } from './transforms/links.ts';
import { resolveFileLink, type FindPagePath } from './transforms/resolve-file-link.ts';
import { tasks } from './transforms/tasks.ts';
import { windowLinks } from './transforms/window-links.ts';
import { markUnseen } from './transforms/unseen.ts';
import { tables } from './transforms/tables.ts';
import { collectAnchors } from './elements/collect-anchors.ts';
import { walkElements } from './elements/walk-elements.ts';
import type { JoinedText } from './parse/joined-text.ts';
import { withPlugin } from '../text/with-plugin.ts';

/** What parsing needs besides the text. */
export interface ParseSettings {
  readonly policy: HtmlPolicy;
  readonly labels: PageLabels;
  /** Components that a page may place. */
  readonly components: readonly string[];
  /** Maximum depth of nested blocks. */
  readonly nesting: number;
  /** Origin of the site, or ''. */
  readonly origin: string;
  /** Sub-path of the site. */
  readonly base: string;
  /** Turns a path of the site into an href. */
  readonly toHref: (path: string) => string;
  /** Finds the page of a content file, so that links may name the file. */
  readonly findPagePath?: FindPagePath;
  /** Turns an href into an address for the page's copy; without it, there is no copy. */
  readonly toAddress?: (href: string) => string;
  /** Whether pictures become blocks of their own, so that they can be rendered from their files. */
  readonly hasPictures?: boolean;
  /** Draws formulas and diagrams, if the site uses them. */
  readonly figures?: Figures;
  /** Whether tags that are not formatting name elements, as in code comments. */
  readonly hasNamedTags?: boolean;
  /** Reads the files that a page includes. */
  readonly readPartial?: ReadPartial;
  /** The plugins of the site, opened for this page. */
  readonly plugins?: PagePlugins | undefined;
  /** The syntax extensions that parse MDX pages. */
  readonly mdx?: MdxSyntax;
}

/** Parses a page. The document is empty if the text is too deep or dense to parse, which is reported. */
export function parseDocument({ page, text }: Source, settings: ParseSettings): Document {
  const { file } = page;
  const { data, head, body, problems: splitProblems } = splitFrontMatter(text, file);
  const { frontMatter: parsedFrontMatter, problems: frontMatterProblems } = parseFrontMatter(data, head, file);
  const frontMatter: FrontMatter =
    splitProblems.length > 0 ? { ...parsedFrontMatter, faulty: true } : parsedFrontMatter;
  const headProblems = [...splitProblems, ...frontMatterProblems];

  const tooComplex =
    findDeepNesting(body, settings.nesting, file) ?? findDenseText(body, file) ?? findCrowdedText(body, file);
  if (tooComplex) return emptyDocument(frontMatter, page.path, [...headProblems, tooComplex]);

  try {
    const document = parseBody({ page, text: body }, { settings, frontMatter, head, problems: headProblems });
    if (document) return document;
  } catch (error) {
    if (isSyntaxFault(error))
      return emptyDocument(frontMatter, page.path, [...headProblems, syntaxProblem(error, file)]);
    if (!(error instanceof RangeError)) throw error;
  }
  // Only nesting within a line gets here: links in links, or HTML in HTML. The depth of the stack
  // differs from run to run, so no text may get through that overflows it in another run.
  return emptyDocument(frontMatter, page.path, [
    ...headProblems,
    nestingProblem({ file, line: 1, column: 1 }, settings.nesting),
  ]);
}

/** Maximum depth of nested elements: the parsers of browsers go no deeper. */
const maxElementDepth = 512;

interface BodyContext {
  readonly settings: ParseSettings;
  readonly frontMatter: FrontMatter;
  readonly head: string;
  readonly problems: readonly Problem[];
}

function parseBody(source: Source, { settings, frontMatter, head, problems }: BodyContext): Document | undefined {
  const { page } = source;
  const parsed = parseTree(source, settings);
  const { markdown } = parsed;
  if (isDeeperThan(parsed.tree, maxElementDepth)) return undefined;
  const changed = changeTree(parsed, page, settings);
  const finished = finishTree(parsed, { source, settings, excerpts: changed.slots.excerpts });

  const title = frontMatter.title ?? changed.headings.title;
  const description = frontMatter.description ?? changed.lead.text;
  const textProblems = findTitleProblems({
    file: page.file,
    title,
    titleLine: findKeyLine(head, 'title') ?? changed.headings.titleLine,
    description,
    descriptionLine: findKeyLine(head, 'description') ?? changed.lead.line,
    needsDescription: page.template !== 'NotFound',
    isHeadFaulty: frontMatter.faulty === true,
  });
  const foundProblems = [...problems, ...parsed.problems, ...changed.problems, ...finished.problems, ...textProblems];
  const foundLinks = [...listHeadPictures(page, { frontMatter, head }), ...parsed.links];

  return {
    frontMatter,
    title: title || page.path,
    description,
    ...(changed.headings.title && changed.headings.title !== title && { heading: changed.headings.title }),
    hasTitleHeading: changed.headings.title !== '',
    ...splitTree(finished, markdown, page.file),
    ...(markdown.copy && { copy: markdown.copy }),
    ...(markdown.partials.length > 0 && { partials: markdown.partials }),
    headings: changed.headings.headings,
    anchors: finished.anchors,
    links: foundLinks.map((link) => placeLink(link, page.file, markdown.joined)),
    problems: foundProblems.map((problem) => placeProblem(problem, { joined: markdown.joined, page })),
  };
}

/** A page's sanitized tree, with the links of the text. */
interface ParsedTree {
  readonly markdown: MarkdownTree;
  readonly tree: Root;
  readonly links: readonly Link[];
  readonly problems: readonly Problem[];
}

function parseTree({ page, text }: Source, settings: ParseSettings): ParsedTree {
  const { file, path } = page;
  const { findPagePath, toAddress } = settings;
  const toPage = (href: string) => (findPagePath ? resolveFileLink(href, { file, findPagePath }) : href);

  const markdown = parseMarkdown(text, file, {
    toAddress: toAddress && ((href) => toAddress(href.startsWith('#') ? path + href : toPage(href))),
    hasFormulas: settings.figures?.formula !== undefined,
    hasNamedTags: settings.hasNamedTags,
    readPartial: settings.readPartial,
    plugins: settings.plugins,
    mdx: file.endsWith('.mdx') ? settings.mdx : undefined,
  });
  walkElements(markdown.tree, convertObsolete);
  const linkResult = links(markdown.tree, {
    file,
    path,
    origin: settings.origin,
    base: settings.base,
    toHref: settings.toHref,
    toPage,
    hasPictures: settings.hasPictures,
  });
  const { tree, problems: htmlProblems } = sanitizeHtml(markdown, markdown.mdx ? mdxPolicy : settings.policy, {
    file,
    text: markdown.joined.text,
    components: settings.components,
  });
  const problems = [...markdown.problems, ...linkResult.problems, ...htmlProblems];
  return { markdown, tree, links: linkResult.links, problems };
}

/** Changes the elements of a tree in place, and fills its slots. */
function changeTree({ tree, markdown }: ParsedTree, page: Page, { labels, figures }: ParseSettings) {
  const { file, language } = page;
  const { text } = markdown.joined;
  const reservedProblems = dropReserved(tree, file);
  joinLines(tree, { text, language });
  definitionLists(tree);
  const badgeProblems = badges(tree, file);
  const headingResult = headings(tree, file, labels.anchor);
  const lead = findLead(tree);
  const imageProblems = images(tree, file, text);
  tables(tree, labels.table);
  tasks(tree);
  markUnseen(tree);
  footnotes(tree, labels);
  const slots = fillSlots(tree, {
    slots: markdown.slots,
    labels,
    file,
    text,
    figures,
    firstIndex: markdown.insertions.length,
  });

  const problems = [
    ...reservedProblems,
    ...badgeProblems,
    ...headingResult.problems,
    ...imageProblems,
    ...slots.problems,
  ];
  return { headings: headingResult, lead, slots, problems };
}

interface FinishOptions {
  readonly source: Source;
  readonly settings: ParseSettings;
  readonly excerpts: readonly Block[];
}

/** A tree that the plugins have changed, and the blocks for its placeholders. */
interface FinishedTree {
  readonly tree: Root;
  readonly insertions: readonly (Block | undefined)[];
  readonly anchors: readonly string[];
  readonly problems: readonly Problem[];
}

function finishTree(parsed: ParsedTree, { source, settings, excerpts }: FinishOptions): FinishedTree {
  const { markdown } = parsed;
  const { file } = source.page;
  const pluginResult = settings.plugins?.changeHtml(parsed.tree, source.text);
  const tree = pluginResult?.tree ?? parsed.tree;
  for (const each of pluginResult?.added ?? []) each.node.position = markdown.joined.joinAdded(each);
  windowLinks(tree);
  const insertions = markdown.insertions.map((node) => placeInsertion(node, file, settings.components));
  const anchors = collectAnchors(tree);
  const idProblems = findRepeatedIds(tree, file);
  const blocks = [...insertions.map(({ block }) => block), ...excerpts];
  const pictures = settings.hasPictures
    ? cutPictures(tree, {
        mark: markdown.slots.mark,
        firstIndex: blocks.length,
        toHref: settings.toHref,
        paths: parsed.links.flatMap(({ kind, href }) => (kind === 'image' ? [href] : [])),
      })
    : [];

  return {
    tree,
    insertions: [...blocks, ...pictures.map((block) => placePicture(block, markdown.joined))],
    anchors: [...anchors, ...insertions.flatMap(({ anchors: demoAnchors }) => demoAnchors)],
    problems: [...idProblems, ...(pluginResult?.problems ?? []), ...insertions.flatMap(({ problems }) => problems)],
  };
}

function splitTree(
  { tree, insertions }: FinishedTree,
  markdown: MarkdownTree,
  file: string,
): Pick<Document, 'blocks' | 'mdx'> {
  return markdown.mdx
    ? splitJsx(tree, toJsxOptions(markdown, { file, insertions }))
    : { blocks: splitBlocks(tree, markdown.slots.mark, insertions) };
}

function placePicture(block: Block, joined: JoinedText): Block {
  return block.kind === 'picture' ? { ...block, picture: joined.toPageLine(block.picture) } : block;
}

function placeLink(link: Link, file: string, joined: JoinedText): Link {
  const joinedPlace = { file, line: link.line, column: link.column };
  const { file: linkFile, ...place } = joined.toPlace(joinedPlace);
  const addedBy = joined.findAddition(joinedPlace);
  return { ...link, ...place, ...(linkFile !== file && { file: linkFile }), ...(addedBy && { addedBy }) };
}

function placeProblem(problem: Problem, { joined, page }: { joined: JoinedText; page: Page }): Problem {
  const addedBy = joined.findAddition(problem.place);
  return {
    ...problem,
    place: joined.toPlace(problem.place),
    ...(addedBy && { addedBy, message: withPlugin(problem.message, { ...addedBy, ...page }) }),
  };
}

/** MDX pages are code, which the site trusts: nothing is removed from them. */
const mdxPolicy: HtmlPolicy = { html: 'trusted', iframeHosts: [] };

function toJsxOptions(
  { slots, mdx }: MarkdownTree,
  { file, insertions }: { file: string; insertions: readonly (Block | undefined)[] },
) {
  const up = '../'.repeat(file.split('/').length - 1);
  return {
    slots,
    insertions,
    statements: mdx?.statements ?? [],
    unimported: Object.fromEntries((mdx?.unimported ?? []).map((name) => [name, `${up}components/${name}`])),
  };
}

function placeInsertion({ json, position }: InsertionNode, file: string, components: readonly string[]) {
  const place = { file, line: position?.start.line ?? 1, column: position?.start.column ?? 1 };
  const { demo, component, problems } = parseInsertion(json, place, components);
  const block: Block | undefined = demo ? { kind: 'demo', demo } : component && { kind: 'component', component };
  return { block, problems, anchors: demo ? [demo.name] : [] };
}

function emptyDocument(frontMatter: FrontMatter, path: string, problems: readonly Problem[]): Document {
  return {
    frontMatter,
    problems,
    title: frontMatter.title ?? path,
    description: frontMatter.description ?? '',
    hasTitleHeading: false,
    blocks: [],
    headings: [],
    anchors: [],
    isUnread: true,
    links: [],
  };
}
