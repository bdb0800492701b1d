// The Markdown tree of an MDX page → the same tree with the engine's own elements turned into Markdown nodes, and the
// page's imports and exports. Unknown components are reported with the nearest name.

import type { Nodes, RootContent, PhrasingContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import type { Node, Program } from 'estree';
import type { Problem } from '../../model/problem.ts';
import { findNearest } from '../../text/find-nearest.ts';
import { quote } from '../../text/quote.ts';
import type { CodePiece } from '../slots/slots.ts';
import { findComponentName, listDeclared, listRendered } from './mdx-names.ts';
import { constructNames, toConstruct } from './to-construct.ts';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** What an MDX page has besides its text. */
interface ArrangedMdx {
  /** Imports and exports of the page. */
  readonly statements: readonly CodePiece[];
  /** Components of the site that the page draws without importing them. */
  readonly unimported: readonly string[];
  readonly problems: readonly Problem[];
}

interface ArrangeOptions {
  readonly file: string;
  /** Components that can be drawn without an import: the site's and the engine's. */
  readonly components: readonly string[];
  /** The site's components among them. */
  readonly siteComponents: readonly string[];
}

/** Arranges a tree in place. */
export function arrangeMdx(tree: Nodes, options: ArrangeOptions): ArrangedMdx {
  const arranger = new MdxArranger(options);
  if ('children' in tree) for (const child of tree.children) arranger.readStatements(child);
  unwrapParagraphs(tree);
  arranger.arrange(tree, false);
  const { statements, unimported, problems } = arranger;
  return { statements, unimported: [...unimported].sort(), problems };
}

/** Arranges the nodes of a page, once it has read which names the page declares. */
class MdxArranger {
  readonly statements: CodePiece[] = [];
  readonly problems: Problem[] = [];
  readonly unimported = new Set<string>();
  readonly #declared = new Set<string>();
  readonly #options: ArrangeOptions;

  constructor(options: ArrangeOptions) {
    this.#options = options;
  }

  readStatements(node: Nodes): void {
    if (node.type !== 'mdxjsEsm') return;
    const program = node.data?.estree;
    const line = node.position?.start.line ?? 1;
    const page = program ? findImportedPage(program) : undefined;
    if (page !== undefined) return void this.problems.push(pageProblem(page, { file: this.#options.file, line }));
    const isLayout = program?.body.some(({ type }) => type === 'ExportDefaultDeclaration');
    if (isLayout) return void this.problems.push(layoutProblem(this.#options.file, line));
    this.statements.push({ code: `${node.value};`, line });
    if (program) listDeclared(program).forEach((name) => this.#declared.add(name));
  }

  arrange(node: Nodes, isDrawing: boolean): void {
    if (!('children' in node)) return;
    node.children = (node.children as RootContent[]).map((child) => {
      const isElement = child.type === 'mdxJsxFlowElement' || child.type === 'mdxJsxTextElement';
      const isInDrawing = isDrawing || (isElement && (child.name === 'svg' || child.name === 'math'));
      this.arrange(child, isInDrawing);
      if (isInDrawing && isElement) child.data = { ...child.data, isDrawing: true } as object;
      if (isElement) return this.#arrangeElement(child);
      if (child.type === 'mdxFlowExpression' || child.type === 'mdxTextExpression')
        this.#checkExpression(child.data?.estree, child);
      return child;
    }) as typeof node.children;
  }

  #arrangeElement(node: JsxElement): RootContent {
    const name = node.name === null ? undefined : findComponentName(node.name);
    for (const each of node.attributes)
      if (each.type === 'mdxJsxExpressionAttribute') this.#checkExpression(each.data?.estree, node);
      else if (typeof each.value === 'object') this.#checkExpression(each.value?.data?.estree, node);
    this.problems.push(...findLostHandlers(node, this.#options.file));
    if (name === undefined || this.#declared.has(name)) return node;
    const construct = toConstruct(node, this.#options);
    if (construct && !('rule' in construct)) return construct;
    if (construct) this.problems.push(construct);
    else if (this.#resolveComponent(name, node)) return node;
    // The children stay, so that their problems are found as well.
    return { ...node, name: 'div', attributes: [] };
  }

  #checkExpression(program: Program | null | undefined, at: Nodes): void {
    if (program)
      for (const name of listRendered(program as Node)) if (!this.#declared.has(name)) this.#resolveComponent(name, at);
  }

  #resolveComponent(name: string, at: Nodes): boolean {
    const { file, components, siteComponents } = this.#options;
    const isSiteComponent = siteComponents.includes(name);
    if (isSiteComponent) this.unimported.add(name);
    else
      this.problems.push(
        unknownProblem(name, { at, file, knownNames: [...this.#declared, ...components, ...constructNames] }),
      );
    return isSiteComponent;
  }
}

/** Finds event handlers on plain HTML elements, for which no script runs. */
function findLostHandlers({ name, attributes, position }: JsxElement, file: string): Problem[] {
  if (name === null || findComponentName(name) !== undefined) return [];
  return attributes.flatMap((each): Problem[] =>
    each.type === 'mdxJsxAttribute' && /^on[A-Z]/.test(each.name)
      ? [
          {
            rule: 'mdx-handler',
            severity: 'warning',
            place: { file, line: position?.start.line, column: position?.start.column },
            message: `${quote(each.name)} of ${quote(`<${name}>`)} does nothing: in the browser, the element is plain HTML`,
            hint: `Move the element into a component whose file starts with 'use client', and import that component.`,
          },
        ]
      : [],
  );
}

function unknownProblem(
  name: string,
  { at, file, knownNames }: { at: Nodes; file: string; knownNames: readonly string[] },
): Problem {
  const nearest = findNearest(
    name,
    knownNames.filter((each) => /^[A-Z]/.test(each)),
  );
  return {
    rule: 'mdx-component',
    severity: 'error',
    place: { file, line: at.position?.start.line, column: at.position?.start.column },
    message: `No component is named ${quote(name)}: the page does not import it, and neither the site nor the engine has one`,
    hint: nearest
      ? `Did you mean ${quote(nearest)}? Otherwise import ${name} at the top of the page.`
      : `Import it at the top of the page: import { ${name} } from './${name}'.`,
  };
}

function findImportedPage({ body }: Program): string | undefined {
  const sources = body.flatMap((each) => (each.type === 'ImportDeclaration' ? [String(each.source.value)] : []));
  return sources.find((source) => /\.mdx?$/.test(source));
}

function pageProblem(source: string, { file, line }: { file: string; line: number }): Problem {
  return {
    rule: 'mdx-import',
    severity: 'error',
    place: { file, line },
    message: `${quote(source)} is a page or a partial, but only code can be imported`,
    hint: 'Write {{"include": "partials/name.md"}} on a line of its own: that is how pages share text.',
  };
}

function layoutProblem(file: string, line: number): Problem {
  return {
    rule: 'mdx-export',
    severity: 'error',
    place: { file, line },
    message: 'The page exports a layout by default, but templates lay out the pages',
    hint: 'Remove "export default", or move the layout to templates/Documentation.tsx.',
  };
}

// "<Card />" alone on a line is a paragraph to the parser, but a block to its author.

/** Takes MDX elements and expressions out of paragraphs that contain nothing else. */
function unwrapParagraphs(node: Nodes): void {
  if (!('children' in node)) return;
  node.children = (node.children as RootContent[]).flatMap((child): RootContent[] => {
    unwrapParagraphs(child);
    if (child.type !== 'paragraph' || !isOnlyMdx(child.children)) return [child];
    return child.children.flatMap((part) => toFlow(part) ?? []);
  }) as typeof node.children;
}

function isOnlyMdx(parts: readonly PhrasingContent[]): boolean {
  return (
    parts.some(({ type }) => type === 'mdxJsxTextElement' || type === 'mdxTextExpression') &&
    parts.every(
      (part) =>
        part.type === 'mdxJsxTextElement' ||
        part.type === 'mdxTextExpression' ||
        (part.type === 'text' && part.value.trim() === ''),
    )
  );
}

function toFlow(part: PhrasingContent): RootContent | undefined {
  if (part.type === 'mdxJsxTextElement') return { ...part, type: 'mdxJsxFlowElement' } as unknown as RootContent;
  if (part.type === 'mdxTextExpression') return { ...part, type: 'mdxFlowExpression' } as RootContent;
  return undefined;
}
