// Creates the elements of the search's options: pages, places in them, earlier searches.

import { markWords } from '../../core/search/mark-words.ts';
import type { SearchRecord } from '../../core/search/search-record.ts';
import type { FoundPageResult, FoundPlace, PlaceKind, SearchAnswer } from '../../core/search/search-result.ts';
import { article, book, close, list, reset, search, source } from '../parts/icons/shapes.ts';
import type { SearchLabels } from './search-labels.ts';

/** What options are rendered with. */
interface OptionTools {
  readonly labels: SearchLabels;
  readonly answer: Pick<SearchAnswer, 'words' | 'marks'>;
  readonly toHref: (path: string) => string;
  /** Names of products by their ids. */
  readonly products: ReadonlyMap<string, string>;
}

const shapes: Partial<Readonly<Record<PlaceKind, string>>> = { page: article, api: source, symbol: source, post: book };

/** Draws a page with the places that were found in it. */
export function drawPage(page: FoundPageResult, tools: OptionTools): HTMLElement {
  const group = create('div', 'search-group');
  group.setAttribute('role', 'group');
  group.setAttribute('aria-label', [page.title, page.product].filter(Boolean).join(', '));

  const option = drawLink(page.path, tools);
  option.classList.add('search-page');
  option.append(
    drawIcon(shapes[page.kind] ?? article),
    drawText('search-title', page.title, tools),
    create('span', 'search-product', nameGroup(page.product, page.kind, tools)),
  );
  // The descriptions of all references are alike.
  if (page.record.description && page.kind !== 'api' && page.kind !== 'symbol')
    option.append(drawText('search-about', shorten(page.record.description), tools));
  const [name] = page.record.names ?? [];
  group.append(option, ...page.places.map((place) => drawPlace(place, { ...tools, name })));
  return group;
}

/** Draws a page whose title is similar to the query. */
export function drawNear(record: SearchRecord, tools: OptionTools): HTMLElement {
  const option = drawLink(record.pathname, tools);
  option.classList.add('search-page');
  const product = tools.products.get(record.product ?? '') ?? '';
  option.append(
    drawIcon(shapes[record.kind] ?? article),
    create('span', 'search-title', record.heading ?? record.title),
    create('span', 'search-product', nameGroup(product, record.kind, tools)),
  );
  return option;
}

/** Names the product of a page, or its kind if the site has only one product. */
function nameGroup(product: string, kind: PlaceKind, { products, labels }: OptionTools): string {
  return (products.size > 1 && product) || labels.kind[kind];
}

/** Draws an earlier search: choosing it searches again. */
export function drawRecent(query: string): HTMLElement {
  const option = create('div', 'search-option search-page');
  option.setAttribute('role', 'option');
  option.dataset.docsQuery = query;
  option.append(drawIcon(reset), create('span', 'search-title', query));
  return option;
}

/** Draws a section of the page that is open, from its link in the table of contents. */
export function drawSection(link: HTMLAnchorElement): HTMLElement {
  return drawCopy(link, { shape: list, title: link.textContent });
}

/** Draws a product, from its link in the header. */
export function drawProduct(link: HTMLAnchorElement): HTMLElement {
  return drawCopy(link, { shape: article, title: link.querySelector('.panel-title')?.textContent ?? '' });
}

/** Draws the icon of the field in the dialog. */
export function drawSearchIcon(): SVGElement {
  return drawIcon(search);
}

/** Draws the icon that closes the dialog on devices without an Escape key. */
export function drawCloseIcon(): SVGElement {
  return drawIcon(close);
}

/** Creates an element with a class and a text. */
export function create<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  text = '',
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
}

function drawPlace(
  { kind, path, text, note }: FoundPlace,
  { name: pageName, ...tools }: OptionTools & { readonly name: string | undefined },
): HTMLElement {
  const option = drawLink(path, tools);
  option.classList.add('search-place');
  const isCode = kind !== 'section';
  const name = drawText(isCode ? 'search-name search-code' : 'search-name', text, tools);
  if (kind === 'section') option.append(drawIcon(list));
  option.append(name);
  if (note && note !== pageName) option.append(create('span', 'search-note search-code', note));
  option.append(create('span', 'search-kind', tools.labels.kind[kind]));
  return option;
}

/** Shortens a description to its first words: the ellipsis of a style sheet would be beyond the edge in some texts. */
function shorten(text: string): string {
  return text.length > 96 ? `${text.slice(0, 96).replace(/(?:[,;:.]?\s\S*|[\ud800-\udbff])$/, '')}…` : text;
}

/** Draws an option with the same target as a link of the page. */
function drawCopy({ href }: HTMLAnchorElement, { shape, title }: { shape: string; title: string }): HTMLElement {
  const option = drawAnchor(href);
  option.classList.add('search-page');
  option.append(drawIcon(shape), create('span', 'search-title', title));
  return option;
}

function drawLink(path: string, { toHref }: OptionTools): HTMLAnchorElement {
  return drawAnchor(toHref(path));
}

function drawAnchor(href: string): HTMLAnchorElement {
  const option = create('a', 'search-option');
  option.setAttribute('role', 'option');
  option.tabIndex = -1;
  option.href = href;
  return option;
}

function drawText(className: string, text: string, { answer }: OptionTools): HTMLElement {
  const element = create('span', className);
  for (const { text: piece, isMarked } of markWords(text, answer)) {
    element.append(isMarked ? create('mark', '', piece) : piece);
  }
  return element;
}

function drawIcon(shape: string): SVGElement {
  const icon = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  icon.setAttribute('class', 'icon');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  path.setAttribute('d', shape);
  icon.append(path);
  return icon;
}
