// Every store of the cache, and how much it may keep. What is written here can be opened; a folder
// that is not listed is none of the cache's.

/** At most this much is kept. */
export interface StoreLimits {
  readonly entries: number;
  readonly bytes: number;
}

const mb = 1024 ** 2;

/** How much each store may keep, for a site with so many pages. */
export const storeLimits = {
  /** Extracted packages. */
  api: () => ({ entries: 100, bytes: 256 * mb }),
  /** What the last build of each output folder made. */
  builds: () => ({ entries: 32, bytes: 512 * mb }),
  /** Pictures of titles. */
  cards: (pages) => ({ entries: Math.max(500, pages * 2), bytes: 256 * mb }),
  /** What a site's scripts are called, and the engine's own for the React of a site. */
  client: () => ({ entries: 8, bytes: 256 * mb }),
  /** Rendered demos. */
  demos: (pages) => ({ entries: Math.max(2000, pages * 40), bytes: 512 * mb }),
  /** Parsed pages. */
  documents: (pages) => ({ entries: Math.max(1000, pages * 4), bytes: 512 * mb }),
  /** Small facts of all demos, or of all scripts, in one entry each. */
  facts: () => ({ entries: 16, bytes: 64 * mb }),
  /** Diagrams of pages. */
  figures: (pages) => ({ entries: Math.max(500, pages * 4), bytes: 64 * mb }),
  /** What Git tells of a commit. */
  history: () => ({ entries: 8, bytes: 64 * mb }),
  /** What packages contribute to demos, for browsers and for Node. */
  library: () => ({ entries: 16, bytes: 512 * mb }),
  /** What the scripts that edited demos import are called. */
  lists: () => ({ entries: 8, bytes: 16 * mb }),
  /** The scripts that edited demos import. */
  live: () => ({ entries: 8, bytes: 256 * mb }),
  /** The whole menu of each product in each language. */
  menus: (pages) => ({ entries: Math.max(500, pages), bytes: 128 * mb }),
  /** Settings, trees, templates and components, compiled. */
  modules: () => ({ entries: 500, bytes: 64 * mb }),
  /** Pictures of pages, in the formats that are shown. */
  pictures: (pages) => ({ entries: Math.max(500, pages * 4), bytes: 512 * mb }),
  /** What plugins gave for a whole site. */
  plugins: () => ({ entries: 100, bytes: 64 * mb }),
  /** What the last build of each output folder found and said, for the next one that finds the same. */
  unchanged: () => ({ entries: 32, bytes: 256 * mb }),
  /** Fences with their types. */
  types: (pages) => ({ entries: Math.max(1000, pages * 10), bytes: 128 * mb }),
  /** The scripts of pages with demos. */
  scripts: (pages) => ({ entries: Math.max(500, pages * 4), bytes: 512 * mb }),
} as const satisfies Readonly<Record<string, (pages: number) => StoreLimits>>;

/** The name of a store: a folder of the cache. */
export type StoreName = keyof typeof storeLimits;
