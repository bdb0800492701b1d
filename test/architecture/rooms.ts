// The table of ARCHITECTURE.md as data: who may import what.
// A pattern that ends with "/" is a folder and all below it, "core/*" the files directly in core/.

/** A part of the repository, and what its files may import besides each other. */
export interface Room {
  readonly name: string;
  /** Paths of the files that belong to it. */
  readonly holds: RegExp;
  /** Project files that it may import. */
  readonly imports: readonly string[];
  /** Project files of which it may import the types, and nothing that runs. */
  readonly importsTypes: readonly string[];
  /** Packages, as they are written in an import. */
  readonly packages: RegExp;
}

const nothing = /^$/;
const markdownFamily =
  /^(unified|gray-matter|vfile|(remark|rehype|mdast-util|hast-util|micromark|unist-util)-.+|micromark|mdast|hast|unist|estree)$/;

/** The packages that one room of `core/` may use. Rooms that are not listed use none. */
const packagesOfCoreRooms: Readonly<Record<string, RegExp>> = {
  api: /^typescript$/,
  check: /^parse5$/,
  code: /^(refractor(\/.+)?|hast)$/,
  demos: /^(typescript|sucrase)$/,
  markdown: markdownFamily,
};

/** What a room of core may import besides. */
const importsOfCoreRooms: Readonly<Record<string, readonly string[]>> = {
  api: ['core/playground/'],
  starter: ['core/api/list-stems.ts', 'core/api/plan-api-tab.ts', 'core/markdown/to-slug.ts'],
};

const coreRooms = [
  'api',
  'blog',
  'cards',
  'check',
  'code',
  'config',
  'copies',
  'demos',
  'hosting',
  'i18n',
  'library',
  'links',
  'markdown',
  'nav',
  'pictures',
  'playground',
  'report',
  'search',
  'security',
  'seo',
  'starter',
  'theme',
  'versions',
];

// What needs nothing but itself and the nouns: every other room may use it.
const groundFloor = ['core/*', 'core/text/', 'core/graph/', 'core/paths/', 'core/schema/'];

/** Every room, the ground floor first. */
export const rooms: readonly Room[] = [
  {
    name: 'core',
    holds: /^core\/[^/]+$/,
    imports: [],
    importsTypes: ['core/schema/', 'core/versions/version-list.ts'],
    packages: nothing,
  },
  { name: 'core/text', holds: /^core\/text\//, imports: [], importsTypes: [], packages: nothing },
  { name: 'core/graph', holds: /^core\/graph\//, imports: ['core/text/'], importsTypes: [], packages: nothing },
  { name: 'core/paths', holds: /^core\/paths\//, imports: ['core/*'], importsTypes: [], packages: nothing },
  {
    name: 'core/schema',
    holds: /^core\/schema\//,
    imports: ['core/text/'],
    importsTypes: ['core/problem.ts'],
    packages: nothing,
  },
  ...coreRooms.map((name) => ({
    name: `core/${name}`,
    holds: new RegExp(`^core/${name}/`),
    imports: [...groundFloor, 'core/code/', ...(importsOfCoreRooms[name] ?? [])],
    importsTypes: [],
    packages: packagesOfCoreRooms[name] ?? nothing,
  })),
  {
    name: 'runtime/live',
    holds: /^runtime\/live\//,
    imports: ['runtime/demo-root/', 'core/text/explain-sign.ts', 'core/text/to-position.ts'],
    importsTypes: [],
    packages:
      /^(react|react\/jsx-runtime|react-dom\/client|sucrase|@jridgewell\/sourcemap-codec|@codemirror\/.+|@lezer\/.+|style-mod)$/,
  },
  {
    name: 'runtime',
    holds: /^runtime\//,
    imports: [
      'core/preferences.ts',
      'core/demos/export/',
      'core/playground/',
      'core/search/',
      'core/security/',
      'core/text/count-edits.ts',
      'core/versions/',
    ],
    importsTypes: ['core/playground.ts', 'core/token-run.ts'],
    // What only live edits and demos load is in files of their own.
    packages:
      /^(react|react\/jsx-runtime|react-dom\/client|web-vitals|cssjanus|sucrase|@jridgewell\/sourcemap-codec|@codemirror\/.+|@lezer\/highlight|style-mod)$/,
  },
  {
    name: 'templates',
    holds: /^templates\//,
    imports: ['core/', 'runtime/'],
    // The keys of the interface's texts.
    importsTypes: ['locales/translations.json'],
    packages: /^(react|react\/jsx-runtime|react-dom\/server)$/,
  },
  {
    // Of other engines' sites it reads paths, front matter and slugs as pages do, and free names as demos do.
    name: 'adopt',
    holds: /^adopt\//,
    imports: [
      ...groundFloor,
      'core/code/',
      'core/config/syntax-node.ts',
      'core/demos/list-free-names.ts',
      'core/markdown/elements/create-slugger.ts',
      'core/markdown/front-matter/split-front-matter.ts',
      'core/markdown/to-slug.ts',
      'core/nav/paths/',
    ],
    importsTypes: [],
    packages: nothing,
  },
  {
    // Nothing else needs the room of other engines' sites.
    name: 'cli/commands/adopt',
    holds: /^cli\/commands\/(?:adopt\/|run-adopt\.ts$)/,
    imports: ['adopt/', 'core/', 'cli/'],
    importsTypes: [],
    packages: /^(node:.+|rolldown\/utils)$/,
  },
  {
    name: 'cli',
    holds: /^cli\//,
    imports: ['core/', 'runtime/', 'templates/', 'locales/', 'scripts/find-chromium.mjs', 'scripts/chromium-flags.mjs'],
    importsTypes: [],
    // React, to hand the one that runs to the templates and components of a site.
    // Of what checks demos only the types: the packages are looked up when they are wanted.
    packages:
      /^(node:.+|esbuild|rolldown(\/.+)?|prettier(\/.+)?|sucrase|chokidar|commander|typescript|opentype\.js|@modelcontextprotocol\/sdk\/.+|playwright-core|axe-core|sharp|react|react-dom\/server)$/,
  },
  {
    name: 'labels',
    holds: /^locales\/labels\//,
    imports: ['core/text/find-nearest.ts', 'core/text/quote.ts'],
    importsTypes: [],
    packages: nothing,
  },
  {
    name: 'site settings',
    holds: /^(docs\.config\.ts|nav\/|locales\/)/,
    imports: ['plugins/'],
    importsTypes: [],
    packages: nothing,
  },
  {
    name: 'site plugins',
    holds: /^plugins\//,
    imports: [],
    importsTypes: ['core/schema/plugin.ts'],
    packages: /^node:.+$/,
  },
  { name: 'content', holds: /^content\//, imports: ['locales/labels/'], importsTypes: [], packages: /./ },
];

/** Finds the room of a file. */
export function findRoom(file: string): Room | undefined {
  return rooms.find((room) => room.holds.test(file));
}

/** Tells whether a project file is one of those that the patterns name. */
export function isListed(file: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => {
    if (pattern.endsWith('/')) return file.startsWith(pattern);
    if (pattern.endsWith('/*')) return file.slice(0, file.lastIndexOf('/') + 1) === pattern.slice(0, -1);
    return file === pattern;
  });
}
