// The table of ARCHITECTURE.md as data: which rooms may import what.
// A pattern that ends with "/" is a folder with its subfolders, "core/*" the files directly in core/.

/** A part of the repository, and what its files may import from outside. */
export interface Room {
  readonly name: string;
  /** Pattern for the paths of its files. */
  readonly holds: RegExp;
  /** Project files that it may import. */
  readonly imports: readonly string[];
  /** Project files of which it may only import types. */
  readonly importsTypes: readonly string[];
  /** Packages that it may import, by specifier. */
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

/** Additional imports of rooms of core. */
const importsOfCoreRooms: Readonly<Record<string, readonly string[]>> = { api: ['core/demos/playground/'] };

const coreRooms = [
  'api',
  'check',
  'config',
  'demos',
  'i18n',
  'markdown',
  'nav',
  'pictures',
  'publish',
  'search',
  'theme',
];

/** The rooms of the browser: each may import those before it. */
const runtimeRooms = ['browser', 'parts', 'preferences', 'page', 'search', 'worker', 'demos', 'visits', 'islands'];

/** The rooms of the command line: each may import those before it. */
const cliRooms = [
  'files',
  'threads',
  'site',
  'demos',
  'api',
  'pages',
  'output',
  'partial',
  'stages',
  'watch',
  'check',
  'commands',
];

// Rooms that every other room may use, and that only import each other.
const groundFloor = ['core/text/', 'core/model/'];

/** Project files that scripts of pages share with the engine. */
const sharedWithBrowsers = [
  'core/model/preferences.ts',
  'core/demos/export/',
  'core/demos/playground/',
  'core/search/',
  'core/publish/security/',
  'core/text/count-edits.ts',
  'core/publish/versions/',
];
const typesOfBrowsers = ['core/model/playground.ts', 'core/model/token-run.ts', 'core/model/version-list.ts'];
// Packages that only live edits and demos need are loaded with separate files.
const packagesOfBrowsers =
  /^(react|react\/jsx-runtime|react-dom\/client|web-vitals|cssjanus|sucrase|@jridgewell\/sourcemap-codec|@codemirror\/.+|@lezer\/highlight|style-mod)$/;

const belowCli = [
  'core/',
  'runtime/',
  'templates/',
  'locales/',
  'scripts/find-chromium.mjs',
  'scripts/chromium-flags.mjs',
];
// React, to pass the running one to the templates and components of a site.
// Of the packages for checking demos only the types: they are resolved when they are needed.
const packagesOfCli =
  /^(node:.+|esbuild|rolldown(\/.+)?|prettier(\/.+)?|sucrase|chokidar|commander|typescript|opentype\.js|@modelcontextprotocol\/sdk\/.+|playwright-core|axe-core|sharp|react|react-dom\/server)$/;

/** Every room, the lowest first. */
export const rooms: readonly Room[] = [
  { name: 'core/text', holds: /^core\/text\//, imports: [], importsTypes: [], packages: nothing },
  { name: 'core/model', holds: /^core\/model\//, imports: ['core/text/'], importsTypes: [], packages: nothing },
  ...['code', ...coreRooms].map((name) => ({
    name: `core/${name}`,
    holds: new RegExp(`^core/${name}/`),
    imports: [...groundFloor, 'core/code/', ...(importsOfCoreRooms[name] ?? [])],
    importsTypes: [],
    packages: packagesOfCoreRooms[name] ?? nothing,
  })),
  {
    name: 'runtime/demos/live',
    holds: /^runtime\/demos\/live\//,
    imports: ['runtime/demos/root/', 'core/text/explain-sign.ts', 'core/text/to-position.ts'],
    importsTypes: [],
    packages:
      /^(react|react\/jsx-runtime|react-dom\/client|sucrase|@jridgewell\/sourcemap-codec|@codemirror\/.+|@lezer\/.+|style-mod)$/,
  },
  ...runtimeRooms.map((name, place) => ({
    name: `runtime/${name}`,
    holds: new RegExp(`^runtime/${name}/`),
    imports: [...sharedWithBrowsers, ...runtimeRooms.slice(0, place).map((lower) => `runtime/${lower}/`)],
    importsTypes: typesOfBrowsers,
    packages: packagesOfBrowsers,
  })),
  {
    // The entries of a page's scripts.
    name: 'runtime',
    holds: /^runtime\/[^/]+$/,
    imports: ['runtime/', ...sharedWithBrowsers],
    importsTypes: typesOfBrowsers,
    packages: packagesOfBrowsers,
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
    // It reads paths, front matter and slugs of other engines' sites as pages do, and free names as demos do.
    name: 'adopt',
    holds: /^adopt\//,
    imports: [
      ...groundFloor,
      'core/code/',
      'core/config/syntax-node.ts',
      'core/demos/list-free-names.ts',
      'core/markdown/elements/create-slugger.ts',
      'core/markdown/front-matter/split-front-matter.ts',
      'core/text/to-slug.ts',
      'core/nav/paths/',
    ],
    importsTypes: [],
    packages: nothing,
  },
  {
    // No other room needs `adopt`.
    name: 'cli/commands/adopt',
    holds: /^cli\/commands\/(?:adopt\/|run-adopt\.ts$)/,
    imports: ['adopt/', 'core/', 'cli/'],
    importsTypes: [],
    packages: /^(node:.+|rolldown\/utils)$/,
  },
  ...cliRooms.map((name, place) => ({
    name: `cli/${name}`,
    holds: new RegExp(`^cli/${name}/`),
    imports: [
      ...belowCli,
      ...cliRooms.slice(0, place).map((lower) => `cli/${lower}/`),
      ...(place < cliRooms.indexOf('stages') ? [] : ['cli/build-options.ts']),
      ...(place <= cliRooms.indexOf('stages') ? [] : ['cli/build.ts']),
    ],
    importsTypes: [],
    packages: packagesOfCli,
  })),
  {
    // The map (cli/build.ts), its options, and the command line.
    name: 'cli',
    holds: /^cli\/[^/]+$/,
    imports: [...belowCli, 'cli/'],
    importsTypes: [],
    packages: packagesOfCli,
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
    importsTypes: ['core/model/schema/plugin.ts'],
    packages: /^node:.+$/,
  },
  { name: 'content', holds: /^content\//, imports: ['locales/labels/'], importsTypes: [], packages: /./ },
];

/** Finds the room of a file. */
export function findRoom(file: string): Room | undefined {
  return rooms.find((room) => room.holds.test(file));
}

/** Returns whether a project file matches one of the patterns. */
export function isListed(file: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => {
    if (pattern.endsWith('/')) return file.startsWith(pattern);
    if (pattern.endsWith('/*')) return file.slice(0, file.lastIndexOf('/') + 1) === pattern.slice(0, -1);
    return file === pattern;
  });
}
