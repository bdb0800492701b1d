// An element → the addresses that it makes a browser, or its reader, go to.

import type { Address } from './html-page.ts';
import type { HtmlElement } from './read-element.ts';
import { splitSourceSet } from './split-source-set.ts';

type Attribute = readonly [attribute: string, kind: Address['kind']];

const attributesByElement: Readonly<Record<string, readonly Attribute[]>> = {
  a: [['href', 'link']],
  area: [['href', 'link']],
  audio: [['src', 'file']],
  embed: [['src', 'file']],
  iframe: [['src', 'link']],
  img: [
    ['src', 'file'],
    ['srcset', 'file'],
  ],
  image: [['href', 'file']],
  input: [['src', 'file']],
  link: [
    ['href', 'file'],
    ['imagesrcset', 'file'],
  ],
  object: [['data', 'file']],
  script: [['src', 'file']],
  source: [
    ['src', 'file'],
    ['srcset', 'file'],
  ],
  track: [['src', 'file']],
  use: [['href', 'file']],
  video: [
    ['src', 'file'],
    ['poster', 'file'],
  ],
};

// These name another page, an element of this one, or only a host.
const pageRelations = /(?:^|\s)(?:alternate|canonical|next|prev|author|license|help)(?:\s|$)/i;
const otherRelations = /(?:^|\s)(?:expect|preconnect|dns-prefetch)(?:\s|$)/i;

/** Lists the addresses of an element, each where its attribute stands. */
export function listAddresses(element: HtmlElement): Address[] {
  const relation = element.name === 'link' ? (element.attributes.get('rel') ?? '') : '';
  if (otherRelations.test(relation)) return [];

  return (attributesByElement[element.name] ?? []).flatMap(([attribute, kind]) => {
    const value = element.attributes.get(attribute);
    if (value === undefined) return [];
    const place = element.placeOf(attribute);
    const hrefs = attribute.endsWith('srcset') ? splitSourceSet(value) : [value];
    return hrefs.map((href) => ({ href: href.trim(), kind: pageRelations.test(relation) ? 'link' : kind, ...place }));
  });
}
