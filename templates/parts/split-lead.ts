// Splits a page's HTML: the title and lead are shown above the table of contents, the rest beside it.
// Cutting the text is cheaper than parsing it again, and the cut is always between two blocks.

const lead = /^\s*<p class="description">[\s\S]*?<\/p>/;

/**
 * Splits a body after its title and the lead paragraph right after it, if any.
 *
 * @example
 * splitLead('<h1>A</h1><p>b</p>') // { head: '<h1>A</h1>', body: '<p>b</p>' }
 */
export function splitLead(content: string): { head: string; body: string } {
  const start = content.indexOf('<h1');
  const end = content.indexOf('</h1>', start);
  if (start === -1 || end === -1 || content.slice(0, start).trim() !== '') {
    return { head: '', body: content };
  }

  const afterTitle = end + '</h1>'.length;
  const leadLength = lead.exec(content.slice(afterTitle))?.[0].length ?? 0;
  const cut = afterTitle + leadLength;
  return { head: content.slice(0, cut), body: content.slice(cut) };
}
