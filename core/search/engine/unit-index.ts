// Searchable units and their texts → for each word the units that contain it, with weights, and for each full name the
// units that have it.
//
// It is filled in the browser, with all texts of an index, when a reader first searches: a hot path.

import type { PlaceKind } from '../search-result.ts';
import { splitWords, type Word } from '../split-words.ts';
import { filler } from './parse-query.ts';

/** A page, or a place in a page. */
export interface Unit {
  readonly page: number;
  readonly kind: PlaceKind;
  readonly text: string;
  /** '' for the page itself. */
  readonly fragment: string;
  readonly note: string;
}

/** The units that contain a word, and its weight in each. */
export interface Postings {
  readonly units: number[];
  readonly weights: number[];
}

/** A unit with a given name; `share` is 1 for its main name, less for other names. */
export interface Named {
  readonly unit: number;
  readonly share: number;
  /** Set if the name is a keyword of one word or of several. */
  readonly keyword?: 'word' | 'words';
}

interface TextOptions {
  /** What each of its words counts, from 0 to 1. */
  readonly weight: number;
  /** Set if the text is a name of the unit: its share of the bonus for a query of exactly this name, from 0 to 1. */
  readonly share?: number;
  /** Whether the text is a title, whose words nobody writes as one. */
  readonly isSentence?: boolean;
  /** Whether an author has added it as a search word: a prop of that name comes first. */
  readonly isKeyword?: boolean;
}

/** The weight of a part of an identifier, as a share of the weight of the identifier. */
const partWeight = 0.62;
/** Longer names are found by their single words only. */
const maxJoined = 4;

/** Indexes units by their words and names. */
export class UnitIndex {
  readonly units: Unit[] = [];
  /** By word. */
  readonly postings = new Map<string, Postings>();
  /** By full name, without spaces. */
  readonly names = new Map<string, Named[]>();
  /** The words of texts: many pages list the same props. */
  readonly #words = new Map<string, readonly Word[]>();

  /** Adds a unit, and returns its number. */
  add(unit: Unit): number {
    return this.units.push(unit) - 1;
  }

  /** Adds the words of a text to a unit, and the text as its name if it has a share. */
  addText(unit: number, text: string, { weight, share, isSentence, isKeyword }: TextOptions): void {
    if (text === '') return;
    const words = this.split(text);
    for (const { whole, parts } of words) {
      this.post(whole, unit, weight);
      for (const part of parts) this.post(part, unit, weight * partWeight);
    }
    const nameWords = words.flatMap(({ whole }) => (filler.has(whole) ? [] : [whole]));
    if (share === undefined || nameWords.length === 0 || nameWords.length > maxJoined) return;
    const name = nameWords.join('');
    if (nameWords.length > 1 && !isSentence) this.post(name, unit, weight);
    this.#addName(name, { unit, share, ...(isKeyword && { keyword: words.length === 1 ? 'word' : 'words' }) });
  }

  /** Records that a unit contains a word; if it is recorded twice in succession, the larger weight counts. */
  post(word: string, unit: number, weight: number): void {
    const having = this.postings.get(word);
    if (!having) {
      this.postings.set(word, { units: [unit], weights: [weight] });
      return;
    }
    const last = having.units.length - 1;
    if (having.units[last] === unit) having.weights[last] = Math.max(having.weights[last] ?? 0, weight);
    else {
      having.units.push(unit);
      having.weights.push(weight);
    }
  }

  /** Splits a text into words, each text once. */
  split(text: string): readonly Word[] {
    const words = this.#words.get(text) ?? splitWords(text);
    this.#words.set(text, words);
    return words;
  }

  #addName(name: string, named: Named): void {
    const namesakes = this.names.get(name);
    if (!namesakes) this.names.set(name, [named]);
    else if (namesakes.at(-1)?.unit !== named.unit) namesakes.push(named);
  }
}
