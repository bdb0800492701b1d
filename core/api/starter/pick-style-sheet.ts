// The exports of a package → the style sheet for all demos, and other sheets, which may not be needed everywhere.

import type { DarkMode } from './find-dark-mode.ts';

/** The specifiers of a library's style sheets: "@acme/ui/styles.css". */
export interface LibrarySheets {
  readonly styleSheet?: string;
  /** The style sheet that exists only after a build of the library. */
  readonly unbuiltSheet?: string;
  readonly otherSheets: readonly string[];
  /** How the style sheet shows dark mode, as a value of `demos.dark`; undefined without one. */
  readonly dark?: DarkMode;
}

/** Usual names of a library's main style sheet. */
const usual = /^\.\/(?:(?:dist|css|styles|lib)\/)?(?:styles?|index|main|all|bundle)(?:\.min)?\.css$/;

/**
 * Picks the style sheet of a library: the only one that it exports, or the first with a usual name. A package without
 * `exports` names it by `style` in its package.json.
 */
export function pickStyleSheet(packageName: string, ways: readonly string[] | undefined, style?: string): LibrarySheets {
  if (ways === undefined) {
    const file = style?.replace(/^\.\//, '') ?? '';
    return { ...(file.endsWith('.css') && { styleSheet: `${packageName}/${file}` }), otherSheets: [] };
  }
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
