// A document → the few facts of it that planning the site needs: the document itself stays in the
// store, and only this crosses to the main thread and is kept in the record of a build.

import type { Document } from '../../../core/model/document.ts';
import type { ParsedPage } from '../../site/plan/parsed-page.ts';

/** Sums up a document for the plan. */
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
