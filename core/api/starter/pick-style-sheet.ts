// What a package exports → the style sheet that goes around all demos, and those of which only its author knows when
// they are needed.

/** The style sheets of a library, as they are imported: "@acme/ui/styles.css". */
export interface LibrarySheets {
  readonly styleSheet?: string;
  /** What would be it, if the library were built. */
  readonly unbuiltSheet?: string;
  readonly otherSheets: readonly string[];
}

/** The one sheet of everything, by what libraries call it. */
const usual = /^\.\/(?:(?:dist|css|styles|lib)\/)?(?:styles?|index|main|all|bundle)(?:\.min)?\.css$/;

/** Picks the style sheet of a library: the only one, or the first with a usual name. */
export function pickStyleSheet(packageName: string, ways: readonly string[]): LibrarySheets {
  const sheets = ways.filter((way) => way.startsWith('./') && way.endsWith('.css') && !way.includes('*'));
  const own = `./${packageName.split('/').at(-1) ?? ''}.css`;
  const [only, ...more] = sheets;
  const picked =
    more.length === 0 ? only : sheets.find((way) => usual.test(way) || way === own || way.endsWith(own.slice(1)));
  const toSpecifier = (way: string) => packageName + way.slice(1);
  return {
    ...(picked !== undefined && { styleSheet: toSpecifier(picked) }),
    otherSheets: sheets.filter((way) => way !== picked).map(toSpecifier),
  };
}
