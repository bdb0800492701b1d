// Queries that found nothing → the event "docs:search-miss", once the reader has stopped typing: half a word
// finds nothing either. Analytics hear it, where the site has any.

/** What was looked for in vain: the detail of the event. */
export interface SearchMiss {
  readonly query: string;
}

const restMs = 1500;
const longestQuery = 100;

/** Tells of misses. */
interface MissTeller {
  /** Hears of a query that found nothing. */
  hear(query: string): void;
  /** The reader has gone on: what was heard last is told only if it had rested. */
  settle(): void;
}

/** Creates what tells of misses, each query once. */
export function tellMisses(): MissTeller {
  const told = new Set<string>();
  let timer = 0;

  return {
    hear(query) {
      const text = query.toLowerCase().slice(0, longestQuery);
      if (told.has(text)) return;
      timer = window.setTimeout(() => {
        told.add(text);
        document.dispatchEvent(new CustomEvent<SearchMiss>('docs:search-miss', { detail: { query: text } }));
      }, restMs);
    },
    settle: () => clearTimeout(timer),
  };
}
