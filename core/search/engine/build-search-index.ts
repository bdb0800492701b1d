// The records of a language and the words of its sections → searchable units, and for each word the units that
// contain it, with weights. Built once, when a reader first searches.

import { splitWords, type Word } from '../split-words.ts';
import { filler } from './parse-query.ts';
import type { ApiLines, SearchRecord } from '../search-record.ts';
import type { PlaceKind } from '../search-result.ts';
import { createTermList, type TermList } from './find-terms.ts';
import { readWordTable } from '../build/word-table.ts';
import type { SearchWords } from '../build/render-search-indexes.ts';

/** A page, or a place in a page. */
interface Unit {
  readonly page: number;
  readonly kind: PlaceKind;
  readonly text: string;
  /** '' for the page itself. */
  readonly fragment: string;
  readonly note: string;
}

/** The units that contain a word, and its weight in each. */
interface Postings {
  readonly units: number[];
  readonly weights: number[];
}

/** A unit with a given name; `share` is 1 for its main name, less for other names. */
interface Named {
  readonly unit: number;
  readonly share: number;
  /** Set if the name is a keyword of one word or of several. */
  readonly keyword?: 'word' | 'words';
}

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

const forName = 1;
/** For further names of a page, such as components that it also documents. */
const forOtherName = 0.8;
const forKeyword = 0.9;
const forTitle = 0.85;
const forPath = 0.6;
const forProduct = 0.45;
const forDescription = 0.35;
const forText = 0.3;
const forPart = 0.62;
/** Weight of a place's name. */
const forPlace: Readonly<Record<PlaceKind, number>> = {
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
/** Longer names are found by their single words only. */
const maxJoined = 4;

/** Builds the index. Without the section words, pages are found by names and titles only. */
export function buildSearchIndex(records: readonly SearchRecord[], words?: SearchWords): SearchIndex {
  const units: Unit[] = [];
  const pageUnits: number[] = [];
  const found = new Map<string, Postings>();
  const names = new Map<string, Named[]>();
  const products = new Map(words?.products.map(({ id, name }) => [id, name]));
  const sections: number[] = [];
  const [apiTitles, titles] = [true, false].map((isApi) =>
    findCommonWords(records.flatMap(({ kind, title }) => (isReference(kind) === isApi ? [title] : []))),
  );
  // Many pages list the same props.
  const splitTexts = new Map<string, readonly Word[]>();

  records.forEach((record, page) => {
    const isApi = isReference(record.kind);
    const own = addUnit({ page, kind: record.kind, text: record.title, fragment: '', note: '' });
    pageUnits.push(own);
    (record.names ?? []).forEach((name, at) =>
      addText(own, name, { weight: at === 0 ? forName : forOtherName, share: at === 0 ? 1 : 0.7 }),
    );
    addText(own, record.title, { weight: forTitle, share: 1, isSentence: true });
    const core = cutCommon(record.title, isApi);
    // A title without common words was added above already.
    if (core !== cutCommon(record.title)) addText(own, core, { weight: forName, share: 1 });
    addText(own, cutCommon(listPathWords(record.pathname), isApi), { weight: forPath, share: 0.8 });
    for (const keyword of record.keywords ?? [])
      addText(own, keyword, { weight: forKeyword, share: 0.95, isKeyword: true });
    if (!isApi) addText(own, record.description, { weight: forDescription });
    if (record.product !== null) addText(own, products.get(record.product) ?? record.product, { weight: forProduct });
    if (!isApi) sections.push(own);

    for (const { id, text } of record.headings) {
      const unit = addPlace({
        page,
        kind: record.kind === 'symbol' ? 'symbol' : 'section',
        text,
        fragment: id,
        note: '',
      });
      if (!isApi) sections.push(unit);
    }
    for (const { id, line } of record.demos ?? []) addPlace({ page, kind: 'demo', text: id, fragment: id, note: line });
    for (const lines of record.api ?? []) addLines(page, lines);
  });

  if (words) {
    for (const [word, numbers] of readWordTable(words)) {
      for (const number of numbers) post(word, sections[number] ?? 0, forText);
    }
  }
  const guided = new Map(
    records.flatMap((record, page) => (isGuided(record) ? [[page, countNameWords(record)] as const] : [])),
  );
  const usage = measureUsage();
  const terms = createTermList(found.keys());
  const none: Postings = { units: [], weights: [] };
  return {
    records,
    units,
    pageUnits,
    terms,
    postings: terms.terms.map((term) => found.get(term) ?? none),
    names,
    guided,
    usage,
  };

  /** Measures how often each documented component occurs in the first lines of demos. */
  function measureUsage(): Float32Array {
    const demos = new Map<string, number>();
    for (const { demos: shown = [] } of records)
      for (const { line } of shown)
        for (const [, name = ''] of line.matchAll(/<([A-Z]\w*)/g)) demos.set(name, (demos.get(name) ?? 0) + 1);
    const max = Math.max(1, ...demos.values());
    return Float32Array.from(records, ({ kind, names: [name = ''] = [] }) =>
      isReference(kind) ? Math.log1p(demos.get(name) ?? 0) / Math.log1p(max) : 0,
    );
  }

  function isGuided({ kind, names: [name = ''] = [], product }: SearchRecord): boolean {
    const called = isReference(kind)
      ? (names.get(
          split(name)
            .map(({ whole }) => whole)
            .join(''),
        ) ?? [])
      : [];
    return called.some(({ unit, share }) => {
      const other = units[unit]!;
      return share === 1 && other.kind === 'page' && records[other.page]?.product === product;
    });
  }

  function countNameWords({ names: [name = ''] = [] }: SearchRecord): number {
    return Math.max(1, split(name).flatMap(({ parts }) => parts).length);
  }

  /** Removes the words that most titles share and that distinguish no page: "React … component". */
  function cutCommon(text: string, isApi?: boolean): string {
    const common = isApi === undefined ? undefined : isApi ? apiTitles : titles;
    return split(text)
      .flatMap(({ whole }) => (common?.has(whole) ? [] : [whole]))
      .join(' ');
  }

  function split(text: string): readonly Word[] {
    const list = splitTexts.get(text) ?? splitWords(text);
    splitTexts.set(text, list);
    return list;
  }

  function addUnit(unit: Unit): number {
    return units.push(unit) - 1;
  }

  function addPlace(unit: Unit): number {
    const number = addUnit(unit);
    addText(number, unit.text, { weight: forPlace[unit.kind], share: 1 });
    return number;
  }

  function addLines(page: number, { of, kind, at, names: listed }: ApiLines): void {
    for (const each of listed) {
      const [text, end] = typeof each === 'string' ? [each, each] : each;
      addPlace({ page, kind, text, fragment: at + end, note: of });
    }
  }

  function addText(
    unit: number,
    text: string,
    {
      weight,
      share,
      isSentence,
      isKeyword,
    }: { weight: number; share?: number; isSentence?: boolean; isKeyword?: boolean },
  ): void {
    if (text === '') return;
    const list = split(text);
    for (const { whole, parts } of list) {
      post(whole, unit, weight);
      for (const part of parts) post(part, unit, weight * forPart);
    }
    const nameWords = list.flatMap(({ whole }) => (filler.has(whole) ? [] : [whole]));
    if (share === undefined || nameWords.length === 0 || nameWords.length > maxJoined) return;
    const joined = nameWords.join('');
    if (nameWords.length > 1 && !isSentence) post(joined, unit, weight);
    const namesakes = names.get(joined);
    const named: Named = { unit, share, ...(isKeyword && { keyword: list.length === 1 ? 'word' : 'words' }) };
    if (!namesakes) names.set(joined, [named]);
    else if (namesakes.at(-1)?.unit !== unit) namesakes.push(named);
  }

  function post(word: string, unit: number, weight: number): void {
    const having = found.get(word);
    if (!having) {
      found.set(word, { units: [unit], weights: [weight] });
      return;
    }
    // Words of one unit are posted consecutively, so only the last entry can be of the same unit.
    const last = having.units.length - 1;
    if (having.units[last] === unit) having.weights[last] = Math.max(having.weights[last] ?? 0, weight);
    else {
      having.units.push(unit);
      having.weights.push(weight);
    }
  }
}

function isReference(kind: SearchRecord['kind']): boolean {
  return kind === 'api' || kind === 'symbol';
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

/** "/joy-ui/react-button/" is the page of "react button". */
function listPathWords(path: string): string {
  return path.split('/').filter(Boolean).at(-1)?.replaceAll('-', ' ') ?? '';
}
