// The records of a language and the words of its sections → searchable units, and for each word the units that
// contain it, with weights. Built once, when a reader first searches.

import { splitWords } from '../split-words.ts';
import type { ApiLines, SearchRecord } from '../search-record.ts';
import type { PlaceKind } from '../search-result.ts';
import { createTermList, type TermList } from './find-terms.ts';
import { UnitIndex, type Named, type Postings, type Unit } from './unit-index.ts';
import { readWordTable } from '../build/word-table.ts';
import type { SearchWords } from '../build/render-search-indexes.ts';

/** An index, ready to be searched. */
export interface SearchIndex {
  readonly records: readonly SearchRecord[];
  readonly units: readonly Unit[];
  /** The unit of the page itself, by page. */
  readonly pageUnits: readonly number[];
  readonly terms: TermList;
  /** By term. */
  readonly postings: readonly Postings[];
  /** Units by their full name, without spaces. */
  readonly names: ReadonlyMap<string, readonly Named[]>;
  /** Reference pages with a guide of the same name in their product, with the number of words of that name. */
  readonly guided: ReadonlyMap<number, number>;
  /** How often demos use the component of a reference page, from 0 to 1, by page. */
  readonly usage: Float32Array;
}

/**
 * How the texts of a page are found. `addText` splits them as a query is split (split-words.ts: "v6.1", "useButton" and
 * "@mui/material" can be typed whole or in part). `weight` is what each word counts. A text with a `share` is also a
 * name of the page: a query of exactly this name gets that share of the bonus for names. A sentence is not searched for
 * as one word. A keyword counts as a name, but less than a prop that has it.
 */
const pageTexts = {
  name: { weight: 1, share: 1 },
  /** Further names of a page, such as components that it also documents. */
  otherName: { weight: 0.8, share: 0.7 },
  title: { weight: 0.85, share: 1, isSentence: true },
  path: { weight: 0.6, share: 0.8 },
  keyword: { weight: 0.9, share: 0.95, isKeyword: true },
  product: { weight: 0.45 },
  description: { weight: 0.35 },
} as const;
/** The weight of the other words of a page. */
const textWeight = 0.3;
/** Weight of a place's name. */
const placeWeights: Readonly<Record<PlaceKind, number>> = {
  page: 1,
  api: 1,
  post: 1,
  symbol: 0.8,
  section: 0.8,
  demo: 0.6,
  prop: 0.9,
  slot: 0.7,
  class: 0.65,
  parameter: 0.8,
  value: 0.75,
};
const minCommonTitles = 8;

/** Builds the index. Without the section words, pages are found by names and titles only. */
export function buildSearchIndex(records: readonly SearchRecord[], words?: SearchWords): SearchIndex {
  const index = new UnitIndex();
  const [apiTitles, titles] = [true, false].map((isApi) =>
    findCommonWords(records.flatMap(({ kind, title }) => (isReference(kind) === isApi ? [title] : []))),
  );
  const products = new Map(words?.products.map(({ id, name }) => [id, name]));
  const pageUnits: number[] = [];
  // In the order of the sections in the word table.
  const sections: number[] = [];

  records.forEach((record, page) => {
    const isApi = isReference(record.kind);
    const pageUnit = addPage(record, { page, index, products, common: isApi ? apiTitles : titles });
    const headings = addPlaces(record, page, index);
    pageUnits.push(pageUnit);
    // References have no section words.
    if (!isApi) sections.push(pageUnit, ...headings);
  });
  if (words)
    for (const [word, numbers] of readWordTable(words))
      for (const number of numbers) index.post(word, sections[number] ?? 0, textWeight);

  const terms = createTermList(index.postings.keys());
  const none: Postings = { units: [], weights: [] };
  return {
    records,
    units: index.units,
    pageUnits,
    terms,
    postings: terms.terms.map((term) => index.postings.get(term) ?? none),
    names: index.names,
    guided: findGuided(records, index),
    usage: measureUsage(records),
  };
}

/** Finds the words in more than a twelfth of the titles, and in more than a few. */
function findCommonWords(titles: readonly string[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const title of titles)
    for (const word of new Set(splitWords(title).map(({ whole }) => whole)))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  const max = Math.max(minCommonTitles, titles.length / 12);
  return new Set([...counts].flatMap(([word, count]) => (count > max ? [word] : [])));
}

interface PageOptions {
  readonly page: number;
  readonly index: UnitIndex;
  /** Names of products by id. */
  readonly products: ReadonlyMap<string, string>;
  /** Words that most titles share and that distinguish no page: "React … component". */
  readonly common: ReadonlySet<string> | undefined;
}

/** Adds the unit of the page itself, and returns its number. */
function addPage(record: SearchRecord, { page, index, products, common }: PageOptions): number {
  const unit = index.add({ page, kind: record.kind, text: record.title, fragment: '', note: '' });
  const cutCommon = (text: string) =>
    index
      .split(text)
      .flatMap(({ whole }) => (common?.has(whole) ? [] : [whole]))
      .join(' ');

  (record.names ?? []).forEach((name, at) =>
    index.addText(unit, name, at === 0 ? pageTexts.name : pageTexts.otherName),
  );
  index.addText(unit, record.title, pageTexts.title);
  // A title without common words was added above already.
  if (index.split(record.title).some(({ whole }) => common?.has(whole)))
    index.addText(unit, cutCommon(record.title), pageTexts.name);
  index.addText(unit, cutCommon(listPathWords(record.pathname)), pageTexts.path);
  for (const keyword of record.keywords ?? []) index.addText(unit, keyword, pageTexts.keyword);
  if (!isReference(record.kind)) index.addText(unit, record.description, pageTexts.description);
  if (record.product !== null) index.addText(unit, products.get(record.product) ?? record.product, pageTexts.product);
  return unit;
}

/** "/joy-ui/react-button/" is the page of "react button". */
function listPathWords(path: string): string {
  return path.split('/').filter(Boolean).at(-1)?.replaceAll('-', ' ') ?? '';
}

/** Adds the units of the places in a page, and returns the numbers of its headings. */
function addPlaces({ kind, headings, demos = [], api = [] }: SearchRecord, page: number, index: UnitIndex): number[] {
  const headingKind = kind === 'symbol' ? 'symbol' : 'section';
  const units = headings.map(({ id, text }) =>
    addPlace({ page, kind: headingKind, text, fragment: id, note: '' }, index),
  );
  for (const { id, line } of demos) addPlace({ page, kind: 'demo', text: id, fragment: id, note: line }, index);
  for (const lines of api) addLines(lines, page, index);
  return units;
}

function addLines({ of, kind, at, names }: ApiLines, page: number, index: UnitIndex): void {
  for (const each of names) {
    const [text, end] = typeof each === 'string' ? [each, each] : each;
    addPlace({ page, kind, text, fragment: at + end, note: of }, index);
  }
}

function addPlace(place: Unit, index: UnitIndex): number {
  const unit = index.add(place);
  index.addText(unit, place.text, { weight: placeWeights[place.kind], share: 1 });
  return unit;
}

/** Finds the reference pages that have a guide, and counts the words of their names. */
function findGuided(records: readonly SearchRecord[], index: UnitIndex): ReadonlyMap<number, number> {
  const guided = new Map<number, number>();
  records.forEach(({ kind, names: [name = ''] = [], product }, page) => {
    if (!isReference(kind)) return;
    const words = index.split(name);
    const namesakes = index.names.get(words.map(({ whole }) => whole).join('')) ?? [];
    const hasGuide = namesakes.some(({ unit, share }) => {
      const other = index.units[unit];
      return share === 1 && other?.kind === 'page' && records[other.page]?.product === product;
    });
    if (hasGuide) guided.set(page, Math.max(1, words.flatMap(({ parts }) => parts).length));
  });
  return guided;
}

/** Measures how often each documented component occurs in the first lines of demos. */
function measureUsage(records: readonly SearchRecord[]): Float32Array {
  const demos = new Map<string, number>();
  for (const { demos: shown = [] } of records)
    for (const { line } of shown)
      for (const [, name = ''] of line.matchAll(/<([A-Z]\w*)/g)) demos.set(name, (demos.get(name) ?? 0) + 1);
  const max = Math.max(1, ...demos.values());
  return Float32Array.from(records, ({ kind, names: [name = ''] = [] }) =>
    isReference(kind) ? Math.log1p(demos.get(name) ?? 0) / Math.log1p(max) : 0,
  );
}

function isReference(kind: SearchRecord['kind']): boolean {
  return kind === 'api' || kind === 'symbol';
}
