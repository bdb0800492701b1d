/**
 * Writes the text of a `@see` tag as Markdown: a lone name gets a label, as it would read like a broken sentence.
 *
 * @example
 * writeSeeAlso('aria-labelledby.', 'See also') // 'See also: aria-labelledby.'
 */
export function writeSeeAlso(text: string | undefined, label: string): string {
  const plain = text?.trim() ?? '';
  return plain === '' || /\s/.test(plain) ? plain : `${label}: ${plain}`;
}
