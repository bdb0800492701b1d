// Reports the height of the content, including its overflow, so that the frame is as tall. A layer
// above the page (a dialog, an open menu) adds no height, so the frame gets a minimum height for it.

const minHeightWithLayer = 360;

/** Calls `onHeight` with the height of the content, now and whenever it changes. */
export function watchHeight(onHeight: (height: number) => void): void {
  let last = -1;

  function measure(): void {
    const stages = [...document.body.children].filter((child) =>
      child.matches('[data-docs-live-stage]:not([data-docs-live-next])'),
    );
    const { body } = document;
    const content = Math.ceil(Math.max(body.getBoundingClientRect().height, body.scrollHeight));
    const height = hasLayer(stages) ? Math.max(content, minHeightWithLayer) : content;
    if (height === last) return;
    last = height;
    onHeight(height);
  }

  new ResizeObserver(measure).observe(document.body);
  new MutationObserver(measure).observe(document.body, { childList: true });
  measure();
}

/** Returns whether there are portals beside the stage. Scripts and empty containers do not count. */
function hasLayer(stages: readonly Element[]): boolean {
  return [...document.body.children].some(
    (child) =>
      !stages.includes(child) && !child.matches('script, style, [data-docs-live-stage]') && child.childElementCount > 0,
  );
}
