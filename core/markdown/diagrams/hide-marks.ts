// A label of a diagram → the label without the marks that would end it: noncharacters replace them until the diagram is
// drawn. Mermaid's own codes ("#quot;", "#35;") are decoded.

const marks = '[](){}|"\\/<>;:#&';
/** The first of 32 noncharacters, which no text contains. */
const start = 0xfdd0;

const named: Readonly<Record<string, string>> = { quot: '"', amp: '&', lt: '<', gt: '>', apos: "'", nbsp: '\u00A0' };

/** Replaces the marks of a label, except for tags and line breaks that the library draws. */
export function hideMarks(label: string): string {
  return label
    .replace(/#(\d+|[a-z]+);/g, (code, word: string) =>
      /^\d/.test(word) ? decodeNumber(Number(word)) : (named[word] ?? code),
    )
    .split(/(<br\s*\/?>|<\/?[bius]>|\\n)/i)
    .map((part, index) => (index % 2 === 1 ? part : hide(part)))
    .join('');
}

/** Restores the hidden marks in a drawing. */
export function showMarks(svg: string): string {
  return svg.replace(/[\uFDD0-\uFDEF]/g, (letter) => {
    const mark = marks[(letter.codePointAt(0) ?? 0) - start] ?? '';
    return escapes[mark] ?? mark;
  });
}

const escapes: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' };

function hide(text: string): string {
  return [...text]
    .map((letter) => (marks.includes(letter) ? String.fromCodePoint(start + marks.indexOf(letter)) : letter))
    .join('');
}

function decodeNumber(code: number): string {
  return code > 31 && code < 0x110000 ? String.fromCodePoint(code) : '';
}
