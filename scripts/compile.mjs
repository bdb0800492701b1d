// TypeScript sources → lib/, which bin/docs.mjs runs and which is in the npm package.
// All files are directly in lib/, so `import.meta.url` means lib/ in every compiled file.
// npm packages are bundled, as that starts five times faster, except those that a site installs
// itself (React) or that cannot be bundled (esbuild, chokidar, typescript).

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { quickenMarkdown } from './quicken-markdown.mjs';
import { hashSources } from './source-hash.mjs';
import { formatThirdPartyLicenses, listPackageFolders } from './third-party-licenses.mjs';
import { writeChangedFiles } from './write-changed-files.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const react = ['react', 'react/*', 'react-dom', 'react-dom/*'];
const requireBanner =
  "import { createRequire as createRequireOfEngine } from 'node:module';\n" +
  'const require = createRequireOfEngine(import.meta.url);';

/** The bundles to compile; entries without a source file are left out. */
const bundles = [
  {
    folder: '',
    entries: {
      main: 'cli/main.ts',
      'page-worker': 'cli/pages/threads/page-worker.ts',
      'plugin-worker': 'cli/site/hooks/plugin-worker.ts',
      prebuild: 'cli/demos/client/runtime/prebuild-client.ts',
      // A separate file, so that cached extractions stay valid while only other code changes.
      'extract-api': 'cli/api/extract/extract-fresh.ts',
      'extraction-worker': 'cli/api/threads/extraction-worker.ts',
      'script-worker': 'cli/api/threads/script-worker.ts',
      'types-worker': 'cli/api/types/threads/types-worker.ts',
      'check-worker': 'cli/check/parts/check-worker.ts',
    },
    options: {
      platform: 'node',
      target: 'node20',
      mainFields: ['module', 'main'],
      external: [
        ...react,
        'esbuild',
        'chokidar',
        'rolldown',
        'rolldown/*',
        'prettier',
        'prettier/*',
        '@modelcontextprotocol/sdk/*',
        'sharp',
      ],
      banner: { js: requireBanner },
      // gray-matter can evaluate front matter in JavaScript, which the engine never uses.
      logOverride: { 'direct-eval': 'silent' },
      plugins: [quickenMarkdown(), requireTypescript()],
    },
  },
  {
    folder: 'runtime/',
    // Separate entries, so that sites without demos and pages without playgrounds do not load their code.
    entries: {
      main: 'runtime/main.ts',
      'demo-host': 'runtime/demos/demo-host.tsx',
      'mount-demo': 'runtime/demos/mount-demo.ts',
      'create-modules': 'runtime/demos/create-modules.ts',
      'start-playground': 'runtime/demos/playground/start-playground.ts',
    },
    options: { platform: 'browser', target: 'es2022', minify: true, external: react },
  },
  {
    folder: 'runtime/',
    entries: { 'live-frame': 'runtime/demos/live/frame/start-frame.ts' },
    options: { platform: 'browser', target: 'es2022', minify: true, external: react, splitting: false },
  },
  {
    folder: 'runtime/',
    entries: {
      early: 'runtime/early.ts',
      versions: 'runtime/page/versions/load.ts',
      'version-parts': 'runtime/page/versions/parts.ts',
      zoom: 'runtime/page/zoom/zoom.ts',
      'service-worker': 'runtime/worker/service-worker.ts',
      'remove-worker': 'runtime/worker/remove-worker.ts',
    },
    options: { platform: 'browser', target: 'es2022', minify: true, format: 'iife', splitting: false },
  },
  {
    folder: '',
    entries: { boot: 'runtime/boot.ts' },
    // Not a module, as it is inline. Without the settings of TypeScript, no "use strict".
    options: {
      platform: 'browser',
      target: 'es2020',
      format: 'iife',
      splitting: false,
      minify: true,
      tsconfigRaw: '{}',
    },
  },
  {
    folder: '',
    entries: {
      style: 'templates/styles/index.css',
      home: 'templates/styles/home.css',
      blog: 'templates/styles/blog.css',
      api: 'templates/styles/api.css',
      'api-lists': 'templates/styles/api-lists.css',
      extras: 'templates/styles/extras.css',
      playground: 'templates/styles/playground.css',
      'demo-page': 'templates/styles/demo-page.css',
      settings: 'templates/styles/settings.css',
      slots: 'templates/styles/slots.css',
      'site-ground': 'templates/styles/site-ground.css',
    },
    options: {
      // The first that know light-dark(), which all colors are written with.
      target: ['chrome123', 'firefox120', 'safari17.5'],
      minify: true,
      splitting: false,
      plugins: [siteUrls()],
    },
  },
];

await compile();

async function compile() {
  const sources = hashSources(root);
  if (isFresh(sources)) return;

  const { build } = await loadEsbuild();
  const results = await Promise.all(bundles.map((bundle) => compileBundle(build, bundle))).catch(stop);
  const files = new Map(results.flatMap(({ files }) => files).sort(([a], [b]) => (a < b ? -1 : 1)));
  const inputs = [...results.flatMap(({ inputs }) => inputs), 'node_modules/@fontsource/roboto/files/'];
  for (const script of ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic']) {
    const name = `roboto-${script}-700-normal.woff`;
    files.set(`fonts/${name}`, readFileSync(join(root, 'node_modules/@fontsource/roboto/files', name)));
  }
  files.set('favicon.svg', readFileSync(join(root, 'public/favicon.svg')));

  const engine = {
    version: readVersion(),
    key: hashFiles(files),
    sources,
    files: [...files.keys()],
    bundled: listPackageFolders(inputs),
    external: [...new Set(results.flatMap(({ external }) => external))].sort(),
  };
  files.set('THIRD-PARTY-LICENSES.txt', formatThirdPartyLicenses(root, inputs));
  // Last, so that an interrupted compile does not look finished.
  files.set('engine.json', `${JSON.stringify(engine, null, 2)}\n`);
  writeChangedFiles(root, 'lib', files);
  await prebuild();
}

// Bundles the engine's scripts with the React of this repository, by the code that has just been
// compiled, so they are written separately.
async function prebuild() {
  const { prebuildClient } = await import(`${pathToFileURL(join(root, 'lib/prebuild.js')).href}?${Date.now()}`);
  for (const [file, content] of await prebuildClient()) {
    const path = join(root, 'lib', file);
    writeFileSync(`${path}.${process.pid}.new`, toAsciiJson(content));
    renameSync(`${path}.${process.pid}.new`, path);
  }
}

function toAsciiJson(value) {
  return JSON.stringify(value).replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

function isFresh(sources) {
  if (!existsSync(join(root, 'lib/engine.json'))) return false;

  const engine = JSON.parse(readFileSync(join(root, 'lib/engine.json'), 'utf8'));
  return (
    engine.sources === sources &&
    [...engine.files, 'prebuilt.json', 'prebuilt-demos.json'].every((file) => existsSync(join(root, 'lib', file)))
  );
}

async function loadEsbuild() {
  try {
    return await import('esbuild');
  } catch (error) {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    console.error('esbuild is not installed. Run "npm ci" first, or "npm run build", which does.');
    process.exit(1);
  }
}

async function compileBundle(build, { folder, entries, options }) {
  const present = Object.entries(entries).filter(([, source]) => existsSync(join(root, source)));
  if (present.length === 0) return { files: [], inputs: [], external: [] };

  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(present),
    outdir: 'lib',
    bundle: true,
    format: 'esm',
    splitting: true,
    treeShaking: true,
    chunkNames: 'chunk-[hash]',
    jsx: 'automatic',
    charset: 'utf8',
    legalComments: 'none',
    metafile: true,
    write: false,
    ...options,
  });
  const prefix = join(root, 'lib/').length;
  return {
    files: outputFiles.map(({ path, contents }) => [folder + path.slice(prefix).replaceAll('\\', '/'), contents]),
    inputs: Object.values(metafile.outputs).flatMap((output) => Object.keys(output.inputs)),
    external: Object.values(metafile.outputs).flatMap(({ imports }) =>
      imports.flatMap(({ path, external }) => (external ? [path] : [])),
    ),
  };
}

// `url(/fonts/…)` in a style sheet is an address of the finished site, not a file of this machine.
// (As `external: ['/*']` it would name every style sheet as well, by its absolute path.)
function siteUrls() {
  return {
    name: 'site-urls',
    setup(build) {
      build.onResolve({ filter: /^\// }, ({ kind, path }) =>
        kind === 'url-token' ? { path, external: true } : undefined,
      );
    },
  };
}

// Required, not imported: for an import, Node would first search this large script for exports, which
// takes longer than the rest of loading it.
function requireTypescript() {
  return {
    name: 'require-typescript',
    setup(build) {
      build.onResolve({ filter: /^typescript$/ }, ({ kind, path }) =>
        kind === 'require-call' ? { path, external: true } : { path, namespace: 'required' },
      );
      build.onLoad({ filter: /./, namespace: 'required' }, ({ path }) => ({
        contents: `export default require(${JSON.stringify(path)});`,
      }));
    },
  };
}

// esbuild has already printed the error, with file and line.
function stop(error) {
  if (!error.errors) throw error;
  process.exit(1);
}

function hashFiles(files) {
  const hash = createHash('sha256').update(readVersion());
  for (const [file, contents] of files) hash.update(`\0${file}\0`).update(contents);
  return hash.digest('hex');
}

function readVersion() {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;
}
