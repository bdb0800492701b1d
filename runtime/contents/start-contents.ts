// The table of contents shows where the reader is: the last heading above an eighth of the window.

/** Scrolled less than this, the page is at its beginning, and nothing is marked. */
export const beginningPx = 200;
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
  const border = window.innerHeight / 8;
  return links.findLast((link) => {
    const heading = document.getElementById(decodeFragment(link.hash));
    return heading !== null && heading.getBoundingClientRect().top <= border;
  });
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
