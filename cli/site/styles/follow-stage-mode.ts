// A style sheet that queries the color mode of the reader's system → one that follows the mode of the stage, which is the
// page's, or a demo's own. The media query becomes a condition of each selector, inside `:where()`, so that specificity
// is unchanged. Only without a script, where the page itself follows the system, the query decides.
//
// A page has its mode on <html> (`data-mode`: "light", "dark", or "system" without a script), and a stage has its own
// if it differs. On a stage that a reader has switched, the custom properties of the root are repeated.

import { lightMark } from '../../../core/demos/light-mark.ts';
import { findEnd, parseRules, splitCss, type CssRule } from './parse-rules.ts';

type Mode = 'light' | 'dark';

const modes = ['light', 'dark'] as const;
const feature = /\(\s*prefers-color-scheme\s*(?::\s*([\w-]+)\s*)?\)/gi;

// Features that are always, and never, true.
const always = '(min-width:0)';
const never = '(max-width:-1px)';

/** At-rules whose blocks contain rules. */
export const groupPattern = /^@(?:media|supports|layer|container|scope|starting-style|document|-moz-document)\b/i;

const stage = (mode?: Mode) => `.demo-stage[data-mode${mode ? `=${mode}` : ''}]`;
const within = (selector: string) => `${selector},${selector} *`;

/** Matches what is shown in a mode, once a script has set the page's. */
const shownIn: Readonly<Record<Mode, string>> = {
  dark: `:where([data-mode=dark]:not([${lightMark}]),[data-mode=dark] :not([${lightMark}]>*,${within(stage('light'))}))`,
  light: `:where([data-mode=light],[${lightMark}],[${lightMark}]>*,[data-mode=light] :not(${within(stage('dark'))}))`,
};

/** Matches the same on a page that follows the system. */
const shownBySystem: Readonly<Record<Mode, string>> = {
  dark: `:where([data-mode=system]:not([${lightMark}]),[data-mode=system] :not([${lightMark}]>*,${within(stage())}))`,
  light: `:where([data-mode=system],[data-mode=system] :not(${within(stage())}))`,
};

/** Matches a stage that a reader has switched to a mode, on a page in the other one. */
const turnedTo: Readonly<Record<Mode, string>> = {
  dark: `:is([data-mode=light],[${lightMark}]) ${stage('dark')}`,
  light: `[data-mode=dark]:not([${lightMark}]) ${stage('light')}`,
};

/** Makes a minified style sheet follow the mode of the stage. */
export function followStageMode(css: string): string {
  return /prefers-color-scheme/i.test(css) ? writeRules(parseRules(css), {}) : css;
}

/** The context of the rules that are written. */
interface Around {
  /** The mode in which they apply; both without it. */
  readonly mode?: Mode;
  /** Whether they are for a page that follows the system, which determines the mode. */
  readonly bySystem?: boolean;
  /** The custom properties of the root that differ between the modes; all without it. */
  readonly varying?: ReadonlySet<string>;
  /** Those that the root has in both modes. */
  readonly common?: ReadonlySet<string>;
}

function writeRules(rules: readonly CssRule[], around: Around): string {
  return rules.map((rule) => writeRule(rule, around)).join('');
}

function writeRule({ prelude, block }: CssRule, around: Around): string {
  if (block === undefined) return `${prelude};`;
  if (/^@media\b/i.test(prelude) && prelude.search(feature) >= 0) return writeQuery({ prelude, block }, around);
  if (groupPattern.test(prelude)) return wrap(prelude, writeRules(parseRules(block), around));
  if (!prelude.startsWith('@')) return writeStyle(prelude, block, around);
  // Rules without selectors, such as keyframes, cannot follow the stage.
  if (around.mode === undefined) return `${prelude}{${block}}`;
  return around.bySystem ? '' : `@media(prefers-color-scheme:${around.mode}){${prelude}{${block}}}`;
}

/** Writes the rules of a query for each mode in which it may be true. */
function writeQuery({ prelude, block }: Required<CssRule>, around: Around): string {
  const query = prelude.replace(/^@media\s*/i, '');
  const rules = parseRules(block);
  const answers = { light: evaluateQuery(query, 'light'), dark: evaluateQuery(query, 'dark') };
  if (around.mode) return wrapQuery(answers[around.mode], writeRules(rules, around));
  if (answers.light === answers.dark) return wrapQuery(answers.light, writeRules(rules, around));
  return modes
    .map((mode) => {
      const inMode = wrapQuery(answers[mode], writeRules(rules, { mode }));
      const bySystem = wrapQuery(answers[mode], writeRules(rules, { mode, bySystem: true }));
      return inMode + wrap(`@media(prefers-color-scheme:${mode})`, bySystem);
    })
    .join('');
}

/** Evaluates a query in a mode: '' if it is always true, undefined if never, or else the rest of the query. */
function evaluateQuery(query: string, mode: Mode): string | undefined {
  const evaluated = splitCss(query, ',').flatMap((each) => {
    const text = each.trim().replace(feature, (_, queriedMode?: string) => {
      const isMet = queriedMode === undefined || queriedMode.toLowerCase() === mode;
      return isMet ? always : never;
    });
    const plain = text.replace(/^not (?:all and )?\((min-width:0|max-width:-1px)\)$/i, (_, held: string) =>
      `(${held})` === always ? never : always,
    );
    // In a query joined only by "and", the result removes one part, or everything.
    const outside = plain.replace(/\((?:[^()]|\([^()]*\))*\)/g, '()');
    if (/\b(?:not|or)\b/i.test(outside)) return [plain];
    const parts = plain.split(/\band\b/i).map((part) => part.trim());
    return parts.includes(never) ? [] : [parts.filter((part) => part !== always).join(' and ')];
  });
  if (evaluated.length === 0) return undefined;
  return evaluated.includes('') ? '' : evaluated.join(',');
}

function wrapQuery(query: string | undefined, css: string): string {
  if (query === undefined) return '';
  return query === '' ? css : wrap(`@media ${query}`, css);
}

function wrap(prelude: string, css: string): string {
  return css === '' && !prelude.startsWith('@layer') ? '' : `${prelude}{${css}}`;
}

function writeStyle(prelude: string, block: string, { mode, bySystem, varying, common }: Around): string {
  const selectors = splitCss(prelude, ',').map((selector) => selector.trim());
  const condition = mode && (bySystem ? shownBySystem : shownIn)[mode];
  const written = condition ? selectors.map((selector) => addCondition(selector, condition)).join(',') : prelude;
  const rule = `${written}{${block}}`;
  // Without a script, no stage can be switched.
  const roots = bySystem ? [] : selectors.filter(isRoot);
  const properties =
    roots.length > 0
      ? splitCss(block, ';').filter((each) => /^\s*--/.test(each) && (varying?.has(toName(each)) ?? true))
      : [];
  if (properties.length === 0) return rule;
  const turned = mode ? turnedTo[mode] : `${turnedTo.light},${turnedTo.dark}`;
  const inOneMode = properties.map(toName).filter((name) => !common?.has(name));
  return `${mode ? resetProperties(inOneMode, mode) : ''}${rule}${roots.map((selector) => `${selector} :where(${turned})`).join(',')}{${properties.join(';')}}`;
}

/** Resets properties on a stage in the other mode, so that it does not inherit values of this one. */
function resetProperties(names: readonly string[], mode: Mode): string {
  if (names.length === 0) return '';
  return `:where(${turnedTo[mode === 'dark' ? 'light' : 'dark']}){${names.map((name) => `${name}:initial`).join(';')}}`;
}

/** The name of a custom property, of its declaration. */
export function toName(declaration: string): string {
  return declaration.slice(0, declaration.indexOf(':')).trim();
}

/** Writes a rule that applies in both modes; the root's properties that vary are repeated on a switched stage. */
export function writeInAnyMode(prelude: string, block: string, varying: ReadonlySet<string>): string {
  return writeStyle(prelude, block, { varying });
}

/** Writes a rule that applies only in a mode of the stage; '' without selectors. The root has `common` in both modes. */
export function writeInMode(
  mode: Mode,
  { selectors, block, common }: { selectors: readonly string[]; block: string; common: ReadonlySet<string> },
): string {
  if (selectors.length === 0) return '';
  const prelude = selectors.join(',');
  const bySystem = writeStyle(prelude, block, { mode, bySystem: true });
  return writeStyle(prelude, block, { mode, common }) + wrap(`@media(prefers-color-scheme:${mode})`, bySystem);
}

/** Adds a condition to a selector, before its pseudo-elements. */
export function addCondition(selector: string, condition: string): string {
  const at = findPseudoElement(selector);
  return selector.slice(0, at) + condition + selector.slice(at);
}

/** Returns whether a selector may match the root or the body. */
function isRoot(selector: string): boolean {
  const subject = selector.slice(findSubject(selector));
  return (
    findPseudoElement(subject) === subject.length && /:root\b|(?<![\w.#:[\-\\])(?:html|body)(?![\w\\-])/i.test(subject)
  );
}

function findSubject(selector: string): number {
  let start = 0;
  for (let at = 0; at < selector.length; at = findEnd(selector, at))
    if (/[\s>+~]/.test(selector[at] ?? '')) start = at + 1;
  return start;
}

function findPseudoElement(selector: string): number {
  let at = 0;
  while (
    at < selector.length &&
    !/^:(?::|(?:before|after|first-line|first-letter)(?![\w-]))/i.test(selector.slice(at, at + 14))
  )
    at = findEnd(selector, at);
  return at;
}
