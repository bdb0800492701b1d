// A site → how its social cards are drawn, and their texts. A page that an author wrote has its own card; generated pages
// share that of their product, as there are hundreds of one kind.

import { join } from 'node:path';
import type { Card } from '../../../core/pictures/cards/card.ts';
import type { Page } from '../../../core/model/page.ts';
import type { Site } from '../../../core/model/site.ts';
import { planTheme } from '../../../core/theme/plan-theme.ts';
import { directionOf } from '../../../templates/text-direction.ts';
import { toEngineFile } from '../../files/engine.ts';
import { readIfThere } from '../../files/read-if-there.ts';
import { hash } from '../../files/hash.ts';

/** Settings for drawing all cards of a site. */
export interface CardSettings {
  /** Font files, in the order in which they are searched for a character. */
  readonly fonts: readonly string[];
  /** Key of the engine and of the site's fonts and accent. */
  readonly key: string;
  /** Red, green and blue of the accent, from 0 to 255, if the site has one. */
  readonly accent?: readonly [number, number, number];
}

/** The card of a page. */
interface PlannedCard {
  readonly isForPage: boolean;
  /** The folder of its file, below that of all cards. */
  readonly folder: string;
  readonly card: Card;
}

const scripts = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic'];

/** Plans how cards are drawn; undefined if no one could see them. */
export function planCards(
  { url, cards, theme }: Pick<Site, 'url' | 'cards' | 'theme'>,
  { root, engineKey, isQuick }: { root: string; engineKey: string; isQuick: boolean },
): CardSettings | undefined {
  if (url === '' || !cards.draw || isQuick) return undefined;
  const siteFonts = cards.fonts.map((file) => join(root, file));
  // Cards are dark.
  const planned = planTheme(theme, '').accent?.dark['--accent'].map((part) => Math.round(part * 255));
  const accent = planned && ([planned[0] ?? 0, planned[1] ?? 0, planned[2] ?? 0] as const);
  return {
    ...(accent && { accent }),
    fonts: [...scripts.map((script) => toEngineFile(`fonts/roboto-${script}-700-normal.woff`)), ...siteFonts],
    key: hash(engineKey, ...siteFonts.map((file) => readIfThere(file) ?? ''), ...(accent ? [String(accent)] : [])),
  };
}

/** Plans the card of a page: whether it is its own, and its texts. */
export function planCard(
  { page, text }: { readonly page: Page; readonly text?: string },
  { site, title, named = site }: { site: Site; title: string; /** In the language of the page. */ named?: Site },
): PlannedCard {
  const isForPage = text === undefined && page.template !== 'NotFound';
  if (!isForPage) return planSharedCard(page.product, site);
  return {
    isForPage,
    folder: page.path.slice(1),
    card: { title, owner: findOwner(page, named), note: toNote(site), isRtl: directionOf(page.language) === 'rtl' },
  };
}

/** Plans the shared card of a product's pages, or of pages without a product. */
export function planSharedCard(id: string | undefined, site: Site): PlannedCard {
  const product = site.products.find((one) => one.id === id);
  const title = product?.name ?? site.title;
  return {
    isForPage: false,
    folder: product ? `${product.id}.` : 'site.',
    card: { title, owner: site.title, note: toNote(site), isRtl: directionOf(site.defaultLanguage) === 'rtl' },
  };
}

function findOwner({ product }: Page, { products, title }: Site): string {
  return products.find(({ id }) => id === product)?.name ?? title;
}

function toNote({ url, base }: Site): string {
  return `${new URL(url).host}${base.replace(/\/$/, '')}`;
}
