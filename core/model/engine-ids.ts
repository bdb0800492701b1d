// The ids of the elements that the engine renders around a page's text, and the attributes by which its scripts
// and style sheets find them. No heading and no HTML of an author can use them.

/** Prefix of each id of the engine. No slug of a heading has two hyphens in a row. */
export const enginePrefix = 'docs--';

/** The one id without the prefix: `<main id="main-content">` is a documented hook for sites. */
export const mainId = 'main-content';

/**
 * Makes an id of the engine.
 *
 * @example
 * toEngineId('product-menu') // 'docs--product-menu'
 */
export function toEngineId(name: string): string {
  return `${enginePrefix}${name}`;
}

/** Returns whether an id belongs to the engine. */
export function isEngineId(id: string): boolean {
  return id === mainId || id.startsWith(enginePrefix);
}

/**
 * The attributes documented for scripts and style sheets of sites, without `data-`. All others of the engine
 * begin with its prefix.
 */
const documentedHooks: readonly string[] = [
  'api',
  'code-block',
  'code-styling',
  'code-variant',
  'demo',
  'density',
  'hydrated',
  'island',
  'mode',
];

/** Prefix of each `data-` attribute of the engine that is not documented. */
export const hookPrefix = 'data-docs-';

/** Returns whether an attribute belongs to the engine. HTML ignores the case of its name. */
export function isEngineHook(attribute: string): boolean {
  const name = attribute.toLowerCase();
  return name.startsWith(hookPrefix) || documentedHooks.some((hook) => name === `data-${hook}`);
}
