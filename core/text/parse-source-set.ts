// The value of a `srcset` → its addresses with their descriptors, as browsers read it: a comma ends an address only
// where a space follows, and a descriptor anywhere but in parentheses.
// https://html.spec.whatwg.org/multipage/images.html#parse-a-srcset-attribute

/** One picture of a `srcset`. */
interface SourceCandidate {
  readonly href: string;
  /** "2x", "640w"; '' for none. */
  readonly descriptor: string;
}

/**
 * Parses a `srcset`.
 *
 * @example
 * parseSourceSet('/a.png 1x,/b.png 2x') // [{ href: '/a.png', descriptor: '1x' }, { href: '/b.png', descriptor: '2x' }]
 */
export function parseSourceSet(value: string): SourceCandidate[] {
  const found: SourceCandidate[] = [];
  const address = /[\s,]*(\S+)/y;
  for (let match = address.exec(value); match; match = address.exec(value)) {
    const [, written = ''] = match;
    const href = written.replace(/(?<!,),+$/, '');
    const start = address.lastIndex;
    const end = href === written ? findEnd(value, start) : start;
    if (href !== '') found.push({ href, descriptor: value.slice(start, end).trim().replace(/\s+/g, ' ') });
    address.lastIndex = end;
  }
  return found;
}

/** Finds the comma that ends a descriptor, or the end of the text. */
function findEnd(value: string, start: number): number {
  let depth = 0;
  for (let index = start; index < value.length; index += 1) {
    if (value[index] === '(') depth += 1;
    else if (value[index] === ')') depth -= 1;
    else if (value[index] === ',' && depth <= 0) return index;
  }
  return value.length;
}
