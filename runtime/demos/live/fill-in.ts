/**
 * Fills values into a text. Placeholders without a value are left alone.
 *
 * @example
 * fillIn('Line {{line}}', { line: '3' }) // 'Line 3'
 */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}
