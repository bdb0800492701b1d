// A query and an index → how well each unit fits. A place is found by its own words and by those of its
// page: "button size" is the size of a button. What is called just as somebody types comes first, then what
// all the words have in common.
//
// It runs at every key, over all units: numbers in arrays that are made once.

import type { SearchIndex } from './build-search-index.ts';
import type { ParsedQuery } from './parse-query.ts';
import type { PlaceKind } from '../search-result.ts';

/** The scores of all units, by number, and the words of the index that were found. */
interface UnitScores {
  readonly scores: Float32Array;
  /** The same without what it adds to be called just as what was typed. */
  readonly fits: Float32Array;
  readonly marks: readonly string[];
}

/** How much each kind of thing is wanted where nothing else tells. */
const wanted: Readonly<Record<PlaceKind, number>> = {
  page: 1,
  api: 0.86,
  post: 0.8,
  // Who wants a function knows what it is called.
  symbol: 0.6,
  section: 0.9,
  demo: 0.74,
  prop: 0.88,
  slot: 0.7,
  class: 0.66,
  parameter: 0.76,
  value: 0.72,
};
/** What it adds to be called just as what was typed. */
const forSameName: Readonly<Record<PlaceKind, number>> = {
  page: 1.2,
  api: 1.02,
  post: 0.9,
  symbol: 1.5,
  section: 0.55,
  demo: 0.3,
  prop: 0.7,
  slot: 0.4,
  class: 0.5,
  parameter: 0.45,
  value: 0.4,
};
const fromPage = 0.7;
const fromPlaces = 0.4;
const ofPageName = 1.2;
/** Of components that share a prop, those that have a guide are known best, and a button more than a button group. */
const forGuided = 0.04;
const forUsage = 0.1;
/** Who writes "fullWidth" wants the prop, not what an author calls "full width". */
const forKeywordOfProp = 0.3;
/** A keyword such as "onChange" says less of its page than of so many components; what a third of them has, "sx", needs a guide. */
const manyProps = 20;
const shareOfAll = 1 / 3;
/** Who writes two words, and no third that says of what, may not mean a name that is written as one. */
const forJoinedPlace = 0.5;
/** What is written as one word in a reference. */
const lines: ReadonlySet<PlaceKind> = new Set(['prop', 'slot', 'parameter', 'value']);
/** Who asks for props wants the reference. */
const asksForApi: ReadonlySet<string> = new Set(['api', 'prop', 'props', 'slot', 'slots', 'classes']);
const forAsked = 1.35;
const maxWords = 8;
/** Of a long phrase only the whole is looked up; what is misspelt is found word by word, and two by two. */
const longestLookedUp = 2;

/** Creates the scorer of an index. What it gives is good until it is asked again. */
export function createScorer({
  units,
  pageUnits,
  terms,
  postings,
  names,
  guided,
  usage,
}: SearchIndex): (query: ParsedQuery) => UnitScores {
  const own = Array.from({ length: maxWords }, () => new Float32Array(units.length));
  const inPages = Array.from({ length: maxWords }, () => new Float32Array(pageUnits.length));
  const bonus = new Float32Array(units.length);
  const scores = new Float32Array(units.length);
  const fits = new Float32Array(units.length);
  const pageOf = Uint32Array.from(units, ({ page }) => page);
  const isPage = Uint8Array.from(units, ({ page }, unit) => (pageUnits[page] === unit ? 1 : 0));
  const isLine = Uint8Array.from(units, ({ kind }) => (lines.has(kind) ? 1 : 0));
  const references = units.filter(({ kind }) => kind === 'api').length;
  const rarities = Float32Array.from(
    postings,
    ({ units: having }) => 0.35 + (0.65 * Math.log(1 + units.length / having.length)) / Math.log(1 + units.length),
  );

  return function score({ words, phrases }) {
    const marks = new Set<string>();
    bonus.fill(0);
    words.forEach((_, word) => own[word]!.fill(0));

    for (const { text, from, to, isTypedSo } of phrases) {
      const share = (to - from) / words.length;
      const ofLines = isTypedSo || share < 1 ? 1 : forJoinedPlace;
      addBonus(text, share, { isTypedSo, ofLines });
      if (to - from > longestLookedUp) continue;
      for (const { term, quality } of terms.find(text)) {
        const telling = quality * rarities[term]!;
        for (let word = from; word < to; word += 1) addWord(own[word]!, term, { telling, ofLines });
        if (quality >= 0.45) addBonus(terms.terms[term]!, share * quality * quality * 0.8, { isTypedSo, ofLines });
        if (quality >= 0.3) marks.add(terms.terms[term]!);
      }
    }

    words.forEach((_, word) => findBestInPages(own[word]!, inPages[word]!));
    const isApiAsked = words.length > 1 && words.some((word) => asksForApi.has(word));
    for (let unit = 0; unit < units.length; unit += 1) {
      const asked = isApiAsked && units[unit]!.kind === 'api' ? forAsked : 1;
      scores[unit] = scoreUnit(unit, words.length) * asked;
      fits[unit] = fits[unit]! * asked;
    }
    return { scores, fits, marks: [...marks] };
  };

  function addWord(
    scoresOfWord: Float32Array,
    term: number,
    { telling, ofLines }: { readonly telling: number; readonly ofLines: number },
  ): void {
    const { units: having, weights } = postings[term]!;
    for (let at = 0; at < having.length; at += 1) {
      const unit = having[at]!;
      const value = telling * weights[at]! * (isLine[unit] === 1 ? ofLines : 1);
      if (value > scoresOfWord[unit]!) scoresOfWord[unit] = value;
    }
  }

  /** Who writes two words does not mean the type that is written as one. */
  function addBonus(
    name: string,
    share: number,
    { isTypedSo, ofLines }: { readonly isTypedSo: boolean; readonly ofLines: number },
  ): void {
    const called = names.get(name) ?? [];
    // What many are called tells little: "slotProps".
    const rarity = 1 / (1 + Math.log10(Math.max(1, called.length)) / 2);
    const props = isTypedSo ? called.filter(({ unit }) => units[unit]!.kind === 'prop').length : 0;
    const isOfMany = props >= manyProps && props < references * shareOfAll;
    for (const { unit, share: ofName, keyword } of called) {
      const { kind } = units[unit]!;
      if (!isTypedSo && kind === 'symbol') continue;
      const isOutdone = keyword !== undefined && (isOfMany || (keyword === 'words' && props > 0));
      const asTyped = isOutdone ? forKeywordOfProp : isLine[unit] === 1 ? ofLines : 1;
      const value = forSameName[kind] * share * share * ofName * rarity * asTyped;
      if (value > bonus[unit]!) bonus[unit] = value;
    }
  }

  function findBestInPages(scoresOfWord: Float32Array, best: Float32Array): void {
    best.fill(0);
    for (let unit = 0; unit < units.length; unit += 1) {
      const page = pageOf[unit]!;
      if (isPage[unit] === 0 && scoresOfWord[unit]! > best[page]!) best[page] = scoresOfWord[unit]!;
    }
  }

  function scoreUnit(unit: number, count: number): number {
    const page = pageOf[unit]!;
    const pageUnit = pageUnits[page]!;
    let sum = 0;
    let met = 0;
    let isMore = false;
    for (let word = 0; word < count; word += 1) {
      const mine = own[word]![unit]!;
      const lent = isPage[unit] === 1 ? inPages[word]![page]! * fromPlaces : own[word]![pageUnit]! * fromPage;
      const most = mine > lent ? mine : lent;
      sum += most;
      if (most > 0) met += 1;
      if (mine > own[word]![pageUnit]!) isMore = true;
    }
    // What says no more than its page is found as the page.
    fits[unit] = 0;
    if (met === 0 || (!isMore && isPage[unit] === 0)) return 0;
    const coverage = met / count;
    // Who names the component and something in it wants what is in it.
    const called =
      isPage[unit] === 1 || coverage < 1 ? bonus[unit]! : Math.max(bonus[unit]!, bonus[pageUnit]! * ofPageName);
    const fit = (sum / count) * coverage * coverage;
    const weight =
      wanted[units[unit]!.kind] *
      (1 + forGuided / (guided.get(page) ?? Infinity) + (isPage[unit] === 1 ? 0 : forUsage * usage[page]!));
    fits[unit] = fit * weight;
    return (fit + called * coverage) * weight;
  }
}
