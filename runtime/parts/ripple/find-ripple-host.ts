/**
 * Finds the element that answers an event with a wave; none under reduced motion, none that is off.
 * None in an island that is not live yet either: React expects to find there what the server drew.
 */
export function findRippleHost(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element) || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
  if (target.closest('[data-island]:not([data-hydrated])')) return undefined;
  return target.closest<HTMLElement>('[data-docs-ripple]:not([disabled], [aria-disabled="true"])') ?? undefined;
}
