// A link of a demo must not lead the frame away: the result would be gone. Anchors, forms and
// dropped files do nothing here, once the demo's own code has seen them.

/** Keeps links, forms and dropped files from leaving the result. */
export function keepInside(): void {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href], area[href]') : null;
    if (link) event.preventDefault();
  });
  for (const kind of ['submit', 'dragover', 'drop']) addEventListener(kind, (event) => event.preventDefault());
}
