// What a page says to its scripts stands in it as JSON. Only an element that is such data is read: whatever else bears
// its id is text of the page.

/** Reads the JSON of a page that stands under an id; undefined on a page without it. */
export function readFacts(page: Document, id: string): string | null | undefined {
  return page.querySelector(`script[type$=json]#${id}`)?.textContent;
}
