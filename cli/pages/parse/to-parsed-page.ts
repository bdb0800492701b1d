// A document → the few facts that planning the site needs. Only these are sent to the main thread and recorded; the
// document itself stays in the store.

import type { Document } from '../../../core/model/document.ts';
import type { ParsedPage } from '../../site/plan/parsed-page.ts';

/** Picks the facts of a document that the plan needs. */
export function toParsedPage(
  {
    title,
    heading = title,
    frontMatter: { components, hooks, tags, date, draft, faulty },
    blocks,
    mdx,
  }: Pick<Document, 'title' | 'heading' | 'frontMatter' | 'blocks' | 'mdx'>,
  { key, textHash }: Pick<ParsedPage, 'key' | 'textHash'>,
): ParsedPage {
  const typed = blocks.flatMap((block) => (block.kind === 'excerpt' && block.excerpt.isTyped ? [block.excerpt] : []));
  return {
    key,
    textHash,
    title: heading,
    frontMatter: {
      components,
      hooks,
      ...(faulty && { faulty }),
      ...(tags.length > 0 && { tags }),
      ...(date !== undefined && { date }),
      ...(draft && { draft }),
    },
    ...(typed.length > 0 && { typed }),
    demos: [...new Set(blocks.flatMap((block) => (block.kind === 'demo' ? [block.demo.file] : [])))],
    ...(mdx !== undefined && blocks.some(({ kind }) => kind === 'jsx') && { mdx }),
    components: blocks.flatMap((block) => (block.kind === 'component' ? [block.component] : [])),
  };
}
