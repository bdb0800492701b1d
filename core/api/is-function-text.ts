/**
 * Returns whether the text of a type is a single function type.
 *
 * @example
 * isFunctionText('(a: string) => void')          // true
 * isFunctionText('<T>(a: T) => T')               // true
 * isFunctionText('((a: string) => void) | null') // false
 */
export function isFunctionText(text: string): boolean {
  if (text.startsWith('new ') || /^<[^(]*>\(/.test(text)) return true;
  if (!text.startsWith('(')) return false;
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === '(') depth += 1;
    if (text[index] === ')') depth -= 1;
    if (depth === 0)
      return text
        .slice(index + 1)
        .trimStart()
        .startsWith('=>');
  }
  return false;
}
