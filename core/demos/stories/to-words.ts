/**
 * Turns an export name into words, as Storybook does.
 *
 * @example
 * toWords('WithIcon') // 'With icon'
 */
export function toWords(name: string): string {
  const words = name
    .replace(/[_-]+/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replace(/([a-zA-Z])(\d)/g, '$1 $2')
    .trim()
    .split(/\s+/);
  return words
    .map((word, index) => {
      if (/^[A-Z\d]{2,}$/.test(word)) return word;
      return index === 0 ? word.charAt(0).toUpperCase() + word.slice(1) : word.toLowerCase();
    })
    .join(' ');
}
