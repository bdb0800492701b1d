// A value for every preference → the document that shows it: attributes of <html>, which the style
// sheet and scripts read, and what follows from them. The document itself remembers the choices,
// so nothing else has to. Custom properties are set through the object model, which a strict
// content policy allows.

import { toHookProperty, type PreferenceName, type Preferences } from '../../core/model/preferences.ts';

/** Shows preferences in the document. */
export function applyPreferences(values: Preferences): void {
  const { documentElement: html, body } = document;
  const { dataset, style } = html;

  let name: PreferenceName;
  for (name in values) {
    if (values[name]) dataset[toHookProperty(name)] = values[name];
    else delete dataset[toHookProperty(name)];
    style.setProperty(`--${name}`, values[name]);
  }

  const mode = values.mode.replace('system', matchMedia('(prefers-color-scheme:dark)').matches ? 'dark' : 'light');
  dataset.mode = mode;
  body.className = body.className.replace(/mode-\w+|$/, `mode-${mode}`);
  // A page names the color of the browser's frame in each mode.
  document
    .getElementsByName('theme-color')
    .forEach((meta) => ((meta as HTMLMetaElement).content = meta.dataset[toHookProperty(mode)]!));

  // The direction of the page's own language is what a reset goes back to.
  dataset.docsDir = dataset.docsDir || html.dir;
  html.dir = body.dir = values.direction || dataset.docsDir;
}
