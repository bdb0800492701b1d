/**
 * Finds the element that shows a wave for an event; undefined under reduced motion, for a disabled element, and in an
 * island that is not live yet, where React expects the server's HTML.
 */
export function findRippleHost(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element) || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
  if (target.closest('[data-island]:not([data-hydrated])')) return undefined;
  return target.closest<HTMLElement>('[data-docs-ripple]:not([disabled], [aria-disabled="true"])') ?? undefined;
}
