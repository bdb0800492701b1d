// The height of what is drawn → the page, so that the frame is as tall as it, what stands out of its box included.
// A layer over the page (a dialog, an open menu) has no height of its own, and gets some room.

const roomForLayers = 360;

/** Calls `onHeight` with the height of the content, now and whenever it changes. */
export function watchHeight(onHeight: (height: number) => void): void {
  let last = -1;

  function measure(): void {
    const stages = [...document.body.children].filter((child) =>
      child.matches('[data-docs-live-stage]:not([data-docs-live-next])'),
    );
    const { body } = document;
    const content = Math.ceil(Math.max(body.getBoundingClientRect().height, body.scrollHeight));
    const height = hasLayer(stages) ? Math.max(content, roomForLayers) : content;
    if (height === last) return;
    last = height;
    onHeight(height);
  }

  new ResizeObserver(measure).observe(document.body);
  new MutationObserver(measure).observe(document.body, { childList: true });
  measure();
}

/** Portals stand beside the stage. Scripts and empty places count for nothing. */
function hasLayer(stages: readonly Element[]): boolean {
  return [...document.body.children].some(
    (child) =>
      !stages.includes(child) && !child.matches('script, style, [data-docs-live-stage]') && child.childElementCount > 0,
  );
}
