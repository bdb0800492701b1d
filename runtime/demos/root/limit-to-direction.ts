/** Limits a selector to a direction: `.a:hover::before` → `.a:hover:where(:dir(rtl))::before`. Specificity stays the same. */
export function limitToDirection(selector: string, direction: 'ltr' | 'rtl'): string {
  const [pseudoElement = ''] = /(?:::|:(?:before|after|first-line|first-letter)\b).*$/.exec(selector) ?? [];
  return `${selector.slice(0, selector.length - pseudoElement.length)}:where(:dir(${direction}))${pseudoElement}`;
}
