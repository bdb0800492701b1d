/** Creates the page's polite live region, through which screen readers announce what has just happened. */
export function createAnnouncer(page: Document): (text: string) => void {
  const region = page.createElement('div');
  region.className = 'visually-hidden';
  region.setAttribute('role', 'status');
  page.body.append(region);

  return function announce(text) {
    region.textContent = text;
  };
}
