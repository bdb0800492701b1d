// The head of a finished page → its relations to other pages: translations, canonical address, redirect.

import type { HtmlElement } from '../read-element.ts';

/** A reference to another page in the head, with its position. */
export interface Relation {
  readonly href: string;
  readonly line: number;
  readonly column: number;
}

/** The relations of a page to others. */
export interface PageRelations {
  /** The same page in all languages, its own included. */
  readonly translations: readonly (Relation & { readonly language: string })[];
  readonly canonical?: Relation;
  /** The target of a redirect page. */
  readonly refresh?: Relation;
  /** Whether it is unlisted or "noindex", so that it needs no link. */
  readonly isHidden: boolean;
  /** '' if the page has none. */
  readonly language: string;
  readonly title?: { readonly text: string; readonly line: number; readonly column: number };
}

/** Reads the relations of a page to others. */
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
