// Every store of the cache, and its limits. Only stores listed here can be opened; other folders do not belong to the
// cache.

/** The limits of a store. */
export interface StoreLimits {
  readonly entries: number;
  readonly bytes: number;
}

const mb = 1024 ** 2;

/** The limits of each store, for a site of this many pages. */
export const storeLimits = {
  /** Extracted packages. */
  api: () => ({ entries: 100, bytes: 256 * mb }),
  /** The record of the last build of each output folder. */
  builds: () => ({ entries: 32, bytes: 512 * mb }),
  /** Pictures of titles. */
  cards: (pages) => ({ entries: Math.max(500, pages * 2), bytes: 256 * mb }),
  /** File names of a site's scripts, and the engine's scripts for the React of a site. */
  client: () => ({ entries: 8, bytes: 256 * mb }),
  /** Rendered demos. */
  demos: (pages) => ({ entries: Math.max(2000, pages * 40), bytes: 512 * mb }),
  /** Parsed pages. */
  documents: (pages) => ({ entries: Math.max(1000, pages * 4), bytes: 512 * mb }),
  /** Small facts of all demos, or of all scripts, in one entry each. */
  facts: () => ({ entries: 16, bytes: 64 * mb }),
  /** Diagrams of pages. */
  figures: (pages) => ({ entries: Math.max(500, pages * 4), bytes: 64 * mb }),
  /** What Git reports about a commit. */
  history: () => ({ entries: 8, bytes: 64 * mb }),
  /** What packages contribute to demos, for browsers and for Node. */
  library: () => ({ entries: 16, bytes: 512 * mb }),
  /** File names of the scripts that edited demos import. */
  lists: () => ({ entries: 8, bytes: 16 * mb }),
  /** The scripts that edited demos import. */
  live: () => ({ entries: 8, bytes: 256 * mb }),
  /** The whole menu of each product in each language. */
  menus: (pages) => ({ entries: Math.max(500, pages), bytes: 128 * mb }),
  /** Settings, trees, templates and components, compiled. */
  modules: () => ({ entries: 500, bytes: 64 * mb }),
  /** Pictures of pages, in the formats that are shown. */
  pictures: (pages) => ({ entries: Math.max(500, pages * 4), bytes: 512 * mb }),
  /** Values that plugins returned for a whole site. */
  plugins: () => ({ entries: 100, bytes: 64 * mb }),
  /** Inputs and messages of the last build of each output folder, for a next build with the same inputs. */
  unchanged: () => ({ entries: 32, bytes: 256 * mb }),
  /** Fences with their types. */
  types: (pages) => ({ entries: Math.max(1000, pages * 10), bytes: 128 * mb }),
  /** The scripts of pages with demos. */
  scripts: (pages) => ({ entries: Math.max(500, pages * 4), bytes: 512 * mb }),
} as const satisfies Readonly<Record<string, (pages: number) => StoreLimits>>;

/** The name of a store: a folder of the cache. */
export type StoreName = keyof typeof storeLimits;
