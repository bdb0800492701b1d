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
  /** Classes whose elements give the style sheet its variables, as that of a theme provider. */
  readonly themeClasses?: readonly string[];
}

/** Usual names of a library's main style sheet. */
const usual = /^\.\/(?:(?:dist|css|styles|lib)\/)?(?:styles?|index|main|all|bundle)(?:\.min)?\.css$/;

/**
 * Picks the style sheet of a library: the one that its package.json names by `style`, if it is exported; otherwise the
 * only one that it exports, or the first with a usual name.
 */
export function pickStyleSheet(packageName: string, ways: readonly string[] | undefined, style?: string): LibrarySheets {
  const named = style?.endsWith('.css') ? `./${style.replace(/^\.\//, '')}` : undefined;
  const toSpecifier = (way: string) => packageName + way.slice(1);
  if (ways === undefined) return { ...(named !== undefined && { styleSheet: toSpecifier(named) }), otherSheets: [] };
  const sheets = ways.filter((way) => way.startsWith('./') && way.endsWith('.css') && !way.includes('*'));
  const own = `./${packageName.split('/').at(-1) ?? ''}.css`;
  const [only, ...more] = sheets;
  const likely =
    more.length === 0 ? only : sheets.find((way) => usual.test(way) || way === own || way.endsWith(own.slice(1)));
  const picked = named !== undefined && ways.includes(named) ? named : likely;
  return {
    ...(picked !== undefined && { styleSheet: toSpecifier(picked) }),
    otherSheets: sheets.filter((way) => way !== picked).map(toSpecifier),
  };
}
