// Escapes text for HTML. All text that does not come from a serializer is escaped here.

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
 * Escapes a text for use as HTML content only, where quotes need no escaping.
 *
 * @example
 * escapeText('a < "b"') // 'a &lt; "b"'
 */
export function escapeText(text: string): string {
  return /[&<>]/.test(text) ? text.replace(/[&<>]/g, (mark) => entities[mark] ?? '') : text;
}

/**
 * Reverses `escapeHtml`.
 *
 * @example
 * unescapeHtml('&lt;b&gt;') // '<b>'
 */
export function unescapeHtml(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => marks.get(entity) ?? '');
}
