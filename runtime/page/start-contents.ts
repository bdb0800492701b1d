// Marks the reader's position in the table of contents: the last heading above a line at an eighth of
// the window. At the end of the page the line moves down, to reach headings that cannot scroll up to it.

/** Above this scroll position the page is at its top, and no link is marked. */
export const beginningPx = 200;
/** Minimum for low windows: links scroll headings to just below the header, lower than an eighth of the window. */
const minLinePx = 96;
const everyMs = 166;
/** A click marks its link at once; the headings that the scroll passes must not be marked. */
const frozenMs = 1000;

/** Marks the current heading of the page in its table of contents. */
export function startContents(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.toc-list a[href^="#"]')];
  if (!links[0]) return;

  let frozenUntil = 0;
  let frozenHash = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = () => {
    timer = undefined;
    if (performance.now() >= frozenUntil) markLink(links, findCurrent(links));
  };

  window.addEventListener('scroll', () => (timer ??= setTimeout(update, everyMs)), { passive: true });
  // Once the target is reached and scheduled updates have run, the mark follows the scrolling again.
  window.addEventListener('scrollend', () => {
    frozenUntil = Math.min(frozenUntil, performance.now() + everyMs);
  });
  // Back and Forward may come before the scroll to a clicked heading has ended. A click itself may fire the event, too.
  window.addEventListener('popstate', () => {
    if (location.hash !== frozenHash) frozenUntil = 0;
  });
  for (const link of links) {
    link.addEventListener('click', ({ ctrlKey, metaKey, altKey, shiftKey }) => {
      if (ctrlKey || metaKey || altKey || shiftKey) return;
      frozenUntil = performance.now() + frozenMs;
      frozenHash = link.hash;
      markLink(links, link);
    });
  }
  update();
}

/** Finds the last heading above the line, which moves down near the end of the page to meet the last heading. */
function findCurrent(links: readonly HTMLAnchorElement[]): HTMLAnchorElement | undefined {
  if (window.scrollY < beginningPx) return undefined;
  const tops = links.map((link) => findHeading(link)?.getBoundingClientRect().top);
  const rest = Math.max(0, document.documentElement.scrollHeight - window.innerHeight - window.scrollY);
  const line = Math.max(minLinePx, window.innerHeight / 8, (tops.at(-1) ?? 0) - 2 * rest + 1);
  return links.findLast((_, index) => (tops[index] ?? Infinity) <= line);
}

/** Finds a heading by the id as it is written; `link.hash` is encoded. */
function findHeading(link: HTMLAnchorElement): HTMLElement | null {
  return document.getElementById(link.getAttribute('href')!.slice(1));
}

function markLink(links: readonly HTMLAnchorElement[], current: HTMLAnchorElement | undefined): void {
  for (const link of links) {
    if (link === current) link.setAttribute('aria-current', 'location');
    else link.removeAttribute('aria-current');
  }
}
