// A plugin or a slot that threw → the problem that tells its name, what of it ran, and the place in its code.

import type { PluginPart } from '../../../../core/markdown/plugins/plugin-stop.ts';
import type { Page } from '../../../../core/model/page.ts';
import type { Problem } from '../../../../core/model/problem.ts';
import type { CompiledParts } from '../load-site-modules.ts';
import { locateFault } from '../modules/locate-fault.ts';
import { runProblem, toPluginPlace } from './plugin-fault.ts';

/** Explains what a plugin threw while it was at a page. */
export async function explainPluginStop(
  { thrown, ...part }: PluginPart & { readonly thrown: unknown },
  { root, cache, slots, plugins }: Pick<CompiledParts, 'root' | 'cache' | 'slots' | 'plugins'>,
  { file, path }: Pick<Page, 'file' | 'path'>,
): Promise<Problem> {
  // What the engine writes is in no file of its author.
  const on = file.startsWith('content/') ? file : path;
  const settings = part.plugin === '' ? slots[part.part.split(' ')[1] ?? ''] : plugins.settings;
  const listed = part.plugin === '' ? { file: settings?.file ?? on } : toPluginPlace(plugins, part);
  const stack = thrown instanceof Error ? (thrown.stack ?? '') : '';
  const place = settings
    ? await locateFault(stack, { module: settings, root, cache, otherwise: listed })
    : { file: on };
  return runProblem(part, { thrown, place, on });
}
