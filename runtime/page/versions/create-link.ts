/** Creates a link. Its label is set as text, never as HTML. */
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
