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

/** A tag as a browser reads it; `names` are those of its attributes. */
interface ReadTag {
  readonly isClosed: boolean;
  readonly names: readonly string[];
}

/** A part of the page's text; plain text has no character references. */
interface TextPart {
  readonly from: number;
  readonly until: number;
  readonly isPlain: boolean;
}

/** The parts of a page in their order. */
const stages = { before: 0, head: 1, body: 2, after: 3 } as const;

/** The open elements of a page after its doctype. */
export class Nesting {
  readonly #stack: string[] = [];
  /** The properties of the open elements, in the order of the stack. */
  readonly #stackKinds: number[] = [];
  /** How many elements are open, of those that must not contain another one of the same name. */
  readonly #counts = new Map<string, number>();
  #paragraphs = 0;
  /** How many of the open elements are SVG or MathML. */
  #foreignDepth = 0;
  #isTitled = false;
  #stage: number = stages.before;

  /** Opens an element; returns false if it must not begin here. */
  open(name: string, tag: ReadTag): boolean {
    if (this.#foreignDepth > 0 || name === 'svg' || name === 'math')
      return this.#takesForeign() && this.#openForeign(name, tag);
    const parent = this.#top();
    const kind = kinds.get(name) ?? 0;
    const isAllowed =
      parent === 'head' || parent === 'html' || parent === ''
        ? this.#openOutside(name, parent, kind)
        : this.#mayOpenInside(name, parent, kind);
    if (!isAllowed || (kind & isSingle && this.#isOpen(name)) || (tag.isClosed && !(kind & isVoid))) return false;
    if (name === 'form' && this.#isOpen('template')) return false;
    if (name === 'title') this.#isTitled = true;
    return (kind & isVoid) !== 0 || this.#push(name, kind);
  }

  /** Closes the innermost element; returns false if it has another name. */
  close(name: string): boolean {
    if (this.#top() !== name) return false;
    this.#stack.pop();
    const kind = this.#stackKinds.pop() ?? 0;
    if (this.#foreignDepth > 0) this.#foreignDepth -= 1;
    else if (name === 'p') this.#paragraphs -= 1;
    else if (kind & isSingle) this.#counts.set(name, (this.#counts.get(name) ?? 0) - 1);
    if (name === 'html') this.#stage = stages.after;
    return true;
  }

  /** Returns whether text is allowed here. */
  takesText(html: string, { from, until, isPlain }: TextPart): boolean {
    if (this.#topKind() & isStructure || this.#stage !== stages.body || this.#top() === 'html')
      return /^[ \t\n\f]*$/.test(html.slice(from, until));
    return isPlain || decodePlainText(html.slice(from, until)) !== undefined;
  }

  /** Returns whether the open element is, or is inside, an SVG or MathML element. */
  isForeign(): boolean {
    return this.#foreignDepth > 0;
  }

  /** Returns whether the page has ended. */
  isComplete(): boolean {
    return this.#stage === stages.after;
  }

  #takesForeign(): boolean {
    if (this.#foreignDepth > 0) return true;
    return this.#stage === stages.body && !(this.#topKind() & (isStructure | isChoice)) && this.#top() !== 'html';
  }

  #openForeign(name: string, { isClosed, names }: ReadTag): boolean {
    const root = this.#stack[this.#stack.length - this.#foreignDepth] ?? name;
    const parent = this.#foreignDepth > 0 ? this.#top() : '';
    if (
      !(root === 'svg' ? drawings : formulas).has(name) ||
      formulaTexts.has(parent) ||
      parent === 'title' ||
      parent === 'desc'
    )
      return false;
    if (this.#foreignDepth > 0 && name === root) return false;
    if (names.some((attribute) => attribute.includes(':'))) return false;
    if (name === 'title' && !this.#isTitled) return false;
    if (isClosed) return true;
    this.#foreignDepth += 1;
    return this.#push(name, 0);
  }

  #openOutside(name: string, parent: string, kind: number): boolean {
    if (parent === 'head') return (kind & isOfHead) !== 0;
    if (parent === 'html') {
      const next = name === 'head' ? stages.head : name === 'body' ? stages.body : stages.before;
      const isNext = next === this.#stage + 1;
      if (isNext) this.#stage = next;
      return isNext;
    }
    return parent === '' && name === 'html' && this.#stage === stages.before && this.#stack.length === 0;
  }

  #mayOpenInside(name: string, parent: string, kind: number): boolean {
    if (kind & isPlaced) {
      const hasParent = parents.get(name)?.has(kind & isItem ? this.#listAbove() : parent);
      return hasParent === true && this.#paragraphs === 0;
    }
    if (this.#topKind() & (isStructure | isChoice)) return false;
    if (kind & isBlock) return this.#paragraphs === 0 && !(kind & isHeading && this.#topKind() & isHeading);
    return (kind & isInline) !== 0 && !(kind & isOfTable);
  }

  #listAbove(): string {
    let index = this.#stack.length - 1;
    while (this.#stack[index] === 'div') index -= 1;
    return this.#stack[index] ?? '';
  }

  #isOpen(name: string): boolean {
    return name === 'p' ? this.#paragraphs > 0 : (this.#counts.get(name) ?? 0) > 0;
  }

  #push(name: string, kind: number): true {
    this.#stack.push(name);
    this.#stackKinds.push(kind);
    if (name === 'p') this.#paragraphs += 1;
    else if (kind & isSingle) this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
    return true;
  }

  #top(): string {
    return this.#stack[this.#stack.length - 1] ?? '';
  }

  #topKind(): number {
    return this.#stackKinds[this.#stackKinds.length - 1] ?? 0;
  }
}

function toKinds(lists: readonly (readonly [kind: number, names: string])[]): Map<string, number> {
  const kindsByName = new Map<string, number>();
  for (const [kind, names] of lists)
    for (const name of names.split(' ')) kindsByName.set(name, (kindsByName.get(name) ?? 0) | kind);
  return kindsByName;
}
