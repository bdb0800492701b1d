// The tags of a page, one by one → whether a browser nests its elements as written.
//
// The rules are stricter than the standard: they accept what builds write, and leave the rest to the parser.

import { decodePlainText } from './decode-plain-text.ts';

const list = (names: string) => new Set(names.split(' '));

/** Elements whose content is raw text up to their end tag. */
export const rawNames: ReadonlySet<string> = list('script style noscript iframe');
/** Elements whose content is text with character references up to their end tag. */
export const textNames: ReadonlySet<string> = list('title textarea');

/** Allowed parents of elements that only a few others may contain. */
const parents: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['li', list('ul ol menu')],
  ['dt', list('dl')],
  ['dd', list('dl')],
  ['caption', list('table')],
  ['colgroup', list('table')],
  ['col', list('colgroup')],
  ['thead', list('table')],
  ['tbody', list('table')],
  ['tfoot', list('table')],
  ['tr', list('table thead tbody tfoot')],
  ['td', list('tr')],
  ['th', list('tr')],
  ['option', list('select optgroup datalist')],
  ['optgroup', list('select')],
]);

// Properties of element names as bits, for speed: millions of them are checked.
const isVoid = 1;
const isOfHead = 2;
/** List items, whose list a browser looks for above any `div`. */
const isItem = 4;
const isHeading = 8;
/** Block elements, which end an open paragraph. */
const isBlock = 16;
const isInline = 32;
const isOfTable = 64;
/** Elements that contain only certain elements, and no text. */
const isStructure = 128;
const isChoice = 256;
/** Elements that must not contain another one of the same name. */
const isSingle = 512;
const isPlaced = 1024;

const kinds: ReadonlyMap<string, number> = toKinds([
  [isVoid, 'area base br embed hr img input link meta source track wbr col'],
  [isOfHead, 'base link meta script style noscript title'],
  [isItem, 'li dt dd'],
  [isHeading, 'h1 h2 h3 h4 h5 h6'],
  [
    isBlock,
    'address article aside blockquote center details dialog dl dd div dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li main menu nav ol p pre search section summary table ul',
  ],
  [
    isInline,
    'a abbr area audio b bdi bdo big br button canvas cite code data datalist del dfn em embed font i iframe img input ins kbd label legend link map mark meta meter noscript object output picture progress q s samp script select slot small source span strike strong style sub sup svg math template textarea time title track tt u var video wbr optgroup option',
  ],
  [isOfTable, 'caption colgroup thead tbody tfoot tr td th col'],
  [isStructure, 'table colgroup thead tbody tfoot tr'],
  [isChoice, 'select optgroup option'],
  [isSingle, 'a button form p template select'],
  [isPlaced, [...parents.keys()].join(' ')],
]);

const drawings = list(
  'svg g path circle rect line polyline polygon ellipse text tspan defs use symbol image marker pattern mask clippath lineargradient radialgradient stop title textpath desc',
);
const formulas = list(
  'math mrow mi mo mn ms mtext msup msub msubsup mfrac msqrt mroot mover munder munderover mtable mtr mtd mspace mpadded mstyle merror mphantom mmultiscripts mprescripts none semantics',
);
/** Elements of formulas in which HTML may be nested. */
const formulaTexts = list('mi mo mn ms mtext');

/** The open elements of a page. */
interface Nesting {
  /** Opens an element; returns false if it must not begin here. `names` are those of its attributes. */
  readonly open: (name: string, tag: { readonly isClosed: boolean; readonly names: readonly string[] }) => boolean;
  readonly close: (name: string) => boolean;
  /** Returns whether text is allowed here; plain text has no character references. */
  readonly takesText: (
    html: string,
    text: { readonly from: number; readonly until: number; readonly isPlain: boolean },
  ) => boolean;
  /** Returns whether the open element is, or is inside, an SVG or MathML element. */
  readonly isForeign: () => boolean;
  readonly isWhole: () => boolean;
}

/** Creates the nesting of a page after its doctype. */
export function createNesting(): Nesting {
  const stack: string[] = [];
  const stackKinds: number[] = [];
  const counts = new Map<string, number>();
  let [foreign, isTitled, stage, paragraphs] = [0, false, 0, 0];
  const top = () => stack[stack.length - 1] ?? '';
  const topKind = () => stackKinds[stackKinds.length - 1] ?? 0;

  function push(name: string, kind: number): true {
    stack.push(name);
    stackKinds.push(kind);
    if (name === 'p') paragraphs += 1;
    else if (kind & isSingle) counts.set(name, (counts.get(name) ?? 0) + 1);
    return true;
  }

  function pushForeign(name: string): true {
    foreign += 1;
    return push(name, 0);
  }

  function isOpen(name: string): boolean {
    return name === 'p' ? paragraphs > 0 : (counts.get(name) ?? 0) > 0;
  }

  function listAbove(): string {
    let index = stack.length - 1;
    while (stack[index] === 'div') index -= 1;
    return stack[index] ?? '';
  }

  function openForeign(name: string, isClosed: boolean, names: readonly string[]): boolean {
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
    if (names.some((attribute) => attribute.includes(':'))) return false;
    if (name === 'title' && !isTitled) return false;
    return isClosed || pushForeign(name);
  }

  function openOutside(name: string, parent: string, kind: number): boolean {
    if (parent === 'head') return (kind & isOfHead) !== 0;
    if (parent === 'html') {
      const next = name === 'head' ? 1 : name === 'body' ? 2 : 0;
      const isNext = next === stage + 1;
      if (isNext) stage = next;
      return isNext;
    }
    return parent === '' && name === 'html' && stage === 0 && stack.length === 0;
  }

  function openInside(name: string, parent: string, kind: number): boolean {
    if (kind & isPlaced) {
      const hasParent = parents.get(name)?.has(kind & isItem ? listAbove() : parent);
      return hasParent === true && paragraphs === 0;
    }
    if (topKind() & (isStructure | isChoice)) return false;
    if (kind & isBlock) return paragraphs === 0 && !(kind & isHeading && topKind() & isHeading);
    return (kind & isInline) !== 0 && !(kind & isOfTable);
  }

  return {
    open(name, { isClosed, names }) {
      if (foreign > 0 || name === 'svg' || name === 'math') {
        const isAllowed = foreign > 0 || (stage === 2 && !(topKind() & (isStructure | isChoice)) && top() !== 'html');
        return isAllowed && openForeign(name, isClosed, names);
      }
      const parent = top();
      const kind = kinds.get(name) ?? 0;
      const isAllowed =
        parent === 'head' || parent === 'html' || parent === ''
          ? openOutside(name, parent, kind)
          : openInside(name, parent, kind);
      if (!isAllowed || (kind & isSingle && isOpen(name)) || (isClosed && !(kind & isVoid))) return false;
      if (name === 'form' && isOpen('template')) return false;
      if (name === 'title') isTitled = true;
      return (kind & isVoid) !== 0 || push(name, kind);
    },
    close(name) {
      if (top() !== name) return false;
      stack.pop();
      const kind = stackKinds.pop() ?? 0;
      if (foreign > 0) foreign -= 1;
      else if (name === 'p') paragraphs -= 1;
      else if (kind & isSingle) counts.set(name, (counts.get(name) ?? 0) - 1);
      if (name === 'html') stage = 3;
      return true;
    },
    takesText(html, { from, until, isPlain }) {
      if (topKind() & isStructure || stage !== 2 || top() === 'html')
        return /^[ \t\n\f]*$/.test(html.slice(from, until));
      return isPlain || decodePlainText(html.slice(from, until)) !== undefined;
    },
    isForeign: () => foreign > 0,
    isWhole: () => stage === 3,
  };
}

function toKinds(lists: readonly (readonly [kind: number, names: string])[]): Map<string, number> {
  const known = new Map<string, number>();
  for (const [kind, names] of lists)
    for (const name of names.split(' ')) known.set(name, (known.get(name) ?? 0) | kind);
  return known;
}
