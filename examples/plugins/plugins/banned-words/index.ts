// Words, and what to write instead → a warning at each place of a page that has one.

import { definePlugin } from 'vitrine';

export function bannedWords(words: Readonly<Record<string, string>>) {
  const pattern = new RegExp(`(?<![\\w-])(${Object.keys(words).join('|')})(?![\\w-])`, 'gi');

  return definePlugin({
    name: 'banned-words',
    hooks: {
      checkPage: ({ page }) =>
        withoutCode(page.text)
          .split('\n')
          .flatMap((text, index) =>
            [...text.matchAll(pattern)].map((match) => ({
              rule: 'word',
              severity: 'warning' as const,
              line: index + 1,
              column: match.index + 1,
              message: `The word "${match[0]}" is not used here`,
              hint: words[match[0].toLowerCase()],
            })),
          ),
    },
  });
}

/** Blanks in place of code, so that every line keeps its number. */
function withoutCode(text: string): string {
  return text.replace(/^(```|~~~)[^]*?^\1|`[^`\n]*`/gm, (code) => code.replace(/[^\n]/g, ' '));
}
