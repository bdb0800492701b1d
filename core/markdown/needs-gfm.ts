// Tells whether a text uses anything of GitHub's extensions.
//
// They add half to the cost of parsing, and most pages use none. A false alarm costs time only;
// a text that is missed would lose its table, so each test here is wider than the grammar.

/** Tells whether a text may hold a table, strikethrough, footnote, task or bare link. */
export function needsGfm(text: string): boolean {
  return (
    text.includes('~') ||
    text.includes('[^') ||
    /\[[ \txX]\]/.test(text) ||
    hasBareLink(text) ||
    /[\w.+-]@[\w-]+\.\w/.test(text) ||
    text.split('\n').some(isDelimiterRow)
  );
}

/** An address that is no target of a plain link and does not stand in angle brackets. */
function hasBareLink(text: string): boolean {
  const rest = text.replace(/\[[^[\]\n\\`]*\]\(https?:\/\/[^\s()<>]*(?=[\s)])/g, '');
  return /(?<![A-Za-z<])https?:\/\/|(?<![A-Za-z\d]|:\/\/)www\./i.test(rest);
}

/** The second line of a table: only pipes, dashes and colons, perhaps in a quote or a list. */
function isDelimiterRow(line: string): boolean {
  return line.includes('-') && line.includes('|') && /^[\s|:>*+-]+$/.test(line);
}
