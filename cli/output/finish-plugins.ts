// Runs the plugins on the finished pages of a site: they add files and report problems.

import type { OutputFile } from '../../core/model/output-file.ts';
import type { Place, Problem } from '../../core/model/problem.ts';
import { quote } from '../../core/text/quote.ts';
import type { LoadedSite } from '../site/load/load-site.ts';
import type { BuiltPages } from '../pages/make-pages.ts';
import type { SitePlugins } from '../site/load/plugins/describe-plugins.ts';
import { toPluginPlace } from '../site/load/plugins/plugin-fault.ts';
import type { HookOutcome, PluginHooks } from '../site/hooks/plugin-hooks.ts';
import { readContents, readObjects, readReports } from '../site/load/plugins/read-plugin-values.ts';
import { toPluginSite } from '../site/load/plugins/to-plugin-site.ts';
import type { PluginPage } from '../../core/model/schema/plugin.ts';

/** A file that a plugin adds. */
interface PluginFile extends OutputFile {
  readonly plugin: string;
}

/** The files and problems of plugins for a whole site. */
export interface FinishedPlugins {
  readonly files: readonly PluginFile[];
  readonly problems: readonly Problem[];
}

/** Runs the hooks that get all pages. */
export async function finishPlugins(
  made: BuiltPages,
  { loaded, hooks, isWhole }: { loaded: LoadedSite; hooks: Pick<PluginHooks, 'run'>; isWhole: boolean },
): Promise<FinishedPlugins> {
  const { plugins, site } = loaded;
  if (!isWhole || (!plugins.hooks.addFiles && !plugins.hooks.check)) return { files: [], problems: [] };
  const given = { site: toPluginSite(site), pages: toPluginPages(made) };
  const added = readFiles(await hooks.run('addFiles', given), plugins);
  const checked = await hooks.run('check', given);
  return {
    files: added.files,
    problems: [
      ...added.problems,
      ...checked.problems,
      ...checked.values.flatMap(({ plugin, value }) =>
        readReports(value, {
          part: { plugin, part: 'check' },
          written: toPluginPlace(plugins, { plugin, part: 'check' }),
        }),
      ),
    ],
  };
}

/** Finds added files that would replace another file. */
export function findTakenFiles(
  { files }: FinishedPlugins,
  owners: ReadonlyMap<string, string>,
  plugins: SitePlugins,
): Problem[] {
  return files.flatMap(({ file, plugin }) => {
    const owner = owners.get(file.toLowerCase());
    if (owner === undefined) return [];
    return [
      fileProblem(plugin, toPluginPlace(plugins, { plugin, part: 'addFiles' }), {
        message: `adds the file ${quote(`/${file}`)}, which already comes from ${owner}`,
        hint: 'Use a different path, or remove the other one.',
      }),
    ];
  });
}

function readFiles({ values, problems }: HookOutcome, plugins: SitePlugins): FinishedPlugins {
  const files = new Map<string, PluginFile>();
  const allProblems = [...problems];
  for (const { plugin, value } of values) {
    const part = { plugin, part: 'addFiles' };
    const objects = readObjects(value, { part, place: toPluginPlace(plugins, part), texts: ['path', 'contents'] });
    allProblems.push(...objects.problems);
    for (const { path, contents } of objects.values) {
      const file = String(path).replace(/^\//, '').normalize('NFC');
      const other = files.get(file.toLowerCase());
      const fault = isInside(file)
        ? other && {
            message: `adds the file ${quote(`/${file}`)}, which already comes from the plugin ${quote(other.plugin)}`,
            hint: 'Use a different path, or remove the other one.',
          }
        : {
            message: `adds a file at ${quote(String(path))}, which is not a path in the site`,
            hint: 'Write it like "/.well-known/security.txt": relative to the root of the site, with "/" and without "..".',
          };
      if (fault) allProblems.push(fileProblem(plugin, toPluginPlace(plugins, part), fault));
      else files.set(file.toLowerCase(), { file, contents: readContents(contents), plugin });
    }
  }
  return { files: [...files.values()].sort((a, b) => (a.file < b.file ? -1 : 1)), problems: allProblems };
}

/** Returns whether a path stays inside the site, and works on every file system. */
function isInside(file: string): boolean {
  return (
    file !== '' &&
    file !== '.vitrine.json' &&
    // oxlint-disable-next-line no-control-regex
    !/[\\:*?"<>|\x00-\x1f]/.test(file) &&
    file.split('/').every((part) => part !== '' && !/^\.{1,2}$/.test(part))
  );
}

function fileProblem(plugin: string, place: Place, { message, hint }: { message: string; hint: string }): Problem {
  return {
    rule: 'plugin-file',
    severity: 'error',
    place,
    message: `The plugin ${quote(plugin)} ${message}`,
    hint,
  };
}

/** Picks the facts of pages that plugins get. */
function toPluginPages({ pages }: Pick<BuiltPages, 'pages'>): PluginPage[] {
  return pages
    .filter(({ record }) => record.made.files.length > 0)
    .map(({ task: { page }, record: { made } }) => ({
      path: page.path,
      language: page.language,
      file: page.file,
      ...(page.product !== undefined && { product: page.product }),
      title: made.facts.title,
      description: made.facts.description,
      frontMatter: made.facts.frontMatter as unknown as PluginPage['frontMatter'],
      links: made.facts.links.map(({ href, line, column }) => ({ href, line, column })),
      anchors: made.facts.anchors,
    }));
}
