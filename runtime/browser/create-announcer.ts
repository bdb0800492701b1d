/** Creates the page's live region, where screen readers are politely told what has just happened. */
export function createAnnouncer(page: Document): (words: string) => void {
  const region = page.createElement('div');
  region.className = 'visually-hidden';
  region.setAttribute('role', 'status');
  page.body.append(region);

  return function announce(words) {
    region.textContent = words;
  };
}
