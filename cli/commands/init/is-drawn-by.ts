// Finds whether a style sheet gives an element a height, or something to see around nothing. Rules for another state
// of the element, such as `.box[aria-busy]` or `.box:hover`, and for what is inside it do not count.

import type { HtmlElement } from '../../../core/check/read-element.ts';

/** Declarations with which an element without content has a height; a list of values begins with the one above. */
const sized =
  /(?:^|;)\s*(?:(?:min-)?(?:height|block-size)|aspect-ratio|padding(?:-(?:block|top|bottom)[\w-]*)?|border(?:-(?:block|top|bottom))?(?:-width|-style)?)\s*:(?!\s*(?:0|none|auto|inherit|unset|initial|100%)(?:\s|;|!|$))/;

/** Returns whether a rule for a class of an element gives it a size. What surrounds the element is not considered. */
export function isDrawnBy(styles: readonly string[], element: HtmlElement): boolean {
  return listClasses(element).some((name) => {
    // A style sheet has a backslash before each of these characters.
    const written = name.replaceAll(/[^\w\-\u0080-\uffff]/g, String.raw`\\\$&`);
    const rules = new RegExp(String.raw`(?<!:not\([^(){}]*)\.${written}(?![\w-])([^{}]*)\{([^{}]*)\}`, 'g');
    return styles.some((text) =>
      [...text.matchAll(rules)].some(
        ([, rest = '', declarations = '']) => sized.test(declarations) && isAbout(splitList(rest)[0] ?? '', element),
      ),
    );
  });
}

/** Lists the classes of an element. */
export function listClasses({ attributes }: HtmlElement): readonly string[] {
  return attributes.get('class')?.split(/\s+/).filter(Boolean) ?? [];
}

/** A condition of a selector: an attribute, a class, an id, a pseudo-class or pseudo-element. Or the end of a list around it. */
const condition = /\)|\[([^\]]*)\]|\.((?:\\.|[\w-])+)|#([\w-]+)|(::?[\w-]+)(?:\(((?:[^()]|\([^()]*\))*)\))?/y;

/** Returns whether the rest of a selector, after a class of the element, is still about the element as it is. */
function isAbout(rest: string, element: HtmlElement): boolean {
  condition.lastIndex = 0;
  let end = 0;
  for (let match = condition.exec(rest); match; match = condition.exec(rest)) {
    end = condition.lastIndex;
    if (!holds(match, element)) return false;
    condition.lastIndex = end;
  }
  return rest.slice(end).trim() === '';
}

function holds([token, attribute, name, id, pseudo, argument = '']: RegExpExecArray, element: HtmlElement): boolean {
  if (token === ')') return true;
  if (attribute !== undefined) return hasAttribute(attribute, element);
  if (name !== undefined) return listClasses(element).includes(name.replaceAll('\\', ''));
  if (id !== undefined) return element.attributes.get('id') === id;
  if (pseudo === ':not') return !splitList(argument).some((item) => isSimple(item) && isAbout(item.trim(), element));
  if (pseudo === ':is' || pseudo === ':where')
    return splitList(argument).some((item) => !isSimple(item) || isAbout(item.trim(), element));
  return /^(?:::?(?:before|after)|:(?:empty|enabled|dir|lang|(?:first|last|only|nth)-[\w-]+))$/.test(pseudo ?? '');
}

/** Returns whether a selector is about one element, and not about what surrounds it. */
function isSimple(selector: string): boolean {
  return /^[.[:#][^\s>~+]*$/.test(selector.trim());
}

function hasAttribute(written: string, { attributes }: HtmlElement): boolean {
  const [, name = '', operator, value = ''] =
    /^\s*([\w-]+)\s*(?:([~|^$*]?=)\s*["']?([^"']*?)["']?\s*[is]?\s*)?$/.exec(written) ?? [];
  const own = attributes.get(name);
  if (own === undefined || operator === undefined) return own !== undefined;
  return operator === '=' ? own === value : own.includes(value);
}

/** Splits a list of selectors at its commas outside of brackets. */
function splitList(list: string): string[] {
  const items = [''];
  let depth = 0;
  for (const character of list) {
    if ('(['.includes(character)) depth += 1;
    if (')]'.includes(character)) depth -= 1;
    if (character === ',' && depth === 0) items.push('');
    else items.push((items.pop() ?? '') + character);
  }
  return items;
}
