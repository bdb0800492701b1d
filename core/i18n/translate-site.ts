// A site and the texts of a language → the site with its names in that language. The names in the default language
// come from the settings.

import type { Language } from '../model/language.ts';
import type { Product } from '../model/product.ts';

/** The names and descriptions of a site and its products. */
interface NamedSite {
  readonly title: string;
  readonly description: string;
  readonly defaultLanguage: Language;
  readonly products: readonly Product[];
}

/** Finds the text of a key in a language, without a fallback. */
type FindText = (language: Language, key: string) => string | undefined;

/** Translates the title and description of a site, and the names and descriptions of its products. */
export function translateSite<S extends NamedSite>(site: S, language: Language, findText: FindText): S {
  if (language === site.defaultLanguage) return site;
  const find = (key: string) => findText(language, key);
  return {
    ...site,
    title: find('site.title') ?? site.title,
    description: find('site.description') ?? site.description,
    products: site.products.map((product) => {
      const description = find(`products.${product.id}.description`) ?? product.description;
      return {
        ...product,
        name: find(`products.${product.id}.name`) ?? product.name,
        ...(description !== undefined && { description }),
      };
    }),
  };
}

/** Lists the keys of these texts. */
export function listSiteKeys({ products }: { readonly products: readonly Pick<Product, 'id'>[] }): string[] {
  return [
    'site.title',
    'site.description',
    ...products.flatMap(({ id }) => [`products.${id}.name`, `products.${id}.description`]),
  ];
}
