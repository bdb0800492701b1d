// Escapes text for XML. Characters that XML 1.0 does not allow, even escaped, are removed.

import { escapeHtml } from './escape-html.ts';

const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

/**
 * Escapes a text for use as XML content and inside quoted attributes.
 *
 * @example
 * escapeXml('A & B\u0000 < C') // 'A &amp; B &lt; C'
 */
export function escapeXml(text: string): string {
  return escapeHtml(text.replace(forbidden, ''));
}
