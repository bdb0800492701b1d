// Escapes text for HTML. All text that does not come from a serializer is escaped here.

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const marks: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

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
 * Replaces the character references that the engine, its Markdown and React write: of `escapeHtml`, and by number.
 *
 * @example
 * unescapeHtml('&lt;b&#x3E;') // '<b>'
 */
export function unescapeHtml(html: string): string {
  if (!html.includes('&')) return html;
  return html.replace(
    /&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([\da-f]{1,6}));/gi,
    (written, name?: string, decimal?: string, hex?: string) => {
      if (name !== undefined) return marks[name.toLowerCase()] ?? written;
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return code > 0x10_ffff ? written : String.fromCodePoint(code);
    },
  );
}
