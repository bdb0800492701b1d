/** Reads the JSON that a page contains under an id. Only data scripts are searched: the page's text may use the same id. */
export function readFacts(page: Document, id: string): string | null | undefined {
  return page.querySelector(`script[type$=json]#${id}`)?.textContent;
}
