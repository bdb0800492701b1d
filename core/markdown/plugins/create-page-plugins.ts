// The plugins of a site → the functions that parsing a page calls. They remember the results, so that a page can be
// parsed again when an asynchronous plugin has finished.

import type { Root as HastRoot } from 'hast';
import type { Root as MdastRoot } from 'mdast';
import { VFile } from 'vfile';
import type { Page } from '../../model/page.ts';
import type { Problem } from '../../model/problem.ts';
import type { Plugin } from '../../model/schema/plugin.ts';
import type { AddedNode } from './added-nodes.ts';
import { createProcessors, type Processors } from './create-processors.ts';
import type { PluginPart } from './plugin-stop.ts';
import { waitFor } from './settle-plugins.ts';
import { createUnifiedChain, type UnifiedChain } from './unified-chain.ts';

/** A changed tree, the nodes added to it, and the problems reported for it. */
interface Changed<Tree> {
  readonly tree: Tree;
  readonly added: readonly AddedNode[];
  readonly problems: readonly Problem[];
}

/** The plugins of a site, for parsing one page. */
export interface PagePlugins {
  readonly processors: Processors;
  changeMarkdown(tree: MdastRoot, text: string): Changed<MdastRoot>;
  changeHtml(tree: HastRoot, text: string): Changed<HastRoot>;
}

/** What plugins learn about the page, as `file.data`. */
type OpenPage = Pick<Page, 'file' | 'path' | 'language'>;

interface PluginOptions {
  /** The folder of the site. */
  readonly root: string;
  /** Called when a plugin starts, and without an argument when it ends. */
  readonly onRun: (part?: PluginPart) => void;
}

/** Prepares the plugins of a site, and returns the function that opens them for a page. */
export function createPagePlugins(
  plugins: readonly Plugin[],
  { root, onRun }: PluginOptions,
): ((page: OpenPage) => PagePlugins) | undefined {
  const remark = createUnifiedChain(plugins, { kind: 'remark', onRun });
  const rehype = createUnifiedChain(plugins, { kind: 'rehype', onRun });
  if (!remark && !rehype) return undefined;
  const processors = createProcessors(remark?.data);

  return function openPage({ file, path, language }) {
    let virtual: VFile | undefined;
    const runs = new Map<UnifiedChain, ReturnType<UnifiedChain['run']>>();
    return {
      processors,
      changeMarkdown: (tree, text) => change(remark, tree, text),
      changeHtml: (tree, text) => change(rehype, tree, text),
    };

    function change<Tree extends MdastRoot | HastRoot>(
      chain: UnifiedChain | undefined,
      tree: Tree,
      text: string,
    ): Changed<Tree> {
      if (!chain) return { tree, added: [], problems: [] };
      virtual ??= new VFile({ value: text, path: file, cwd: root, data: { page: { file, path, language } } });
      const run = runs.get(chain) ?? chain.run(tree, virtual);
      runs.set(chain, run);
      const result = run.read();
      if (!result) throw waitFor(run.waiting);
      return result as Changed<Tree>;
    }
  };
}
