// The style sheets of a site → one text in a separate layer, with the files that it references.
//
// Files in url() are written under a name made from their content; those that start with "/" are in public/ and keep
// their names. All URLs are relative to the sheet, so that they work under any base.

import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { BuildFailure, Message, OnResolveArgs, Plugin, PluginBuild } from 'esbuild';
import type { OutputFile } from '../../../core/model/output-file.ts';
import { findStyleTool } from '../../../core/model/paths/style-file.ts';
import type { Problem } from '../../../core/model/problem.ts';
import type { SourceSettings } from '../../../core/model/site.ts';
import { quote } from '../../../core/text/quote.ts';
import { toAssetFile } from '../../files/asset-file.ts';
import { loadEsbuild } from '../../files/load-esbuild.ts';
import { explainMissingImport } from '../styles/explain-missing-import.ts';
import { listImportCandidates } from '../styles/list-import-candidates.ts';
import { correctSheet, preprocessStyle } from '../styles/preprocess-style.ts';
import { createSheetFinder, type FindSheet } from '../workspace/create-sheet-finder.ts';

/** The styles of a site. */
interface SiteStyles {
  readonly css: string;
  readonly files: readonly OutputFile[];
  readonly problems: readonly Problem[];
  /** Files that they were made from, including those that were looked for without success. */
  readonly reads: readonly string[];
}

const brokenRules = new Set(['css-syntax-error', 'js-comment-in-css', 'invalid-@import']);

/** Compiles style sheets of the site, with the texts to put before and after them. */
export async function compileSiteStyles(
  files: readonly string[],
  { root, sources, before, after }: { root: string; sources: SourceSettings; before: string; after: string },
): Promise<SiteStyles> {
  const { build } = await loadEsbuild();
  const assets = new Map<string, Uint8Array>();
  const reads = new Set(files);
  const faults: Problem[] = [];
  const imports = files.map(
    (file) => `@import ${JSON.stringify(join(root, file).split(sep).join('/'))} layer(styles);`,
  );
  const done = (css: string, problems: readonly Problem[]): SiteStyles => ({
    css,
    files: [...assets].sort(([a], [b]) => (a < b ? -1 : 1)).map(([file, contents]) => ({ file, contents })),
    problems,
    reads: [...reads].sort(),
  });

  try {
    const { outputFiles, warnings } = await build({
      stdin: { contents: [before, ...imports, after].join('\n'), resolveDir: root, loader: 'css' },
      absWorkingDir: root,
      outdir: root,
      bundle: true,
      write: false,
      minify: true,
      logLevel: 'silent',
      charset: 'utf8',
      target: ['chrome111', 'firefox113', 'safari16.4'],
      plugins: [followFiles({ root, findSheet: createSheetFinder({ root, sources }), assets, reads, faults })],
    });
    // Browsers skip such code silently, so its author would never learn of it.
    const own = warnings.filter(({ location }) => !location?.file.includes('node_modules/'));
    const broken = own.filter(({ id }) => brokenRules.has(id)).map((message) => toProblem(message));
    const unknown = own.filter(({ id }) => id === 'unsupported-css-property').map((each) => toProblem(each, 'warning'));
    return done(outputFiles[0]?.text.trim() ?? '', [...faults, ...broken, ...unknown]);
  } catch (error) {
    const { errors } = error as Partial<BuildFailure>;
    if (!errors) throw error;
    const newErrors = errors.filter(({ detail }) => detail !== alreadyReported);
    return done('', [...faults, ...newErrors.map((message) => toProblem(message))]);
  }
}

/** Marks the plugin's own resolve requests. */
const bundlerRequest = 'asked';

/** Marks compiler errors that the engine reports as a problem itself. */
const alreadyReported = 'told';

interface Following {
  readonly root: string;
  readonly findSheet: FindSheet;
  readonly assets: Map<string, Uint8Array>;
  readonly reads: Set<string>;
  readonly faults: Problem[];
}

function followFiles({ root, findSheet, assets, reads, faults }: Following): Plugin {
  const toSitePath = (path: string) => relative(root, path).split(sep).join('/');

  return {
    name: 'site-styles',
    setup(build) {
      build.onResolve({ filter: /./ }, (found) => {
        const isEntryImport = found.importer === '' || found.importer === '<stdin>';
        const isElsewhere = /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(found.path);
        if (isElsewhere || (isEntryImport && found.kind === 'url-token')) return { path: found.path, external: true };
        if (found.kind === 'url-token') return followAddress(found);
        if (isEntryImport || found.pluginData === bundlerRequest) return undefined;
        return found.path.startsWith('/') ? { path: join(root, 'public', found.path) } : findImport(build, found);
      });
      build.onLoad({ filter: /./ }, async ({ path, namespace }) => {
        if (namespace !== 'file') return undefined;
        const file = toSitePath(path);
        if (!file.includes('node_modules/')) reads.add(file);
        if (!findStyleTool(path)) return undefined;
        const made = await preprocessStyle(file, root);
        for (const each of made.reads) if (!each.includes('node_modules/')) reads.add(each);
        if ('css' in made) return { contents: made.css, loader: 'css' };
        faults.push({ ...made.problem, rule: 'site-style' });
        return { errors: [{ text: made.problem.message, detail: alreadyReported }] };
      });
    },
  };

  /** Records missing files too, so that the next build looks for them again. */
  async function findImport(build: PluginBuild, { path, kind, importer, resolveDir }: OnResolveArgs) {
    const source = findSheet(path, importer);
    const found = await build.resolve(source ?? path, { kind, importer, resolveDir, pluginData: bundlerRequest });
    if (source !== undefined || found.errors.length > 0)
      for (const file of listImportCandidates(path, resolveDir)) reads.add(toSitePath(file));
    if (found.errors.length === 0) return { path: found.path, external: found.external, namespace: found.namespace };
    const { message, hint } = explainMissingImport(path, resolveDir);
    return { errors: [{ text: message, detail: hint }] };
  }

  function followAddress({ path, resolveDir }: OnResolveArgs) {
    const [, name = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
    const source = name.startsWith('/') ? join(root, 'public', name) : join(resolveDir, name);
    if (!existsSync(source)) {
      reads.add(toSitePath(source));
      return { errors: [{ text: `url() names ${quote(toSitePath(source))}, but there is no such file` }] };
    }
    // Files of public/ keep their names.
    if (name.startsWith('/')) return { path: `..${path}`, external: true };
    if (!toSitePath(source).includes('node_modules/')) reads.add(toSitePath(source));
    const bytes = readFileSync(source);
    const file = toAssetFile(source, bytes);
    assets.set(file, bytes);
    return { path: `${file.replace('_app/', '')}${rest}`, external: true };
  }
}

function toProblem({ text, location, detail }: Message, severity: Problem['severity'] = 'error'): Problem {
  return {
    rule: 'site-style',
    severity,
    place: location
      ? { file: location.file, line: location.line, column: location.column + 1 }
      : { file: 'docs.config.ts' },
    message: text.replace(/\.$/, ''),
    hint: typeof detail === 'string' ? detail : correctSheet,
  };
}
