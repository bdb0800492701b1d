/**
 * Joins a label and a text with a colon; after Chinese and Japanese, a full-width colon without a space.
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
