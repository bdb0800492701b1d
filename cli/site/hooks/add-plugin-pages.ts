// Adds the pages of plugins to the content files, so that they are planned, linked, searched and checked as all others.

import { join } from 'node:path';
import { withLanguage } from '../../../core/model/paths/language-path.ts';
import type { Place, Problem } from '../../../core/model/problem.ts';
import type { Site } from '../../../core/model/site.ts';
import { quote } from '../../../core/text/quote.ts';
import { hashPage } from '../../files/read-partial.ts';
import type { LoadedSite } from '../load/load-site.ts';
import type { PageFiles } from '../load/read-pages.ts';
import type { SitePlugins } from '../load/plugins/describe-plugins.ts';
import type { PluginHooks } from './plugin-hooks.ts';
import { toPluginPlace } from '../load/plugins/plugin-fault.ts';
import { readObjects } from '../load/plugins/read-plugin-values.ts';
import { toPluginSite } from '../load/plugins/to-plugin-site.ts';
import { escapePattern } from '../../../core/text/escape-pattern.ts';
import { readIfThere } from '../../files/read-if-there.ts';
import { toPosition } from '../../../core/text/to-position.ts';

interface AddOptions {
  readonly loaded: LoadedSite;
  readonly hooks: Pick<PluginHooks, 'run'>;
  readonly root: string;
}

/** Adds the pages of plugins to the content files. A page that an author has written stays. */
export async function addPluginPages(files: PageFiles, { loaded, hooks, root }: AddOptions): Promise<PageFiles> {
  const { site, plugins } = loaded;
  if (!plugins.hooks.addPages) return files;
  const written = [...files.pages.keys()].map((file) => toPlanned(file, site));
  const { values, problems } = await hooks.run('addPages', { site: toPluginSite(site), pages: written });
  const owners = new Map(written.map(({ path, file }) => [path, quote(file)]));
  const pages = new Map(files.pages);
  const added = new Map<string, { text: string; plugin: string }>();
  const found: Problem[] = [...problems];

  for (const { plugin, value } of values) {
    const read = readObjects(value, {
      part: { plugin, part: 'addPages' },
      place: toPluginPlace(plugins, { plugin, part: 'addPages' }),
      texts: ['path', 'text'],
    });
    found.push(...read.problems);
    for (const { path, text, language = site.defaultLanguage } of read.values) {
      const fault = findFault(String(path), { language, site, owners });
      if (fault) {
        found.push(pageProblem(plugin, toPluginPlace(plugins, { plugin, part: 'addPages' }), fault));
        continue;
      }
      const file = toFile(String(path), String(language), site);
      const body = String(text).replace(/\r\n?/g, '\n');
      owners.set(toPlanned(file, site).path, `the plugin ${quote(plugin)}`);
      added.set(file, { text: body, plugin });
      pages.set(file, {
        textHash: hashPage(body, { root, file }),
        isDraft: false,
        isUnlisted: true,
      });
    }
  }
  return { ...files, pages, added, problems: [...files.problems, ...found] };
}

/**
 * Moves a problem of a page without a file to where the plugin writes it: to the only file of the plugin that has this
 * very line, or else to its hook.
 */
export function toPluginProblem(
  problem: Problem,
  { files: { added }, plugins, root }: { files: PageFiles; plugins: SitePlugins; root: string },
): Problem {
  const addedPage = added?.get(problem.place.file);
  if (!addedPage)
    return isOfEngine(problem, plugins) && problem.addedBy
      ? { ...problem, place: toPluginPlace(plugins, problem.addedBy) }
      : problem;
  const { file, line } = problem.place;
  const where = `in the page ${quote(`${file.slice('content'.length, -'.md'.length)}/`)} of the plugin ${quote(addedPage.plugin)}`;
  return {
    ...problem,
    place:
      findWrittenLine(problem.place, { text: addedPage.text, files: plugins.files, root }) ??
      toPluginPlace(plugins, { plugin: addedPage.plugin, part: 'addPages' }),
    message: `${problem.message} (${where}${line === undefined ? '' : `, line ${line}`})`,
  };
}

/** Text that the engine generates has no line that an author knows. */
function isOfEngine({ place }: Problem, { settings }: SitePlugins): boolean {
  return place.file === settings?.file;
}

function toPlanned(file: string, site: Site): { path: string; language: string; file: string } {
  const [, stem = '', code = ''] = /^content(\/.*?)(?:\.([A-Za-z-]+))?\.md$/.exec(file) ?? [];
  const language = site.languages.includes(code) ? code : site.defaultLanguage;
  const canonical = `${code !== '' && language !== code ? `${stem}.${code}` : stem}/`.replace(/\/index\/$/, '/');
  return { path: withLanguage(site, canonical, language), language, file };
}

function toFile(path: string, language: string, site: Site): string {
  const stem = path === '/' ? '/index' : path.slice(0, -1);
  return `content${stem}${language === site.defaultLanguage ? '' : `.${language}`}.md`;
}

interface Fault {
  readonly message: string;
  readonly hint: string;
}

function findFault(
  path: string,
  { language, site, owners }: { language: unknown; site: Site; owners: ReadonlyMap<string, string> },
): Fault | undefined {
  if (!/^\/(?:[^/\s?#\\.][^/\s?#\\]*\/)*$/.test(path)) {
    return {
      message: `adds a page at ${quote(path)}, which is not a page path`,
      hint: 'Write it like "/guide/glossary/": with a slash at both ends, and without dots, spaces, "?" or "#".',
    };
  }
  if (typeof language !== 'string' || !site.languages.includes(language)) {
    return {
      message: `adds the page ${quote(path)} in the language ${quote(String(language))}, which the site does not have`,
      hint: `Use one of ${site.languages.map(quote).join(', ')}, or add the language to "languages".`,
    };
  }
  const owner = owners.get(withLanguage(site, path, language));
  if (owner === undefined) return undefined;
  return {
    message: `adds the page ${quote(path)}, which already comes from ${owner}`,
    hint: 'Use a different path, or remove the other one.',
  };
}

function pageProblem(plugin: string, place: Place, { message, hint }: Fault): Problem {
  return {
    rule: 'plugin-page',
    severity: 'error',
    place,
    message: `The plugin ${quote(plugin)} ${message}`,
    hint,
  };
}

// A line of a plugin's text → its place in the files that the plugin imports or reads. Much of such a text is copied from
// there, and a line that is found exactly once is where its author can correct it.

/** Shorter lines may match by chance. */
const minCharacters = 8;

/** Finds the place of a line and column of `text`; undefined if the line is in no file, or in several places. */
function findWrittenLine(
  { line = 0, column = 1 }: Place,
  { text, files, root }: { readonly text: string; readonly files: readonly string[]; readonly root: string },
): Place | undefined {
  const written = text.split('\n')[line - 1] ?? '';
  const words = written.trim();
  if (words.length < minCharacters) return undefined;
  const pattern = new RegExp(escapePattern(words), 'g');
  const places = [...new Set(files)].flatMap((file) => {
    const content = readIfThere(join(root, file))?.toString() ?? '';
    const starts = [...content.matchAll(pattern)].map(({ index }) => index);
    const within = Math.max(0, column - 1 - written.indexOf(words));
    return starts.map((start) => ({ file, ...toPosition(content, start + within) }));
  });
  return places.length === 1 ? places[0] : undefined;
}
