// The processors of Markdown: plain, with GitHub's extensions, and with formulas as well. A text is
// parsed by the smallest that it needs, as GitHub's extensions take half of the time. MDX has one of its own.

import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified, type Plugin, type Processor } from 'unified';
import { createJsxHandlers } from '../mdx/to-jsx-slots.ts';
import { cjkEmphasis } from '../syntax/cjk-emphasis.ts';
import { dialect } from '../syntax/dialect.ts';
import { headingIds } from '../syntax/heading-ids.ts';
import { formulas } from '../syntax/formulas.ts';
import { collectionOf, slotHandlers } from '../slots/to-slots.ts';

const handlers = { ...slotHandlers, ...createJsxHandlers((state) => collectionOf(state).slots) };
const rehypeOptions = { allowDangerousHtml: true, handlers, footnoteLabelTagName: 'h2' } as const;

/** The processors of a site. */
export type Processors = ReturnType<typeof createProcessors>;

/** Creates the processors. `data` is what plugins add to the parser: lists of extensions by key. */
export function createProcessors(data: Readonly<Record<string, unknown>> = {}) {
  const begin = () => unified().use(remarkParse).use(extend);
  const beginPlain = () => begin().use(cjkEmphasis, { hasStrikethrough: false });
  const beginGithub = () => begin().use(remarkGfm).use(cjkEmphasis, { hasStrikethrough: true });
  return {
    plain: beginPlain().use(dialect).use(remarkRehype, rehypeOptions).freeze(),
    github: beginGithub().use(dialect).use(remarkRehype, rehypeOptions).freeze(),
    mathematical: beginGithub().use(formulas).use(dialect).use(remarkRehype, rehypeOptions).freeze(),
    createMdx,
  };

  /** Our own lines come last, so they are looked for first. */
  function createMdx(grammar: Plugin, hasFormulas: boolean) {
    const processor = beginGithub().use(grammar).use(headingIds);
    if (hasFormulas) processor.use(formulas);
    return processor.use(dialect).use(remarkRehype, rehypeOptions).freeze();
  }

  function extend(this: Processor): void {
    const own = this.data() as Record<string, unknown>;
    for (const key of ['micromarkExtensions', 'fromMarkdownExtensions']) {
      const added = data[key];
      if (Array.isArray(added)) own[key] = [...((own[key] as unknown[] | undefined) ?? []), ...(added as unknown[])];
    }
  }
}
