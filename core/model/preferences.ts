// The one truth about what a reader can choose: its values, what holds before a choice, and where
// it is kept. The inline script, the settings drawer, analytics and the tests are made from this
// file; no rule of it is written a second time.
//
// Everything comes in as a value (storage, cookies, address, chance), so that nothing here touches
// a browser. The inline script carries most of it: test/runtime/boot.test.ts counts the bytes.

/** The colours of the browser's own frame in each mode. */
export const themeColors = { light: '#0072E5', dark: '#101418' } as const;

/** The two modes in which a page can be shown. */
export type Mode = keyof typeof themeColors;

const display = '|expanded|collapsed|table';
const color = '|#[\\da-f]{6}';

/**
 * Every preference with its values, as a regular expression. The first one holds before a choice;
 * where it is empty, the page decides.
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
  /** What local storage holds, by key; undefined when it cannot be read. */
  readonly local: Readonly<Record<string, string | undefined>> | undefined;
  /** All cookies in one text, as a document tells them. */
  readonly cookie: string;
  /** The fragment of the address. */
  readonly hash: string;
  readonly userAgent: string;
  /** Draws a number from 0 up to 1. */
  readonly random: () => number;
}

/** Reads every preference: the fragment wins, then what is kept, then what holds before a choice. */
export function readPreferences(sources: PreferenceSources): Preferences {
  const values = {} as Record<PreferenceName, string>;
  let name: PreferenceName;
  for (name in preferences)
    values[name] = findSaved(name, sources) ?? valuesOf(name)[name === 'api' ? drawIndex(sources) : 0]!;
  return values;
}

/** Finds what the fragment says of a preference, or what is kept: the first value that is allowed. */
export function findSaved(
  name: PreferenceName,
  sources: Pick<PreferenceSources, 'local' | 'cookie' | 'hash'>,
): string | undefined {
  const key = keyOf(name);
  const kept = keptInCookie.test(name)
    ? `${formatFragment(sources.hash)}; ${sources.cookie};`
    : `; ${key}=${sources.local?.[key]};`;
  return RegExp(`; ${key}=(${preferences[name]});`).exec(kept)?.[1];
}

// The first visit draws how the API is shown; where that could not be kept, nothing is drawn.
// A device or a firm with "bot" in its name ("CUBOT", "Robotics") is no crawler. These words
// find the crawlers of test/core/crawlers.ts; the whole pattern of isbot has 1.3 kB, more than this script may.
function drawIndex({ local, userAgent, random }: PreferenceSources): number {
  return local && !/(?<!cu)bot(?!i)|crawl|external|http|spider/i.test(userAgent) ? (random() * 3) | 0 : 0;
}

/** Finds the name under which a preference is kept. */
export function keyOf(name: PreferenceName): string {
  return name.replace(/^api(.*)/, (_, list: string) => `apiPage_${list.toLowerCase() || 'default'}`);
}

/**
 * Finds the property of `dataset` in which <html> shows a preference: promised ones have no prefix.
 *
 * @example
 * toHookProperty('density') // 'density'
 * toHookProperty('primary') // 'docsPrimary'
 */
export function toHookProperty(name: string): string {
  return name.replace(/^(?!api$|code|density|mode)./, (first) => `docs${first.toUpperCase()}`);
}

/** Lists the values of a preference, the one that holds before a choice first. */
export function valuesOf(name: PreferenceName): string[] {
  return preferences[name].split('|');
}

/** Matches the preferences that cookies keep; local storage keeps the others. */
export const keptInCookie = /^code/;

/** Tells whether a preference may have a value. */
export function isAllowed(name: PreferenceName, value: string): boolean {
  return RegExp(`^(${preferences[name]})$`).test(value);
}

/** Finds a value where a browser may throw; undefined when it does. */
export function attempt<Value>(find: () => Value): Value | undefined {
  try {
    return find();
  } catch {
    // Storage is blocked or full, or a fragment is no text.
  }
}

// A link to a demo's source names it in the fragment, "#tailwind-Basic.js", and counts as the
// cookies it stands for; its ending is the variant. Of two stylings, the later one in the list counts.
function formatFragment(fragment: string): string {
  const text = attempt(() => decodeURI(fragment)) ?? '';
  const variant = /\.(js$|ts(?=x$))/.exec(text)?.[1]?.toUpperCase();
  const styling = valuesOf('codeStyling')
    .reverse()
    .find((value) => text.includes(`${value}-`));
  return `; codeVariant=${variant}; codeStyling=${styling}`;
}

/** Formats a cookie that holds a preference for a year on the whole site; '' takes it away. */
export function formatCookie(name: string, value: string, { secure }: { readonly secure: boolean }): string {
  return `${name}=${value}; Path=/; Max-Age=${value ? 31536000 : 0}; SameSite=Lax${secure ? '; Secure' : ''}`;
}
