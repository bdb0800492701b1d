/** `.a:hover::before` → `.a:hover:where(:dir(rtl))::before`: no rule gets stronger by it. */
export function limitToDirection(selector: string, direction: 'ltr' | 'rtl'): string {
  const [pseudoElement = ''] = /(?:::|:(?:before|after|first-line|first-letter)\b).*$/.exec(selector) ?? [];
  return `${selector.slice(0, selector.length - pseudoElement.length)}:where(:dir(${direction}))${pseudoElement}`;
}
