/**
 * Returns whether a text is a single CSS value, which cannot end its declaration or rule.
 *
 * @example
 * isCssValue('0 1px rgb(0 0 0 / 0.2)') // true
 * isCssValue('red; }')                 // false
 */
export function isCssValue(text: string): boolean {
  if (/[;{}<>\\\n]|\/\*/.test(text)) return false;
  let depth = 0;
  for (const mark of text.replace(/"[^"]*"|'[^']*'/g, '')) {
    if (mark === '(') depth += 1;
    if (mark === ')') depth -= 1;
    if (depth < 0 || mark === '"' || mark === "'") return false;
  }
  return depth === 0;
}
