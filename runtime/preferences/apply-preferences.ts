// Applies a value for every preference to the document: attributes of <html>, which the style sheet
// and scripts read, and what follows from them. The document is the only store of the choices.
// Custom properties are set through the DOM, which a strict content security policy allows.

import { toDatasetKey, type PreferenceName, type Preferences } from '../../core/model/preferences.ts';

/** Applies preferences to the document. */
export function applyPreferences(values: Preferences): void {
  const { documentElement: html, body } = document;
  const { dataset, style } = html;

  let name: PreferenceName;
  for (name in values) {
    if (values[name]) dataset[toDatasetKey(name)] = values[name];
    else delete dataset[toDatasetKey(name)];
    style.setProperty(`--${name}`, values[name]);
  }

  const mode = values.mode.replace('system', matchMedia('(prefers-color-scheme:dark)').matches ? 'dark' : 'light');
  dataset.mode = mode;
  body.className = body.className.replace(/mode-\w+|$/, `mode-${mode}`);
  // The page's meta tag has the color of the browser's frame for each mode.
  document
    .getElementsByName('theme-color')
    .forEach((meta) => ((meta as HTMLMetaElement).content = meta.dataset[toDatasetKey(mode)]!));

  // A reset goes back to the direction of the page's language.
  dataset.docsDir = dataset.docsDir || html.dir;
  html.dir = body.dir = values.direction || dataset.docsDir;
}
