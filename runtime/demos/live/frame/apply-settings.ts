import type { LiveSettings } from '../messages.ts';

/** Applies the page's settings to the frame, with the same attributes for style sheets. */
export function applySettings({ mode, direction, language, dense }: LiveSettings): void {
  const root = document.documentElement;
  root.lang = language;
  root.dir = direction;
  root.dataset.mode = mode;
  root.dataset.density = dense ? 'dense' : 'comfortable';
  root.style.colorScheme = mode;
  document.body.className = `mode-${mode}`;
}
