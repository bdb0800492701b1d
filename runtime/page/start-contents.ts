// Marks the reader's position in the table of contents: the last heading above a line at an eighth of
// the window. At the end of the page the line moves down, to reach headings that cannot scroll up to it.

/** Scrolled less than this, the page is at its top, and nothing is marked. */
export const beginningPx = 200;
/** Minimum for low windows: links scroll headings to just below the header, lower than an eighth of the window. */
const minLinePx = 96;
const everyMs = 166;
/** A click marks its link at once; the headings that the scroll passes must not be marked. */
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
  // Once the target is reached, the mark follows the scrolling again.
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

/** Returns the height of the line. Near the end of the page it moves down to meet the last heading. */
function findBorder(lastTop: number): number {
  const line = Math.max(minLinePx, window.innerHeight / 8);
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
