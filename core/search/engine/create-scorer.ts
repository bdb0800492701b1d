// A query and an index → the score of each unit. A place is found by its own words and those of its page:
// "button size" finds the size of a button. Exact names come first, then what matches all words.
//
// It runs at every key stroke over all units, so it uses numeric arrays that are allocated once.

import type { SearchIndex } from './build-search-index.ts';
import type { ParsedQuery } from './parse-query.ts';
import type { PlaceKind } from '../search-result.ts';

/** The scores of all units, by number, and the matched words of the index. */
interface UnitScores {
  readonly scores: Float32Array;
  /** The scores without the bonus for exact names. */
  readonly fits: Float32Array;
  readonly marks: readonly string[];
}

/** Base weight of each kind of unit. */
const kindWeights: Readonly<Record<PlaceKind, number>> = {
  page: 1,
  api: 0.86,
  post: 0.8,
  // Readers who look for a function know its name.
  symbol: 0.6,
  section: 0.9,
  demo: 0.74,
  prop: 0.88,
  slot: 0.7,
  class: 0.66,
  parameter: 0.76,
  value: 0.72,
};
/** Bonus for a name that equals the query. */
const sameNameBonus: Readonly<Record<PlaceKind, number>> = {
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
const pageShare = 0.7;
const placesShare = 0.4;
const ofPageName = 1.2;
/** Among components that share a prop, those with a guide come first, shorter names before longer ones. */
const guidedBonus = 0.04;
const usageBonus = 0.1;
/** "fullWidth" means the prop rather than the keyword "full width". */
const propKeywordFactor = 0.3;
/** A prop of this many components outranks the same keyword of a page, unless a third of all have it, such as "sx". */
const manyProps = 20;
const shareOfAll = 1 / 3;
/** Two separate words, without a third for the component, may not mean a name written as one word. */
const joinedPlaceFactor = 0.5;
/** Kinds whose names are single words in a reference. */
const lines: ReadonlySet<PlaceKind> = new Set(['prop', 'slot', 'parameter', 'value']);
/** Words that mean the reference. */
const asksForApi: ReadonlySet<string> = new Set(['api', 'prop', 'props', 'slot', 'slots', 'classes']);
const apiQueryFactor = 1.35;
const maxWords = 8;
/** Longer phrases match exact names only; typos are found in single words and pairs. */
const maxPhraseWords = 2;

/** Creates the scorer of an index. Its result is valid until the next call. */
export function createScorer({
  units,
  pageUnits,
  terms,
  postings,
  names,
  guided,
  usage,
}: SearchIndex): (query: ParsedQuery) => UnitScores {
  const ownScores = Array.from({ length: maxWords }, () => new Float32Array(units.length));
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
    ({ units: matching }) => 0.35 + (0.65 * Math.log(1 + units.length / matching.length)) / Math.log(1 + units.length),
  );

  return function score({ words, phrases }) {
    const marks = new Set<string>();
    bonus.fill(0);
    words.forEach((_, word) => ownScores[word]!.fill(0));

    for (const { text, from, to, isTypedSo } of phrases) {
      const share = (to - from) / words.length;
      const ofLines = isTypedSo || share < 1 ? 1 : joinedPlaceFactor;
      addBonus(text, share, { isTypedSo, ofLines });
      if (to - from > maxPhraseWords) continue;
      for (const { term, quality } of terms.find(text)) {
        const strength = quality * rarities[term]!;
        for (let word = from; word < to; word += 1) addWord(ownScores[word]!, term, { strength, ofLines });
        if (quality >= 0.45) addBonus(terms.terms[term]!, share * quality * quality * 0.8, { isTypedSo, ofLines });
        if (quality >= 0.3) marks.add(terms.terms[term]!);
      }
    }

    words.forEach((_, word) => findBestInPages(ownScores[word]!, inPages[word]!));
    const isApiAsked = words.length > 1 && words.some((word) => asksForApi.has(word));
    for (let unit = 0; unit < units.length; unit += 1) {
      const asked = isApiAsked && units[unit]!.kind === 'api' ? apiQueryFactor : 1;
      scores[unit] = scoreUnit(unit, words.length) * asked;
      fits[unit] = fits[unit]! * asked;
    }
    return { scores, fits, marks: [...marks] };
  };

  function addWord(
    scoresOfWord: Float32Array,
    term: number,
    { strength, ofLines }: { readonly strength: number; readonly ofLines: number },
  ): void {
    const { units: matching, weights } = postings[term]!;
    for (let at = 0; at < matching.length; at += 1) {
      const unit = matching[at]!;
      const value = strength * weights[at]! * (isLine[unit] === 1 ? ofLines : 1);
      if (value > scoresOfWord[unit]!) scoresOfWord[unit] = value;
    }
  }

  /** Adds the bonus for units with a name; symbols get it only if the name was typed as one word. */
  function addBonus(
    name: string,
    share: number,
    { isTypedSo, ofLines }: { readonly isTypedSo: boolean; readonly ofLines: number },
  ): void {
    const namesakes = names.get(name) ?? [];
    // A name of many units counts less: "slotProps".
    const rarity = 1 / (1 + Math.log10(Math.max(1, namesakes.length)) / 2);
    const props = isTypedSo ? namesakes.filter(({ unit }) => units[unit]!.kind === 'prop').length : 0;
    const isOfMany = props >= manyProps && props < references * shareOfAll;
    for (const { unit, share: ofName, keyword } of namesakes) {
      const { kind } = units[unit]!;
      if (!isTypedSo && kind === 'symbol') continue;
      const isOutranked = keyword !== undefined && (isOfMany || (keyword === 'words' && props > 0));
      const asTyped = isOutranked ? propKeywordFactor : isLine[unit] === 1 ? ofLines : 1;
      const value = sameNameBonus[kind] * share * share * ofName * rarity * asTyped;
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
      const ownScore = ownScores[word]![unit]!;
      const inheritedScore =
        isPage[unit] === 1 ? inPages[word]![page]! * placesShare : ownScores[word]![pageUnit]! * pageShare;
      const best = ownScore > inheritedScore ? ownScore : inheritedScore;
      sum += best;
      if (best > 0) met += 1;
      if (ownScore > ownScores[word]![pageUnit]!) isMore = true;
    }
    // A place that matches no better than its page is represented by the page.
    fits[unit] = 0;
    if (met === 0 || (!isMore && isPage[unit] === 0)) return 0;
    const coverage = met / count;
    // A query for a component and something in it means the latter.
    const nameBonus =
      isPage[unit] === 1 || coverage < 1 ? bonus[unit]! : Math.max(bonus[unit]!, bonus[pageUnit]! * ofPageName);
    const fit = (sum / count) * coverage * coverage;
    const weight =
      kindWeights[units[unit]!.kind] *
      (1 + guidedBonus / (guided.get(page) ?? Infinity) + (isPage[unit] === 1 ? 0 : usageBonus * usage[page]!));
    fits[unit] = fit * weight;
    return (fit + nameBonus * coverage) * weight;
  }
}
