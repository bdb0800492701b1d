import type { Address } from './html-page.ts';
import type { HtmlElement } from './read-element.ts';
import { splitSourceSet } from './split-source-set.ts';

type Attribute = readonly [attribute: string, kind: Address['kind']];

const attributesByElement: ReadonlyMap<string, readonly Attribute[]> = new Map(
  Object.entries<readonly Attribute[]>({
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
  }),
);

// The first name another page; the others an element of this page, or only a host.
const pageRelations = /(?:^|\s)(?:alternate|canonical|next|prev|author|license|help)(?:\s|$)/i;
const otherRelations = /(?:^|\s)(?:expect|preconnect|dns-prefetch)(?:\s|$)/i;

const none: readonly Address[] = [];

/** Lists the addresses in an element's attributes, with their positions. */
export function listAddresses(element: HtmlElement): readonly Address[] {
  const listed = attributesByElement.get(element.name);
  if (!listed) return none;
  const relation = element.name === 'link' ? (element.attributes.get('rel') ?? '') : '';
  if (relation !== '' && otherRelations.test(relation)) return none;

  const isPage = relation !== '' && pageRelations.test(relation);
  const addresses: Address[] = [];
  for (const [attribute, kind] of listed) {
    const value = element.attributes.get(attribute);
    if (value === undefined) continue;
    const { line, column } = element.placeOf(attribute);
    for (const href of attribute.endsWith('srcset') ? splitSourceSet(value) : [value])
      addresses.push({ href: href.trim(), kind: isPage ? 'link' : kind, line, column });
  }
  return addresses;
}
