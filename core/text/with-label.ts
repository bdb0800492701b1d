// A label and what it labels → one text, with the colon of the label's script.

/**
 * Joins a label and a text with a colon: the full-width one, which needs no blank, after Chinese and Japanese.
 *
 * @example
 * withLabel('Link to this section', 'Usage') // 'Link to this section: Usage'
 * withLabel('此章节的链接', '安装')           // '此章节的链接：安装'
 */
export function withLabel(label: string, text: string): string {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(label)
    ? `${label}：${text}`
    : `${label}: ${text}`;
}
