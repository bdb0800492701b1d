// "mode=dark,density=dense" → what a reader has chosen, or a sentence that says what can be chosen.

import { isAllowed, preferences, type PreferenceName, type Preferences } from '../model/preferences.ts';

/** The choices of a reader; what is not chosen is as a page shows it by itself. */
export type Choices = Readonly<Partial<Preferences>>;

/** Reads choices as they are written on a command line. */
export function parseChoices(text: string): { readonly choices: Choices } | { readonly fault: string } {
  const pairs = text.split(',').map((pair) => pair.trim().split('=', 2));

  for (const [name = '', value = ''] of pairs) {
    if (!Object.hasOwn(preferences, name))
      return { fault: `Write name=value, divided by commas; the names are ${Object.keys(preferences).join(', ')}.` };
    if (value === '' || !isAllowed(name as PreferenceName, value))
      return { fault: `"${value}" is no value of ${name}; write ${tellValues(name as PreferenceName)}.` };
  }
  return { choices: Object.fromEntries(pairs) as Choices };
}

/** Writes choices as they were given. */
export function formatChoices(choices: Choices): string {
  return Object.entries(choices)
    .map(([name, value]) => `${name}=${value}`)
    .join(',');
}

function tellValues(name: PreferenceName): string {
  if (name === 'spacing') return 'a number of pixels';
  if (name === 'primary' || name === 'secondary') return 'a color such as #7b1fa2';
  const values = preferences[name].split('|').filter((value) => value !== '');
  return `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;
}
