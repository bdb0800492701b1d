import { isAllowed, preferences, type PreferenceName, type Preferences } from '../model/preferences.ts';

/** A reader's preferences; those not chosen keep the page's defaults. */
export type Choices = Readonly<Partial<Preferences>>;

/** Parses choices from the command line, such as "mode=dark,density=dense". */
export function parseChoices(text: string): { readonly choices: Choices } | { readonly fault: string } {
  const pairs = text.split(',').map((pair) => pair.trim().split('=', 2));

  for (const [name = '', value = ''] of pairs) {
    if (!Object.hasOwn(preferences, name))
      return { fault: `Write name=value, separated by commas; the names are ${Object.keys(preferences).join(', ')}.` };
    if (value === '' || !isAllowed(name as PreferenceName, value))
      return { fault: `"${value}" is not a value of ${name}; write ${describeValues(name as PreferenceName)}.` };
  }
  return { choices: Object.fromEntries(pairs) as Choices };
}

/** Formats choices in the form of the command line. */
export function formatChoices(choices: Choices): string {
  return Object.entries(choices)
    .map(([name, value]) => `${name}=${value}`)
    .join(',');
}

function describeValues(name: PreferenceName): string {
  if (name === 'spacing') return 'a number of pixels';
  if (name === 'primary' || name === 'secondary') return 'a color such as #7b1fa2';
  const values = preferences[name].split('|').filter((value) => value !== '');
  return `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;
}
