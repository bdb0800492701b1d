// Parses a page with the plugins of the site, which change its document and report problems.

import type { Document } from '../../../core/model/document.ts';
import { parseDocument, type ParseSettings } from '../../../core/markdown/parse-document.ts';
import { createPagePlugins } from '../../../core/markdown/plugins/create-page-plugins.ts';
import { readPluginStop, type PluginPart } from '../../../core/markdown/plugins/plugin-stop.ts';
import { settlePlugins } from '../../../core/markdown/plugins/settle-plugins.ts';
import type { Source } from '../../../core/model/page.ts';
import type { Problem } from '../../../core/model/problem.ts';
import type { Plugin } from '../../../core/model/schema/plugin.ts';
import type { ParseContext } from '../../site/plan/to-parse-context.ts';
import { explainPluginStop } from '../../site/load/plugins/explain-plugin-stop.ts';
import { toPluginPlace } from '../../site/load/plugins/plugin-fault.ts';
import { readReports } from '../../site/load/plugins/read-plugin-values.ts';
import { runHook } from '../../site/load/plugins/run-hook.ts';
import { toPluginSite } from '../../site/load/plugins/to-plugin-site.ts';

/** Parses a page, or returns a problem if a plugin fails. */
type ParseSource = (source: Source, settings: ParseSettings) => Promise<Document | { readonly problem: Problem }>;

interface PluginOptions {
  readonly plugins: readonly Plugin[];
  /** Called with the plugin that starts to run, and with undefined when it ends. */
  readonly onPlugin?: ((part: PluginPart | undefined) => void) | undefined;
}

/** Creates the function that parses the pages of a site with its plugins. */
export function createPluggedParser(
  context: ParseContext,
  { plugins, onPlugin = () => undefined }: PluginOptions,
): ParseSource {
  const { root, site, plugins: facts } = context;
  if (!facts.parses) return (source, settings) => Promise.resolve(parseDocument(source, settings));
  const open = createPagePlugins(plugins, { root, onRun: onPlugin });
  const pluginSite = toPluginSite(site);

  return async function parseSource(source, settings) {
    try {
      const opened = open?.(source.page);
      const document = await settlePlugins(() => parseDocument(source, { ...settings, plugins: opened }));
      const found = await check(source, document);
      return found.length > 0 ? { ...document, problems: [...document.problems, ...found] } : document;
    } catch (error) {
      const stop = readPluginStop(error) ?? { plugin: nameTreeChangers(), part: 'tree', thrown: error };
      return { problem: await explainPluginStop(stop, context, source.page) };
    } finally {
      onPlugin(undefined);
    }
  };

  /** Names the plugins that change trees, one of which has made a tree that cannot become HTML. */
  function nameTreeChangers(): string {
    return plugins
      .filter(({ remark = [], rehype = [] }) => remark.length + rehype.length > 0)
      .map(({ name }) => name)
      .join(', ');
  }

  async function check({ page, text }: Source, document: Document): Promise<Problem[]> {
    const { title, description, frontMatter, headings, links } = document;
    const { path, language, file } = page;
    const given = {
      site: pluginSite,
      page: { path, language, file, title, description, frontMatter, headings, links, text },
      root,
    };
    const answers = await runHook(plugins, {
      hook: 'checkPage',
      given,
      onRun: (plugin) => onPlugin({ plugin, part: 'checkPage' }),
    });
    const found = answers.map((answer) => {
      const part = { plugin: answer.plugin, part: 'checkPage' };
      if ('json' in answer) {
        const value: unknown = answer.json === '' ? undefined : JSON.parse(answer.json);
        return readReports(value, { part, file, written: toPluginPlace(facts, part) });
      }
      const thrown = Object.assign(new Error(answer.reason), { stack: answer.stack });
      return explainPluginStop({ ...part, thrown }, context, page).then((problem) => [problem]);
    });
    return (await Promise.all(found)).flat();
  }
}
