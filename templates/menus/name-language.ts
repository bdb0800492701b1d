/**
 * Names a language in its own words, and one that nobody knows by its code.
 *
 * @example
 * nameLanguage('pt') // 'Português'
 */
export function nameLanguage(language: string): string {
  // Without the second language, a language that is not known would be named in the machine's.
  const name = new Intl.DisplayNames([language, 'en'], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
