const sheet = /\.(?:css|s[ac]ss|less)$/i;

/** Returns whether a path names a style sheet in CSS, Sass or Less. */
export function isStyleFile(path: string): boolean {
  return sheet.test(path);
}

/** Returns whether a path names a CSS module: "Card.module.css". */
export function isStyleModule(path: string): boolean {
  return isStyleFile(path) && /\.module\.\w+$/i.test(path);
}

/** Finds the package that compiles a style sheet to CSS; undefined for CSS itself. */
export function findStyleTool(path: string): 'sass' | 'less' | undefined {
  if (/\.s[ac]ss$/i.test(path)) return 'sass';
  return /\.less$/i.test(path) ? 'less' : undefined;
}
