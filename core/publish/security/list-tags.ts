// HTML → its start tags, in a single pass: no character is read twice, however broken the page is.

/** A start tag. */
interface Tag {
  /** In lower case. */
  readonly name: string;
  /** The text between its name and its ">". */
  readonly rest: string;
  /** Offset at which an attribute can be added. */
  readonly at: number;
  /** The content of an element that contains text only, such as a script. */
  readonly text: string;
}

const [slash, greater, double, single] = [0x2f, 0x3e, 0x22, 0x27];
const nameAt = /[a-z][^\s/>]*/iy;
const textEnds = new Map(
  ['script', 'style', 'textarea', 'title'].map((name) => [name, new RegExp(`</${name}`, 'gi')] as const),
);

/** Lists the start tags of a page, except in comments and scripts. */
export function* listTags(html: string): Generator<Tag> {
  let from = 0;
  for (;;) {
    const open = html.indexOf('<', from);
    if (open === -1) return;
    if (html.startsWith('<!--', open)) {
      const close = html.indexOf('-->', open + 4);
      if (close === -1) return;
      from = close + 3;
      continue;
    }
    // Every other tag is an end tag.
    if (html.charCodeAt(open + 1) === slash) {
      from = open + 2;
      continue;
    }
    nameAt.lastIndex = open + 1;
    const written = nameAt.exec(html)?.[0];
    if (written === undefined) {
      from = open + 1;
      continue;
    }

    const start = open + 1 + written.length;
    const end = findEnd(html, start);
    if (end === -1) return;
    const name = written.toLowerCase();
    const close = findTextEnd(html, { name, from: end + 1 });
    const rest = html.slice(start, end);
    yield {
      name,
      rest,
      at: rest === '' || rest.endsWith('"') ? end : start + rest.replace(/\/$/, '').trimEnd().length,
      text: close === end + 1 ? '' : html.slice(end + 1, close).replace(/\r\n?/g, '\n'),
    };
    from = close;
  }
}

/** Finds the end of a tag: the first ">" outside quotes. */
function findEnd(html: string, from: number): number {
  for (let at = from; at < html.length; at += 1) {
    const code = html.charCodeAt(at);
    if (code === greater) return at;
    if (code !== double && code !== single) continue;
    at = html.indexOf(code === double ? '"' : "'", at + 1);
    if (at === -1) return -1;
  }
  return -1;
}

function findTextEnd(html: string, { name, from }: { name: string; from: number }): number {
  const ending = textEnds.get(name);
  if (!ending) return from;
  ending.lastIndex = from;
  return ending.exec(html)?.index ?? html.length;
}
