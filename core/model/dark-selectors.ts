import type { DemoSettings } from './site.ts';

/** Returns whether a text is one class or attribute, as style sheets write it: ".dark", "[data-theme=dark]". */
export function isDarkSelector(text: string): boolean {
  return /^(?:\.-?[a-z_][\w-]*|\[[a-z][\w-]*(?:~?=(["']?)[\w-]+\1)?\])$/i.test(text);
}

/** Lists the selectors that the style sheets of demos use for dark mode, of all products. */
export function listDarkSelectors(dark: DemoSettings['dark']): string[] {
  const values = typeof dark === 'object' ? Object.values(dark) : [dark];
  return [...new Set(values.flatMap((value) => (typeof value === 'string' ? splitSelectors(value) : [])))];
}

/** Splits a list of selectors: ".dark, .dark-theme". */
export function splitSelectors(text: string): string[] {
  return text.split(',').map((selector) => selector.trim());
}
