// A small judge of XML for the tests of feeds and sitemaps: tags, entities and characters, no schema.

/** Tells whether a text is well-formed XML, as far as feeds and sitemaps use it. */
export function isWellFormedXml(text: string): boolean {
  if (/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/u.test(text)) return false;
  if (/&(?!(amp|lt|gt|quot|apos|#\d+);)|\]\]>/.test(text)) return false;

  const body = text.replace(/^<\?xml[^>]*\?>\n/, '');
  const tag = /<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>/g;
  const open: string[] = [];
  for (const [, end, name = '', , single] of body.matchAll(tag)) {
    if (end && open.pop() !== name) return false;
    if (!end && !single) open.push(name);
  }
  return open.length === 0 && !body.replace(tag, '').includes('<');
}
