// The table of contents shows where the reader is: the last heading above an eighth of the window, and
// at the end of the page, whose last headings never get there, as much lower as they stand.

/** Scrolled less than this, the page is at its beginning, and nothing is marked. */
export const beginningPx = 200;
/** In a low window an eighth would lie above the headings that links lead to, which stand below the header. */
const lowestPx = 96;
const everyMs = 166;
/** A click marks at once; the scrolling that it causes must not mark what it passes. */
const frozenMs = 1000;

/** Marks the current heading of the page in its table of contents. */
export function startContents(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.toc-list a[href^="#"]')];
  if (links.length === 0) return;

  let frozenUntil = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = () => {
    timer = undefined;
    if (performance.now() >= frozenUntil) markLink(links, findCurrent(links));
  };
  const schedule = () => {
    timer ??= setTimeout(update, everyMs);
  };

  window.addEventListener('scroll', schedule, { passive: true });
  // Where the click led, the mark follows again.
  window.addEventListener('scrollend', () => {
    if (frozenUntil === 0) return;
    clearTimeout(timer);
    timer = undefined;
    frozenUntil = 0;
  });
  for (const link of links) {
    link.addEventListener('click', ({ ctrlKey, metaKey, shiftKey, altKey }) => {
      if (ctrlKey || metaKey || shiftKey || altKey) return;
      frozenUntil = performance.now() + frozenMs;
      markLink(links, link);
    });
  }
  update();
}

function findCurrent(links: readonly HTMLAnchorElement[]): HTMLAnchorElement | undefined {
  if (window.scrollY < beginningPx) return undefined;
  const tops = links.map((link) => document.getElementById(decodeFragment(link.hash))?.getBoundingClientRect().top);
  const border = findBorder(tops.at(-1) ?? 0);
  return links.findLast((_, index) => (tops[index] ?? Infinity) <= border);
}

/** On its last way, as far as the last heading stays below the line, the line comes down to meet it. */
function findBorder(lastTop: number): number {
  const line = Math.max(lowestPx, window.innerHeight / 8);
  const rest = Math.max(0, document.documentElement.scrollHeight - window.innerHeight - window.scrollY);
  return line + Math.max(0, lastTop - rest - line - rest + 1);
}

function decodeFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

function markLink(links: readonly HTMLAnchorElement[], current: HTMLAnchorElement | undefined): void {
  for (const link of links) {
    if (link === current) link.setAttribute('aria-current', 'location');
    else link.removeAttribute('aria-current');
  }
}
