// A library's style sheet → how it shows dark mode: by the class or attribute of an element around, by a media query, or
// not at all.

/** Classes of a mode. Others, such as ".btn-dark", are looks of one component. */
const modeClass = /^\.(?:dark|dark-mode|dark-theme|theme-dark|[\w-]+-(?:theme-dark|dark-mode|dark-theme))$/;
/** A class of another name counts as one of a mode if so many rules have it on an ancestor. */
const minRules = 50;
/** An attribute, or a class of a mode, counts with so many custom properties or rules. */
const minUses = 5;

/** How a style sheet shows dark mode. */
export interface DarkMode {
  /** The value of `demos.dark`: a selector, `true` for a media query or `light-dark()`, or `false`. */
  readonly setting: string | boolean;
  /** Whether the sheet has the light twin of the selector as well, which a provider may set. */
  readonly hasLightTwin: boolean;
}

/** Finds how a style sheet shows dark mode. */
export function findDarkMode(css: string): DarkMode {
  const plain = withoutComments(css);
  const uses = countUses(plain);
  const [best] = [...uses]
    .filter(([mark, { rules, properties }]) =>
      mark.startsWith('[') || modeClass.test(mark) ? rules + properties >= minUses : rules >= minRules,
    )
    .sort(([, one], [, other]) => other.rules + other.properties - one.rules - one.properties);
  if (!best) {
    const hasQuery = /\(\s*prefers-color-scheme\s*:\s*dark\s*\)|light-dark\(/i.test(plain);
    return { setting: hasQuery, hasLightTwin: false };
  }
  const [mark] = best;
  return { setting: mark, hasLightTwin: plain.replace(/["']/g, '').includes(mark.replace(/dark(?!.*dark)/, 'light')) };
}

/** Returns a style sheet without its comments: what follows each "/*", from its end on. */
export function withoutComments(css: string): string {
  const [first = '', ...others] = css.split('/*');
  return [first, ...others.map((text) => text.split('*/').slice(1).join('*/'))].join('');
}

interface Uses {
  /** Rules that have it on an ancestor. */
  rules: number;
  /** Custom properties that it sets. */
  properties: number;
}

/** Counts the uses of each class and attribute that ends in "dark". */
function countUses(css: string): Map<string, Uses> {
  const counts = new Map<string, Uses>();
  for (const text of css.split('}')) {
    const at = text.lastIndexOf('{');
    const block = text.slice(at + 1);
    const before = text.slice(0, Math.max(0, at));
    const prelude = before.slice(Math.max(before.lastIndexOf('{'), before.lastIndexOf(';')) + 1);
    if (!prelude.includes('dark')) continue;
    const properties = block.split(';').filter((each) => /^\s*--/.test(each)).length;
    const found = new Set<string>();
    for (const selector of prelude.split(',')) {
      const [, quoted, after = ''] =
        /^\s*(?::root|html|body|:where\(|:is\()?(\.[\w-]*dark(?:-mode|-theme)?|\[[\w-]+~?=["']?[\w-]*dark["']?\])\)?(?![\w-])(.*)$/s.exec(
          selector,
        ) ?? [];
      const mark = quoted?.replace(/["']/g, '');
      if (mark === undefined || found.has(mark)) continue;
      const isAround = /^[\s>]+\S/.test(after);
      if (!isAround && after.trim() !== '') continue;
      found.add(mark);
      const uses = counts.get(mark) ?? { rules: 0, properties: 0 };
      counts.set(mark, uses);
      if (isAround) uses.rules += 1;
      else uses.properties += properties;
    }
  }
  return counts;
}
