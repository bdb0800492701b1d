// Renders the elements of one MDX page, one after the other. Elements are static HTML; components from client files are
// rendered once more separately, so that the hydrated HTML is exactly that of the page.

import { createElement, type ComponentType, type ReactElement, type ReactNode } from 'react';
import type { JsxMarker } from '../../../core/model/document.ts';
import type { Problem } from '../../../core/model/problem.ts';
import { escapeHtml } from '../../../core/text/escape-html.ts';
import type { DemoSurroundings } from '../../../runtime/demos/root/demo-root.tsx';
import type { PreparedDemo } from '../run/demo-loader.ts';
import { renderDemo, type RenderedDemo } from '../run/render-demo.ts';
import { withoutExit } from '../run/without-exit.ts';
import { renderWrapper, type RenderedWrapper } from './render-wrapper.ts';
import type { Island } from './find-islands.ts';
import { findBlocks, propProblem } from './mdx-fault.ts';
import { islandKey } from './mdx-files.ts';
import { createStandIns, Hole, isPhrase, nameIsland, type PlacedIsland } from './stand-ins.ts';
import { toPlainProps } from './to-plain-props.ts';

/** The elements of a page as HTML, and their styles. */
export interface RenderedElements {
  /** With a mark for each hole. */
  readonly html: ReadonlyMap<JsxMarker, string>;
  readonly rules: Readonly<Record<string, string>>;
  readonly globals: Readonly<Record<string, string>>;
  readonly problems: readonly Problem[];
}

interface RendererOptions {
  readonly page: Parameters<typeof renderDemo>[1]['page'];
  readonly surroundings: DemoSurroundings;
  readonly pageFile: string;
  readonly wrapperFile: string | undefined;
  /** URL of the script that hydrates the islands. */
  readonly module: string | undefined;
  /** The start of each mark; it occurs nowhere else in the page. */
  readonly mark: string;
  readonly islands: readonly Island[];
  /** The module that renders the islands. */
  readonly live: PreparedDemo | undefined;
  /** Turns what an element throws into a problem. */
  readonly toProblem: (error: unknown, jsx: JsxMarker) => Problem;
}

/** Renders the elements of one page. */
export class ElementRenderer {
  readonly #options: RendererOptions;
  readonly #stands: ReturnType<typeof createStandIns>;
  readonly #html = new Map<JsxMarker, string>();
  readonly #rules: Record<string, string> = {};
  readonly #globals: Record<string, string> = {};
  readonly #problems: Problem[] = [];
  /** The islands of the page, in the order in which they were rendered. */
  readonly #placed: PlacedIsland[] = [];
  /** How many islands have an id of their own. */
  #count = 0;
  #wrapper: Promise<RenderedWrapper | undefined> | undefined;

  constructor(options: RendererOptions) {
    this.#options = options;
    this.#stands = createStandIns(options.islands, (island) => `${options.mark}i${this.#placed.push(island) - 1};`);
  }

  /** What has been rendered so far. */
  get rendered(): RenderedElements {
    return { html: this.#html, rules: this.#rules, globals: this.#globals, problems: this.#problems };
  }

  /** Replaces the client files that the page's module imports. */
  get replace(): ReturnType<typeof createStandIns>['replace'] {
    return this.#stands.replace;
  }

  /** Renders an element; `createNode` returns it, and calls its argument for each hole. What it throws is a problem. */
  async render(
    jsx: JsxMarker,
    createNode: (hole: (at: number, isPhrase?: boolean) => ReactNode) => ReactNode,
  ): Promise<void> {
    const { mark } = this.#options;
    const hole = (at: number, isInline = false) => createElement(Hole, { mark: `${mark}h${at};`, isPhrase: isInline });
    try {
      // Values in braces are computed here, and components when they are rendered.
      const node = withoutExit(() => createNode(hole));
      const html = await this.#renderPart(node, jsx);
      this.#html.set(jsx, html);
      if (jsx.isInParagraph) await this.#findBlocks(html, jsx);
    } catch (error) {
      this.#html.set(jsx, '');
      this.#problems.push(this.#options.toProblem(error, jsx));
    }
  }

  /** Reports blocks in an element that is in a paragraph. */
  async #findBlocks(html: string, jsx: JsxMarker): Promise<void> {
    const { wrapperFile, surroundings, page, pageFile } = this.#options;
    this.#wrapper ??= renderWrapper(wrapperFile, { ...surroundings, page });
    this.#problems.push(...findBlocks(html, { jsx, pageFile, wrapper: await this.#wrapper }));
  }

  /** Renders HTML, and the islands in it. */
  async #renderPart(node: ReactNode, jsx: JsxMarker): Promise<string> {
    const result = await this.#renderComponent(() => node, { isWrapped: jsx.isWrapped && !this.#isIsland(node) });
    return this.#fillIslands(result.html.replace(/<!-- -->|<!--\/?\$-->/g, ''), jsx);
  }

  async #fillIslands(text: string, jsx: JsxMarker): Promise<string> {
    const pieces = text.split(new RegExp(`${this.#options.mark}i(\\d+);`));
    const filled: string[] = [];
    for (const [index, piece] of pieces.entries()) {
      const island = index % 2 === 1 ? this.#placed[Number(piece)] : undefined;
      filled.push(island ? await this.#renderIsland(island, jsx) : piece);
    }
    return filled.join('');
  }

  async #renderIsland({ of, props }: PlacedIsland, jsx: JsxMarker): Promise<string> {
    const { islands, live, mark, module, pageFile } = this.#options;
    const name = nameIsland(islands[of]);
    const tag = jsx.isInline ? 'span' : 'div';
    const { values, faults } = await toPlainProps(props, {
      findIsland: this.#stands.find,
      render: (node) => this.#renderPart(node, { ...jsx, isWrapped: false }),
      tagOf: (element) => (isPhrase(element) ? 'span' : tag),
    });
    this.#problems.push(...faults.map((fault) => propProblem(fault, { jsx, pageFile, name })));
    if (faults.length > 0 || !live) return '';
    const Live = withoutExit(() => live.run().default) as ComponentType;
    const prefix = `island-${(this.#count += 1)}-`;
    const start = { of, given: JSON.stringify(values) };
    const { html } = await this.#renderComponent(Live, { isWrapped: true, prefix, props: start });
    const facts = JSON.stringify({ name, module, start }).replaceAll(`${mark}h`, `${mark}hj`);
    return `<${tag} class="island" data-island="Demo" data-docs-on="visible" data-docs-props="${escapeHtml(facts)}"><${tag} class="island-root" data-docs-key="${islandKey}" data-docs-prefix="${prefix}">${html}</${tag}></${tag}>`;
  }

  async #renderComponent(
    Part: ComponentType,
    { isWrapped, prefix = '', props }: { isWrapped: boolean; prefix?: string; props?: Record<string, string | number> },
  ): Promise<RenderedDemo> {
    const { page, surroundings } = this.#options;
    const { Wrapper, ...bare } = surroundings;
    const result = await withoutExit(() =>
      renderDemo(Part, { prefix, page, ...(props && { props }), ...bare, ...(isWrapped && Wrapper && { Wrapper }) }),
    );
    Object.assign(this.#rules, result.rules);
    Object.assign(this.#globals, result.globals);
    return result;
  }

  #isIsland(node: ReactNode): boolean {
    const children = (node as ReactElement<{ children?: ReactNode }> | undefined)?.props?.children;
    return this.#stands.find(children as ReactElement) !== undefined;
  }
}
