// Tag after tag of a page → whether a browser nests its elements as they are written.
//
// The rules are stricter than the standard: they take what builds write, and leave all else to the parser.

import { decodePlainText } from './decode-plain-text.ts';

const list = (names: string) => new Set(names.split(' '));

/** Elements whose content is text as it stands, up to their end tag. */
export const rawNames: ReadonlySet<string> = list('script style noscript iframe');
/** Elements whose content is text with character references, up to their end tag. */
export const textNames: ReadonlySet<string> = list('title textarea');

const voids = list('area base br embed hr img input link meta source track wbr col');
const inHead = list('base link meta script style noscript title');
/** A browser looks for their list behind every `div`. */
const items = list('li dt dd');
const headings = list('h1 h2 h3 h4 h5 h6');
/** An open paragraph ends where one of these begins. */
const blocks = list(
  'address article aside blockquote center details dialog dl dd div dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li main menu nav ol p pre search section summary table ul',
);
const inlines = list(
  'a abbr area audio b bdi bdo big br button canvas cite code data datalist del dfn em embed font i iframe img input ins kbd label legend link map mark meta meter noscript object output picture progress q s samp script select slot small source span strike strong style sub sup svg math template textarea time title track tt u var video wbr optgroup option',
);
const tables = list('caption colgroup thead tbody tfoot tr td th col');
/** What may hold an element that has its place in few others. */
const parents: Readonly<Record<string, ReadonlySet<string>>> = {
  li: list('ul ol menu'),
  dt: list('dl'),
  dd: list('dl'),
  caption: list('table'),
  colgroup: list('table'),
  col: list('colgroup'),
  thead: list('table'),
  tbody: list('table'),
  tfoot: list('table'),
  tr: list('table thead tbody tfoot'),
  td: list('tr'),
  th: list('tr'),
  option: list('select optgroup datalist'),
  optgroup: list('select'),
};
/** What holds only the elements above, and no text. */
const structures = list('table colgroup thead tbody tfoot tr');
const choices = list('select optgroup option');
/** No element holds another of its kind. */
const single = list('a button form p template select');

const drawings = list(
  'svg g path circle rect line polyline polygon ellipse text tspan defs use symbol image marker pattern mask clippath lineargradient radialgradient stop title textpath desc',
);
const formulas = list(
  'math mrow mi mo mn ms mtext msup msub msubsup mfrac msqrt mroot mover munder munderover mtable mtr mtd mspace mpadded mstyle merror mphantom mmultiscripts mprescripts none semantics',
);
/** Within these, HTML begins again. */
const formulaTexts = list('mi mo mn ms mtext');

/** The open elements of a page. */
interface Nesting {
  /** Whether an element may begin here; its attributes are name, value and place, one behind the other. */
  readonly open: (name: string, tag: { readonly isClosed: boolean; readonly attributes: readonly string[] }) => boolean;
  readonly close: (name: string) => boolean;
  readonly takesText: (text: string) => boolean;
  /** The open element is part of a drawing or a formula, or is one. */
  readonly isForeign: () => boolean;
  readonly isWhole: () => boolean;
}

/** Creates the nesting of a page behind its doctype. */
export function createNesting(): Nesting {
  const stack: string[] = [];
  const counts = new Map<string, number>();
  let [foreign, isTitled, stage] = [0, false, 0];
  const top = () => stack[stack.length - 1] ?? '';

  function push(name: string, isForeign: boolean): true {
    stack.push(name);
    if (single.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
    if (isForeign) foreign += 1;
    return true;
  }

  function listAbove(): string {
    let index = stack.length - 1;
    while (stack[index] === 'div') index -= 1;
    return stack[index] ?? '';
  }

  function openForeign(name: string, isClosed: boolean, attributes: readonly string[]): boolean {
    const root = stack[stack.length - foreign] ?? name;
    const parent = foreign > 0 ? top() : '';
    if (
      !(root === 'svg' ? drawings : formulas).has(name) ||
      formulaTexts.has(parent) ||
      parent === 'title' ||
      parent === 'desc'
    )
      return false;
    if (foreign > 0 && name === root) return false;
    for (let index = 0; index < attributes.length; index += 3) if (attributes[index]?.includes(':')) return false;
    if (name === 'title' && !isTitled) return false;
    return isClosed || push(name, true);
  }

  function openOutside(name: string, parent: string): boolean {
    if (parent === 'head') return inHead.has(name);
    if (parent === 'html') {
      const next = name === 'head' ? 1 : name === 'body' ? 2 : 0;
      const isNext = next === stage + 1;
      if (isNext) stage = next;
      return isNext;
    }
    return parent === '' && name === 'html' && stage === 0 && stack.length === 0;
  }

  function openInside(name: string, parent: string): boolean {
    const wanted = parents[name];
    if (wanted) return wanted.has(items.has(name) ? listAbove() : parent) && !counts.get('p');
    if (structures.has(parent) || choices.has(parent)) return false;
    if (blocks.has(name)) return !counts.get('p') && !(headings.has(name) && headings.has(parent));
    return inlines.has(name) && !tables.has(name);
  }

  return {
    open(name, { isClosed, attributes }) {
      if (foreign > 0 || name === 'svg' || name === 'math') {
        const isPlace =
          foreign > 0 || (stage === 2 && !structures.has(top()) && !choices.has(top()) && top() !== 'html');
        return isPlace && openForeign(name, isClosed, attributes);
      }
      const parent = top();
      const isHere =
        parent === 'head' || parent === 'html' || parent === '' ? openOutside(name, parent) : openInside(name, parent);
      if (!isHere || (single.has(name) && (counts.get(name) ?? 0) > 0) || (isClosed && !voids.has(name))) return false;
      if (name === 'form' && (counts.get('template') ?? 0) > 0) return false;
      if (name === 'title') isTitled = true;
      return voids.has(name) || push(name, false);
    },
    close(name) {
      if (top() !== name) return false;
      stack.pop();
      if (single.has(name) && foreign === 0) counts.set(name, (counts.get(name) ?? 0) - 1);
      if (foreign > 0) foreign -= 1;
      if (name === 'html') stage = 3;
      return true;
    },
    takesText(text) {
      const parent = top();
      if (structures.has(parent) || stage !== 2 || parent === 'html') return /^[ \t\n\f]*$/.test(text);
      return !text.includes('&') || decodePlainText(text) !== undefined;
    },
    isForeign: () => foreign > 0,
    isWhole: () => stage === 3,
  };
}
