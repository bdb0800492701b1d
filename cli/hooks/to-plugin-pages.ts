import type { PluginPage } from '../../core/schema/plugin.ts';
import type { BuiltPages } from '../pages/make-pages.ts';

/** Picks what plugins are told of the pages that were made. */
export function toPluginPages({ pages }: Pick<BuiltPages, 'pages'>): PluginPage[] {
  return pages
    .filter(({ record }) => record.made.files.length > 0)
    .map(({ task: { page }, record: { made } }) => ({
      path: page.path,
      language: page.language,
      file: page.file,
      ...(page.product !== undefined && { product: page.product }),
      title: made.facts.title,
      description: made.facts.description,
      frontMatter: made.facts.frontMatter as unknown as PluginPage['frontMatter'],
      links: made.facts.links.map(({ href, line, column }) => ({ href, line, column })),
      anchors: made.facts.anchors,
    }));
}
