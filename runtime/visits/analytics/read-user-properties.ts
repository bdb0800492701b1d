/** Reads the reader's settings from <html> and the browser. */
export function readUserProperties(): Readonly<Record<string, string>> {
  const { lang, dataset } = document.documentElement;
  const colorSchemeOS = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const mode = dataset['mode'];

  return {
    codeVariant: dataset['codeVariant'] || 'none',
    codeStylingVariant: dataset['codeStyling'] || 'none',
    userLanguage: lang || 'none',
    devicePixelRatio: String(Math.round(window.devicePixelRatio * 10) / 10),
    colorSchemeOS,
    colorScheme: mode === 'light' || mode === 'dark' ? mode : colorSchemeOS,
    apiDisplay: dataset['api'] || 'none',
    apiDisplayProps: dataset['docsApiProps'] || 'none',
    apiDisplaySlots: dataset['docsApiSlots'] || 'none',
    apiDisplayClasses: dataset['docsApiClasses'] || 'none',
  };
}
