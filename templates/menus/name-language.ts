/**
 * Returns the name of a language in that language, or its code if it is unknown.
 *
 * @example
 * nameLanguage('pt') // 'Português'
 */
export function nameLanguage(language: string): string {
  // Without a second language, an unknown one would be named in the machine's language.
  const name = new Intl.DisplayNames([language, 'en'], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
