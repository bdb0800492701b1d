// A style sheet whose dark mode depends on a class or an attribute of an ancestor → one that also follows the mode of
// the stage. Such a rule stays, for elements of a demo that have the class or attribute, and is repeated without it,
// with the condition that the stage is dark. Specificity is unchanged.
//
// .dark .kit{color:#fff}            → the same, and .kit in a dark stage
// [data-theme=dark]{--ground:#000}  → the same, and the properties of the root where the stage is dark

import { findEnd, parseRules, splitCompounds, splitCss, type CssRule } from './parse-rules.ts';
import { addCondition, groupPattern, toName, writeInAnyMode, writeInMode } from './follow-stage-mode.ts';
import { splitRootDeclarations } from './keep-to-stage.ts';

/** Matches everything, with the specificity of a class. */
const likeClass = ':not(.docs-none)';

type IsMark = (simple: string) => boolean;

/** The facts about a whole sheet that its rules need. */
interface SheetFacts {
  readonly isMark: IsMark;
  /** Returns whether a text may have a mark. */
  readonly mayAsk: (text: string) => boolean;
  /** The custom properties that the root has without a mark. */
  readonly common: ReadonlySet<string>;
  /** Those that a mark changes, directly or through others that they refer to. */
  readonly varying: ReadonlySet<string>;
}

/** Makes a minified style sheet that has one of these selectors for dark mode follow the mode of the stage. */
export function followDarkSelector(css: string, selectors: readonly string[]): string {
  if (selectors.length === 0) return css;
  const marks = selectors.map(withoutQuotes);
  const mayAsk = (text: string) => {
    const plain = withoutQuotes(text);
    return marks.some((mark) => plain.includes(mark));
  };
  if (!mayAsk(css)) return css;
  const isMark = (simple: string) => marks.includes(withoutQuotes(simple));
  const rules = parseRules(css);
  return writeRules(rules, { isMark, mayAsk, ...findRootProperties(rules, { isMark, mayAsk }) });
}

/** Sheets may quote the values of attributes or not. */
function withoutQuotes(selector: string): string {
  return /["']/.test(selector) ? selector.replace(/["']/g, '') : selector;
}

function writeRules(rules: readonly CssRule[], facts: SheetFacts): string {
  return rules.map((rule) => writeRule(rule, facts)).join('');
}

function writeRule({ prelude, block }: CssRule, facts: SheetFacts): string {
  const { isMark, mayAsk, common, varying } = facts;
  if (block === undefined) return `${prelude};`;
  if (groupPattern.test(prelude)) return `${prelude}{${writeRules(parseRules(block), facts)}}`;
  if (prelude.startsWith('@')) return `${prelude}{${block}}`;
  if (!mayAsk(prelude)) return writeInAnyMode(prelude, block, varying);
  const selectors = splitCss(prelude, ',');
  const dark = selectors.flatMap((selector) => toDark(selector.trim(), isMark) ?? []);
  const others = dark.filter((selector) => selector !== ':root');
  return [
    dark.length === selectors.length ? `${prelude}{${block}}` : writeInAnyMode(prelude, block, varying),
    writeInMode('dark', { selectors: others, block, common }),
    others.length < dark.length ? writeRoot(block, common) : '',
  ].join('');
}

/** Applies only custom properties to the root, and inherited properties to the demo: the page has its own colors. */
function writeRoot(block: string, common: ReadonlySet<string>): string {
  const { custom, background, inherited } = splitRootDeclarations(block);
  const write = (selector: string, declarations: readonly string[]) =>
    writeInMode('dark', {
      selectors: declarations.length > 0 ? [selector] : [],
      block: declarations.join(';'),
      common,
    });
  return write(':root', custom) + write('.demo-stage', background) + write('.demo-root', inherited);
}

/** Finds the custom properties of the root: all that it has without a mark, and those that a mark changes. */
function findRootProperties(
  rules: readonly CssRule[],
  { isMark, mayAsk }: Pick<SheetFacts, 'isMark' | 'mayAsk'>,
): Pick<SheetFacts, 'common' | 'varying'> {
  const references = new Map<string, string[]>();
  const varying = new Set<string>();
  const visit = ({ prelude, block }: CssRule): void => {
    if (block === undefined || !block.includes('--')) return;
    if (groupPattern.test(prelude)) return parseRules(block).forEach(visit);
    if (prelude.startsWith('@')) return;
    const selectors = splitCss(prelude, ',').map((selector) => selector.trim());
    const isDark = mayAsk(prelude) && selectors.some((selector) => toDark(selector, isMark) === ':root');
    const isPlain = selectors.some(isRootLike);
    for (const declaration of isDark || isPlain ? splitRootDeclarations(block).custom : []) {
      const name = toName(declaration);
      if (isDark) varying.add(name);
      const named = [...declaration.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, each = '']) => each);
      if (isPlain) references.set(name, [...(references.get(name) ?? []), ...named]);
    }
  };
  rules.forEach(visit);
  for (let before = -1; before < varying.size;) {
    before = varying.size;
    for (const [name, named] of references) if (named.some((each) => varying.has(each))) varying.add(name);
  }
  return { common: new Set(references.keys()), varying };
}

/**
 * Removes the mark of dark mode from a selector; `html.dark` becomes ":root". Undefined without a mark, and if an
 * element has it beside another class, as in `.bar.dark`.
 */
function toDark(selector: string, isMark: IsMark): string | undefined {
  const parts = splitCompounds(selector).map(({ combinator, compound }) => ({
    combinator,
    ...takeMarks(compound, isMark),
  }));
  const isSibling = parts.some(({ combinator }, index) => parts[index - 1]?.rest === '' && /[+~]/.test(combinator));
  if (!parts.some(({ isMarked }) => isMarked) || parts.some(({ isCompound }) => isCompound) || isSibling)
    return undefined;
  if (parts.every(({ rest }) => rest === '' || isRootLike(rest))) return ':root';
  if (parts.at(-1)?.rest === '') return undefined;
  const text = parts
    .filter(({ rest }) => rest !== '')
    .map(({ combinator, rest }, index) => (index === 0 ? '' : combinator) + rest)
    .join('');
  const weight = parts.reduce((sum, part) => sum + part.weight, 0);
  return addCondition(text, likeClass.repeat(weight));
}

interface Unmarked {
  /** The compound without its marks. */
  readonly rest: string;
  readonly isMarked: boolean;
  /** Whether the element has the mark beside other classes. */
  readonly isCompound: boolean;
  /** How many classes the marks count for. */
  readonly weight: number;
}

function takeMarks(compound: string, isMark: IsMark): Unmarked {
  const taken = splitSimple(compound).map((simple) =>
    isMark(simple) ? { rest: '', isMarked: true, isInside: false, weight: 1 } : takeFromList(simple, isMark),
  );
  const isMarked = taken.some((each) => each.isMarked);
  const isInside = taken.some((each) => each.isInside);
  const rest = taken.map((each) => each.rest).join('');
  return {
    rest: rest === '' && isInside ? '*' : rest,
    isMarked,
    isCompound: isMarked && !isInside && rest !== '' && !isRootLike(rest),
    weight: taken.reduce((sum, each) => sum + each.weight, 0),
  };
}

/** Removes the mark from `:where(.dark,.dark *)` and `:is(.dark .kit)`. */
function takeFromList(simple: string, isMark: IsMark) {
  const result = { rest: simple, isMarked: false, isInside: false, weight: 0 };
  const [, name, list] = /^:(is|where)\((.*)\)$/s.exec(simple) ?? [];
  if (name === undefined || list === undefined) return result;
  const inner = splitCss(list, ',').map((each) => {
    const [first, ...others] = splitCompounds(each.trim());
    if (!first || !isMark(first.compound)) return undefined;
    return others.map(({ combinator, compound }, index) => (index === 0 ? '' : combinator) + compound).join('');
  });
  if (inner.includes(undefined)) return result;
  const isInside = inner.some((each) => each !== '');
  const isPlain = inner.every((each) => each === '' || each === '*');
  if (!isPlain && inner.includes('')) return result;
  return {
    rest: isPlain ? '' : `:${name}(${inner.join(',')})`,
    isMarked: true,
    isInside,
    weight: name === 'is' ? 1 : 0,
  };
}

function isRootLike(compound: string): boolean {
  return /^(?::root|html|body)$/i.test(compound);
}

/** Splits a compound into its simple selectors: "a.b:hover" into "a", ".b" and ":hover". */
function splitSimple(compound: string): string[] {
  const parts: string[] = [];
  let start = 0;
  let at = 0;
  while (at < compound.length) {
    const isStart = /[.#:[]/.test(compound[at] ?? '') && !(compound[at] === ':' && compound[at - 1] === ':');
    if (isStart && at > start) {
      parts.push(compound.slice(start, at));
      start = at;
    }
    at = findEnd(compound, at);
  }
  return start < compound.length ? [...parts, compound.slice(start)] : parts;
}
