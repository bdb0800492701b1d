// Queries without results → the event "docs:search-miss", once the reader has stopped typing, as half a word
// finds nothing either. The site's analytics listen to it.

/** The query that found nothing: the detail of the event. */
export interface SearchMiss {
  readonly query: string;
}

const delayMs = 1500;
const maxQueryLength = 100;

/** Reports queries that found nothing. */
interface MissReporter {
  /** Records a query that found nothing. */
  record(query: string): void;
  /** Drops the recorded query if its delay is not over: the reader has kept typing. */
  settle(): void;
}

/** Creates the reporter of misses. Each query is reported once. */
export function reportMisses(): MissReporter {
  const reported = new Set<string>();
  let timer = 0;

  return {
    record(query) {
      const text = query.toLowerCase().slice(0, maxQueryLength);
      if (reported.has(text)) return;
      timer = window.setTimeout(() => {
        reported.add(text);
        document.dispatchEvent(new CustomEvent<SearchMiss>('docs:search-miss', { detail: { query: text } }));
      }, delayMs);
    },
    settle: () => clearTimeout(timer),
  };
}
