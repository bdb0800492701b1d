import type { PluginSite } from '../../../../core/model/schema/plugin.ts';
import type { Site } from '../../../../core/model/site.ts';

/** Picks the parts of the site that plugins receive. */
export function toPluginSite({
  title,
  url,
  base,
  description,
  languages,
  defaultLanguage,
  products,
}: Site): PluginSite {
  return {
    title,
    url,
    base,
    description,
    languages,
    defaultLanguage,
    products: products.map(({ id, name, version }) => ({ id, name, ...(version !== undefined && { version }) })),
  };
}
