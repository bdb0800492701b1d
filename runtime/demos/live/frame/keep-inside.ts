// Navigation would replace the result in the frame. So links, forms and dropped files have no
// effect here, after the demo's own handlers.

/** Prevents links, forms and dropped files from navigating the frame. */
export function keepInside(): void {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href], area[href]') : null;
    if (link) event.preventDefault();
  });
  for (const kind of ['submit', 'dragover', 'drop']) addEventListener(kind, (event) => event.preventDefault());
}
