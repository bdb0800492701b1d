// Shortens the log of missing texts: a site without translations would print a hundred lines before its one error.

/** A log that holds back messages about missing texts. */
interface GatheringLog {
  readonly log: (message: string) => void;
  /** Logs the messages that were held back. */
  readonly flush: () => void;
}

/** More messages than this of one language are logged as a number. */
const maxMessages = 5;

/** Creates a log that prints only a few missing texts of each language one by one. */
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
        if (messages.size <= maxMessages) [...messages].sort().forEach((message) => log(message));
        else
          log(
            `Missing translations for ${language}: ${messages.size} texts are shown in English. Run docs check --translations to see which.`,
          );
      }
      held.clear();
    },
  };
}
