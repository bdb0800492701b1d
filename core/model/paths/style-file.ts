// A path → what kind of style sheet it names, if any.

const sheet = /\.(?:css|s[ac]ss|less)$/i;

/** Tells whether a path names a style sheet, written as CSS or in a language that becomes CSS. */
export function isStyleFile(path: string): boolean {
  return sheet.test(path);
}

/** Tells whether the classes of a style sheet have names of their own: "Card.module.css". */
export function isStyleModule(path: string): boolean {
  return isStyleFile(path) && /\.module\.\w+$/i.test(path);
}

/** Finds the package that turns a style sheet into CSS; undefined for CSS itself. */
export function findStyleTool(path: string): 'sass' | 'less' | undefined {
  if (/\.s[ac]ss$/i.test(path)) return 'sass';
  return /\.less$/i.test(path) ? 'less' : undefined;
}
