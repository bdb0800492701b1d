// Reads the site's settings for the scripts of a page: templates/shell/settings-script.tsx writes them as JSON
// into the document. A page without them, or with broken JSON, gets the defaults.

import { readFacts } from './read-facts.ts';

/** The facts and texts that a page's scripts need. */
export interface PageSettings {
  /** Sub-path the site is served under: starts and ends with "/". */
  readonly base: string;
  /** The product's own host, with its port; '' if none is configured. */
  readonly host: string;
  /** Whether the site has a service worker that pages register. */
  readonly worker: boolean;
  readonly analytics: { readonly gtag?: string; readonly endpoint?: string; readonly respectPrivacy?: boolean };
  readonly feedback: { readonly endpoint?: string };
  readonly fonts: { readonly icons?: string };
  /** Address of the repository with the site's sources, where errors are reported. */
  readonly repository?: string;
  /** Interface texts in the reader's language, by their key without its prefix. */
  readonly labels: Readonly<Record<string, string>>;
}

/** Id of the element that contains the settings. */
export const settingsId = 'docs--settings';

const defaults: PageSettings = {
  base: '/',
  host: '',
  worker: false,
  analytics: {},
  feedback: {},
  fonts: {},
  labels: {},
};

/** Reads the settings of the page. */
export function readSettings(page: Document): PageSettings {
  try {
    const settings: unknown = JSON.parse(readFacts(page, settingsId) ?? '{}');
    return { ...defaults, ...(settings as Partial<PageSettings>) };
  } catch {
    return defaults;
  }
}
