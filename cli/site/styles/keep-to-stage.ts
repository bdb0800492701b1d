// A style sheet of a library or a demo → one whose rules without a class apply to demos only: `a`, `*`, `h1:hover`. Its
// rules for `html` and `body` apply to the demo, except for custom properties, which stay on the root. The page around
// a demo keeps its own look. Specificity of rules for elements is unchanged.

import { parseRules, splitCompounds, splitCss, type CssRule } from './parse-rules.ts';
import { addCondition, groupPattern } from './follow-stage-mode.ts';

/** Matches what a demo adds to the end of the body, such as a dialog or a menu, but not the engine's own dialogs. */
const added = '#docs--settings~:not(.search-dialog,.zoom-dialog,.visually-hidden)';
const insideStage = `:where(.demo-root *,${added},${added} *)`;
/** A demo in a separate window has the page to itself. */
const framed = ':where([data-docs-framed],[data-docs-framed] *)';

const inherited =
  /^\s*(?:accent-color|caret-color|color|cursor|font(?:-[\w-]+)?|-(?:webkit|moz)-(?:font-smoothing|osx-font-smoothing|text-size-adjust|tap-highlight-color)|hyphens|letter-spacing|line-height|line-break|list-style(?:-[\w-]+)?|overflow-wrap|quotes|tab-size|text-(?:align|indent|rendering|size-adjust|transform|shadow)|white-space|word-(?:break|spacing|wrap))\s*:/i;

/** The declarations of a rule for the root, by where they belong. */
interface RootDeclarations {
  /** Custom properties: the root itself. */
  readonly custom: readonly string[];
  /** The background of a demo: its stage. */
  readonly background: readonly string[];
  /** Properties that elements inherit: the demo. The stage sets its `color-scheme` itself. */
  readonly inherited: readonly string[];
}

/** Splits the declarations of a rule for the root. Sizes, margins and the like do not apply to demos. */
export function splitRootDeclarations(block: string): RootDeclarations {
  const all = splitCss(block, ';').filter((each) => each.trim() !== '');
  return {
    custom: all.filter((each) => /^\s*--/.test(each)),
    background: all.filter((each) => /^\s*background(?:-[\w-]+)?\s*:/i.test(each)),
    inherited: all.filter((each) => inherited.test(each)),
  };
}

/** Limits the rules of a minified style sheet to demos. */
export function keepToStage(css: string): string {
  return writeRules(parseRules(css));
}

function writeRules(rules: readonly CssRule[]): string {
  return rules.map(writeRule).join('');
}

function writeRule({ prelude, block }: CssRule): string {
  if (block === undefined) return `${prelude};`;
  if (groupPattern.test(prelude)) return `${prelude}{${writeRules(parseRules(block))}}`;
  if (prelude.startsWith('@')) return `${prelude}{${block}}`;
  const selectors = splitCss(prelude, ',').map((selector) => selector.trim());
  if (selectors.some(isOfStage)) return `${prelude}{${block}}`;
  const roots = selectors.filter(isRoot);
  const others = selectors
    .filter((selector) => !isRoot(selector))
    .map((selector) => (isGlobal(selector) ? addCondition(selector, insideStage) : selector));
  return writeRoots(roots, block) + write(others, [block]);
}

function writeRoots(roots: readonly string[], block: string): string {
  const [firstRoot] = roots;
  if (firstRoot === undefined) return '';
  const { custom, background, inherited: ofText } = splitRootDeclarations(block);
  const others = splitCss(block, ';').filter((each) => each.trim() !== '' && !custom.includes(each));
  const mode = firstRoot.slice(findMode(firstRoot));
  return [
    write(roots, custom),
    write(
      roots.map((root) => addCondition(root, framed)),
      others,
    ),
    write([`.demo-stage${mode}`], background),
    write(mode === '' ? [`:where(.demo-root,${added})`] : [`.demo-root${mode}`], ofText),
  ].join('');
}

function write(selectors: readonly string[], declarations: readonly string[]): string {
  return selectors.length > 0 && declarations.length > 0 ? `${selectors.join(',')}{${declarations.join(';')}}` : '';
}

/** Returns whether a selector matches the root or the body itself, in a mode or not. */
function isRoot(selector: string): boolean {
  return /^(?:(?::root|html|body)[\s>]*)+$/i.test(selector.slice(0, findMode(selector)));
}

/** Returns whether `followStageMode` has written a selector for stages that a reader has switched. */
function isOfStage(selector: string): boolean {
  const at = findMode(selector);
  return (
    (at < selector.length && /(?:^|[\s>+~])$/.test(selector.slice(0, at))) ||
    selector.includes(':where(:is([data-mode=')
  );
}

/** Finds where the condition of a mode begins, which `followStageMode` has added; the length without one. */
function findMode(selector: string): number {
  const at = selector.indexOf(':where([data-mode=');
  return at < 0 ? selector.length : at;
}

/**
 * Returns whether a selector only names elements: no class, no id, and no attributes except those of HTML. A rule for
 * the root in a direction or a language, such as `html[dir=rtl]`, does not count: its custom properties stay on the
 * root.
 */
function isGlobal(selector: string): boolean {
  const plain = selector
    .slice(0, findMode(selector))
    .replace(/\\./g, 'x')
    .replace(/"[^"]*"|'[^']*'/g, '""');
  const subject = splitCompounds(plain).at(-1)?.compound ?? '';
  const isOfRoot = /^(?::root|html|body)(?![\w-])|^\[(?:dir|lang)\b[^\]]*\]$|^:(?:dir|lang)\([^)]*\)$/i.test(subject);
  return !isOfRoot && !/[.#&]|:host|\[(?:class|id|data-|aria-)/i.test(plain);
}
