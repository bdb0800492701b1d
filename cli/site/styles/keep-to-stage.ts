// A style sheet of a library or a demo → one whose rules without a class keep to demos: `a`, `*`, `h1:hover`. What it
// says of `html` and `body` goes to the demo, except for custom properties, which stay on the root. The page around a
// demo keeps its own look. Specificity of rules for elements is unchanged.

import { parseRules, splitCompounds, splitCss, type CssRule } from './parse-rules.ts';
import { addCondition, groupPattern } from './follow-stage-mode.ts';

/** What a demo adds to the end of the body, as a dialog or a menu does; the dialogs of the page are ours. */
const added = '#docs--settings~:not(.search-dialog,.zoom-dialog,.visually-hidden)';
const shown = `:where(.demo-root *,${added},${added} *)`;
/** A demo in a window of its own has the page for itself. */
const framed = ':where([data-docs-framed],[data-docs-framed] *)';

const inherited =
  /^\s*(?:accent-color|caret-color|color|cursor|font(?:-[\w-]+)?|-(?:webkit|moz)-(?:font-smoothing|osx-font-smoothing|text-size-adjust|tap-highlight-color)|hyphens|letter-spacing|line-height|line-break|list-style(?:-[\w-]+)?|overflow-wrap|quotes|tab-size|text-(?:align|indent|rendering|size-adjust|transform|shadow)|white-space|word-(?:break|spacing|wrap))\s*:/i;

/** The declarations of a rule for the root, by where they belong. */
interface RootDeclarations {
  /** Custom properties: the root itself. */
  readonly custom: readonly string[];
  /** What is behind a demo: its stage. */
  readonly background: readonly string[];
  /** What elements take over from their parent: the demo. The stage itself says which `color-scheme` it has. */
  readonly inherited: readonly string[];
}

/** Splits the declarations of a rule for the root. Sizes, margins and the like belong to no demo. */
export function splitRootDeclarations(block: string): RootDeclarations {
  const all = splitCss(block, ';').filter((each) => each.trim() !== '');
  return {
    custom: all.filter((each) => /^\s*--/.test(each)),
    background: all.filter((each) => /^\s*background(?:-[\w-]+)?\s*:/i.test(each)),
    inherited: all.filter((each) => inherited.test(each)),
  };
}

/** Keeps the rules of a minified style sheet to demos. */
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
    .map((selector) => (isGlobal(selector) ? addCondition(selector, shown) : selector));
  return writeRoots(roots, block) + write(others, [block]);
}

function writeRoots(roots: readonly string[], block: string): string {
  const [first] = roots;
  if (first === undefined) return '';
  const { custom, background, inherited: ofText } = splitRootDeclarations(block);
  const others = splitCss(block, ';').filter((each) => each.trim() !== '' && !custom.includes(each));
  const mode = first.slice(findMode(first));
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

/** Returns whether a selector is that of the root or the body, in a mode or not, and of nothing in it. */
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
 * Returns whether a selector names elements alone: no class, no id, and no attribute but those of HTML. What the root has
 * in a direction or a language, as `html[dir=rtl]`, is none: its custom properties stay on the root.
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
