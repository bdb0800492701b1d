// An error of a plugin or a slot → the problem with its name, the part that ran, and the place in its code.

import type { PluginPart } from '../../../../core/markdown/plugins/plugin-stop.ts';
import type { Page } from '../../../../core/model/page.ts';
import type { Problem } from '../../../../core/model/problem.ts';
import type { CompiledParts } from '../load-site-modules.ts';
import { locateFault } from '../modules/locate-fault.ts';
import { runProblem, toPluginPlace } from './plugin-fault.ts';

/** Explains an error that a plugin threw while processing a page. */
export async function explainPluginStop(
  { thrown, ...part }: PluginPart & { readonly thrown: unknown },
  { root, cache, slots, plugins }: Pick<CompiledParts, 'root' | 'cache' | 'slots' | 'plugins'>,
  { file, path }: Pick<Page, 'file' | 'path'>,
): Promise<Problem> {
  // Pages that the engine generates have no file.
  const on = file.startsWith('content/') ? file : path;
  const settings = part.plugin === '' ? slots[part.part.split(' ')[1] ?? ''] : plugins.settings;
  const listed = part.plugin === '' ? { file: settings?.file ?? on } : toPluginPlace(plugins, part);
  const stack = thrown instanceof Error ? (thrown.stack ?? '') : '';
  const place = settings
    ? await locateFault(stack, { module: settings, root, cache, otherwise: listed })
    : { file: on };
  return runProblem(part, { thrown, place, on });
}
