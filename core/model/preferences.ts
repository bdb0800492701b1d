// The single source of truth for reader preferences: their values, defaults and storage. The inline
// script, the settings drawer, analytics and the tests use this file; no rule is written twice.
//
// Storage, cookies, address and randomness are passed in, so that nothing here touches a browser.
// The inline script contains most of it: test/runtime/boot.test.ts counts the bytes.

/** The colors of the browser's own frame in each mode. */
export const themeColors = { light: '#0072E5', dark: '#101418' } as const;

/** The two modes in which a page can be shown. */
export type Mode = keyof typeof themeColors;

const display = '|expanded|collapsed|table';
const color = '|#[\\da-f]{6}';

/**
 * Every preference with its values, as a regular expression. The first one is the default;
 * if it is empty, the page decides.
 *
 * They are read in `templates/styles`: the mode in `base/tokens.css`, density, spacing and colors in
 * `base/preferences.css`, displays of the API in `content/api.css`, and those of code in `demos/demo.css`.
 */
export const preferences = {
  mode: 'system|light|dark',
  direction: '|ltr|rtl',
  density: 'comfortable|dense',
  spacing: '8|-?\\d+(?:\\.\\d+)?',
  primary: color,
  secondary: color,
  api: 'expanded|collapsed|table',
  apiProps: display,
  apiSlots: display,
  apiClasses: display,
  codeVariant: 'TS|JS',
  codeStyling: 'system|css|tailwind',
} as const;

/** The name of a preference. */
export type PreferenceName = keyof typeof preferences;

/** A value for every preference, as text. */
export type Preferences = Readonly<Record<PreferenceName, string>>;

/** Where preferences are read from. */
export interface PreferenceSources {
  /** The contents of local storage, by key; undefined when it cannot be read. */
  readonly local: Readonly<Record<string, string | undefined>> | undefined;
  /** All cookies as one text, as in `document.cookie`. */
  readonly cookie: string;
  /** The fragment of the address. */
  readonly hash: string;
  readonly userAgent: string;
  /** Returns a random number from 0 up to 1. */
  readonly random: () => number;
}

/** Reads every preference: the fragment wins, then the stored value, then the default. */
export function readPreferences(sources: PreferenceSources): Preferences {
  const values = {} as Record<PreferenceName, string>;
  let name: PreferenceName;
  for (name in preferences)
    values[name] = findSaved(name, sources) ?? valuesOf(name)[name === 'api' ? pickIndex(sources) : 0]!;
  return values;
}

/** Finds the first allowed value of a preference in the fragment or in storage. */
export function findSaved(
  name: PreferenceName,
  sources: Pick<PreferenceSources, 'local' | 'cookie' | 'hash'>,
): string | undefined {
  const key = keyOf(name);
  const saved = cookiePreferences.test(name)
    ? `${formatFragment(sources.hash)}; ${sources.cookie};`
    : `; ${key}=${sources.local?.[key]};`;
  return RegExp(`; ${key}=(${preferences[name]});`).exec(saved)?.[1];
}

// The first visit picks at random how the API is shown, unless the choice could not be stored.
// A device or company with "bot" in its name ("CUBOT", "Robotics") is not a crawler. These words
// match the crawlers of test/core/crawlers.ts; the full pattern of isbot has 1.3 kB, too much for this script.
function pickIndex({ local, userAgent, random }: PreferenceSources): number {
  return local && !/(?<!cu)bot(?!i)|crawl|external|http|spider/i.test(userAgent) ? (random() * 3) | 0 : 0;
}

/** Returns the storage key of a preference. */
export function keyOf(name: PreferenceName): string {
  return name.replace(/^api(.*)/, (_, list: string) => `apiPage_${list.toLowerCase() || 'default'}`);
}

/**
 * Returns the `dataset` property of <html> for a preference: documented ones have no prefix.
 *
 * @example
 * toDatasetKey('density') // 'density'
 * toDatasetKey('primary') // 'docsPrimary'
 */
export function toDatasetKey(name: string): string {
  return name.replace(/^(?!api$|code|density|mode)./, (first) => `docs${first.toUpperCase()}`);
}

/** Lists the values of a preference, the default first. */
export function valuesOf(name: PreferenceName): string[] {
  return preferences[name].split('|');
}

/** Matches the preferences stored in cookies; the others are in local storage. */
export const cookiePreferences = /^code/;

/** Returns whether a value is allowed for a preference. */
export function isAllowed(name: PreferenceName, value: string): boolean {
  return RegExp(`^(${preferences[name]})$`).test(value);
}

/** Calls a function that may throw in a browser; returns undefined if it does. */
export function attempt<Value>(find: () => Value): Value | undefined {
  try {
    return find();
  } catch {
    // Storage is blocked or full, or a fragment cannot be decoded.
  }
}

// A link to a demo's source names it in the fragment, "#tailwind-Basic.js", and counts like the
// equivalent cookies; its extension is the variant. Of two stylings, the later one in the list counts.
function formatFragment(fragment: string): string {
  const text = attempt(() => decodeURI(fragment)) ?? '';
  const variant = /\.(js$|ts(?=x$))/.exec(text)?.[1]?.toUpperCase();
  const styling = valuesOf('codeStyling')
    .reverse()
    .find((value) => text.includes(`${value}-`));
  return `; codeVariant=${variant}; codeStyling=${styling}`;
}

/** Formats a cookie that stores a preference for a year on the whole site; '' removes it. */
export function formatCookie(name: string, value: string, { secure }: { readonly secure: boolean }): string {
  return `${name}=${value}; Path=/; Max-Age=${value ? 31536000 : 0}; SameSite=Lax${secure ? '; Secure' : ''}`;
}
