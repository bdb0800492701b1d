/** Creates a link; its words are text, whatever stands in them. */
export function createLink(
  page: Document,
  text: string,
  { href, name = '' }: { href: string; name?: string },
): HTMLAnchorElement {
  const link = page.createElement('a');
  if (name) link.className = name;
  link.href = href;
  link.textContent = text;
  return link;
}
