// What stages and threads log → the same, but for long lists of texts that a language lacks: a site
// without a file of texts would print a hundred lines before its one error.

/** A log that holds back what it may have to count. */
interface GatheringLog {
  readonly log: (message: string) => void;
  /** Tells what was held back. */
  readonly flush: () => void;
}

/** Of one language, more lines than these are told as a number. */
const most = 5;

/** Creates a log that tells of each language only a few missing texts one by one. */
export function gatherMissingTexts(log: (message: string) => void): GatheringLog {
  const held = new Map<string, Set<string>>();
  return {
    log(message) {
      const language = /^Missing translation for ([^:]+):/.exec(message)?.[1];
      if (language === undefined) log(message);
      else held.set(language, (held.get(language) ?? new Set()).add(message));
    },
    flush() {
      for (const [language, messages] of [...held].sort(([a], [b]) => (a < b ? -1 : 1))) {
        if (messages.size <= most) [...messages].sort().forEach((message) => log(message));
        else
          log(
            `Missing translations for ${language}: ${messages.size} texts are shown in English. Run docs check --translations to see which.`,
          );
      }
      held.clear();
    },
  };
}
