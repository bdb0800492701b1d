/** Reads the JSON that a page carries under an id. Only data scripts count: the page's text may use the same id. */
export function readFacts(page: Document, id: string): string | null | undefined {
  return page.querySelector(`script[type$=json]#${id}`)?.textContent;
}
