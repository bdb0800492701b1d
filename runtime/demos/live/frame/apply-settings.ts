import type { LiveSettings } from '../messages.ts';

/** Shows the frame as the page is shown: the same attributes, that style sheets may ask for. */
export function applySettings({ mode, direction, language, dense }: LiveSettings): void {
  const root = document.documentElement;
  root.lang = language;
  root.dir = direction;
  root.dataset.mode = mode;
  root.dataset.density = dense ? 'dense' : 'comfortable';
  root.style.colorScheme = mode;
  document.body.className = `mode-${mode}`;
}
