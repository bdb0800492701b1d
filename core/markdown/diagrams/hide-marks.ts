// A label of a diagram → the same without the marks that would end it: code points that are no characters stand for them
// until the diagram is drawn. Mermaid's own codes ("#quot;", "#35;") are read as what they stand for.

const marks = '[](){}|"\\/<>;:#&';
/** The first of 32 code points that no text has. */
const start = 0xfdd0;

const named: Readonly<Record<string, string>> = { quot: '"', amp: '&', lt: '<', gt: '>', apos: "'", nbsp: '\u00A0' };

/** Hides the marks of a label; tags and line breaks that the library draws stay. */
export function hideMarks(label: string): string {
  return label
    .replace(/#(\d+|[a-z]+);/g, (code, word: string) =>
      /^\d/.test(word) ? readNumber(Number(word)) : (named[word] ?? code),
    )
    .split(/(<br\s*\/?>|<\/?[bius]>|\\n)/i)
    .map((part, index) => (index % 2 === 1 ? part : hide(part)))
    .join('');
}

/** Shows what was hidden, in a drawing. */
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

function readNumber(code: number): string {
  return code > 31 && code < 0x110000 ? String.fromCodePoint(code) : '';
}
