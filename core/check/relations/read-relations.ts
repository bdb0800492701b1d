// The head of a finished page → how it stands to others: its translations, the address that it is known
// under, and where it leads on to.

import type { HtmlElement } from '../read-element.ts';

/** Another page, where the head names it. */
export interface Relation {
  readonly href: string;
  readonly line: number;
  readonly column: number;
}

/** How a page stands to others. */
export interface PageRelations {
  /** The same page in other languages, and in its own. */
  readonly translations: readonly (Relation & { readonly language: string })[];
  readonly canonical?: Relation;
  /** Where a page that has moved leads on to. */
  readonly refresh?: Relation;
  /** Its author has not listed it, or search engines are told to leave it out: nobody has to link to it. */
  readonly isHidden: boolean;
  /** '' where the page has none. */
  readonly language: string;
  readonly title?: { readonly text: string; readonly line: number; readonly column: number };
}

/** Reads what a page says of others. */
export function readRelations(elements: readonly HtmlElement[]): PageRelations {
  const links = elements.filter(({ name }) => name === 'link');
  const metas = elements.filter(({ name }) => name === 'meta');
  const canonical = links.find((element) => relationOf(element) === 'canonical');
  const refresh = metas.find(({ attributes }) => attributes.get('http-equiv')?.toLowerCase() === 'refresh');
  const title = elements.find(({ name }) => name === 'title');
  const target = /^\s*\d+\s*[;,]\s*url\s*=\s*(.*?)\s*$/i.exec(refresh?.attributes.get('content') ?? '')?.[1];

  return {
    translations: links.flatMap((element) => {
      const language = element.attributes.get('hreflang');
      if (language === undefined || relationOf(element) !== 'alternate') return [];
      return [{ language, href: element.attributes.get('href') ?? '', ...element.placeOf('href') }];
    }),
    ...(canonical && {
      canonical: { href: canonical.attributes.get('href') ?? '', ...canonical.placeOf('href') },
    }),
    ...(refresh && target !== undefined && { refresh: { href: target, ...refresh.placeOf('content') } }),
    language: elements.find(({ name }) => name === 'html')?.attributes.get('lang') ?? '',
    ...(title && { title: { text: title.text().trim(), ...title.placeOf() } }),
    isHidden:
      elements.some(({ name, attributes }) => name === 'body' && attributes.has('data-docs-unlisted')) ||
      metas.some(
        ({ attributes }) => attributes.get('name') === 'robots' && /noindex/i.test(attributes.get('content') ?? ''),
      ),
  };
}

function relationOf({ attributes }: HtmlElement): string | undefined {
  return attributes.get('rel')?.trim().toLowerCase();
}
