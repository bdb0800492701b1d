// Text → HTML. The one place where text that did not come from a serialiser is made safe.

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const marks = new Map(Object.entries(entities).map(([mark, entity]) => [entity, mark]));

/**
 * Escapes a text for use as HTML content and inside quoted attributes.
 *
 * @example
 * escapeHtml('<b title="x">') // '&lt;b title=&quot;x&quot;&gt;'
 */
export function escapeHtml(text: string): string {
  return /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (mark) => entities[mark] ?? '') : text;
}

/**
 * Escapes a text for use as HTML content only, where quotes mean nothing.
 *
 * @example
 * escapeText('a < "b"') // 'a &lt; "b"'
 */
export function escapeText(text: string): string {
  return /[&<>]/.test(text) ? text.replace(/[&<>]/g, (mark) => entities[mark] ?? '') : text;
}

/**
 * Turns what `escapeHtml` has escaped back into the text.
 *
 * @example
 * unescapeHtml('&lt;b&gt;') // '<b>'
 */
export function unescapeHtml(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => marks.get(entity) ?? '');
}
