// A failure of a plugin → the problem with its name, the part that ran, and its place.

import type { SitePlugins } from './describe-plugins.ts';
import type { PluginPart } from '../../../../core/markdown/plugins/plugin-stop.ts';
import type { Place, Problem } from '../../../../core/model/problem.ts';
import { quote } from '../../../../core/text/quote.ts';

/** Returns the place of a part of a plugin. File and line are found later, starting from the settings. */
export function toPluginPlace({ settings, indexes }: SitePlugins, { plugin, part }: PluginPart): Place {
  const file = settings?.file ?? '';
  // If several have changed a tree, the first one.
  const index = indexes[plugin.split(', ')[0] ?? ''];
  if (index === undefined) return { file };
  const [kind = '', name] = part.split(' ');
  return { file, key: ['plugins', index, ...toKey(kind, name)] };
}

function toKey(kind: string, name: string | undefined): string[] {
  if (kind === 'tree') return [];
  if (kind === 'slot') return ['slots', name ?? ''];
  return ['remark', 'rehype', 'head'].includes(kind) ? [kind] : ['hooks', kind];
}

/** Names a part of a plugin, for messages. */
function namePart({ plugin, part }: PluginPart): string {
  const [kind = '', name] = part.split(' ');
  if (kind === 'slot' && plugin === '') return `the slot ${quote(name ?? '')} of the site`;
  if (kind === 'tree') return `the output of the remark and rehype plugins of ${quote(plugin)}`;
  if (kind === 'slot') return `the slot ${quote(name ?? '')} of the plugin ${quote(plugin)}`;
  if (kind === 'head') return `the head of the plugin ${quote(plugin)}`;
  if (kind === 'remark' || kind === 'rehype')
    return `the ${kind} plugin${name === undefined ? '' : ` ${quote(name)}`} of ${quote(plugin)}`;
  return `the hook ${quote(kind)} of the plugin ${quote(plugin)}`;
}

/** Creates the problem of a plugin that throws. `on` is the page that it was processing. */
export function runProblem(
  part: PluginPart,
  { thrown, place, on }: { thrown: unknown; place: Place; on?: string },
): Problem {
  const reason = thrown instanceof Error ? thrown.message : String(thrown);
  return {
    rule: part.plugin === '' ? 'slot-render' : 'plugin-run',
    severity: 'error',
    place,
    message: `${capital(namePart(part))} fails${on === undefined ? '' : ` on ${quote(on)}`} with ${quote(reason.split('\n')[0] ?? '')}`,
    hint:
      part.plugin === ''
        ? 'Correct the code at this place.'
        : 'Correct its code at this place, or remove the plugin from "plugins" in docs.config.ts.',
  };
}

/** Creates the problem of a plugin that returns an unusable value. */
export function valueProblem(
  part: PluginPart,
  place: Place,
  { found, hint }: { found: string; hint: string },
): Problem {
  return {
    rule: 'plugin-value',
    severity: 'error',
    place,
    message: `${capital(namePart(part))} returns ${found}`,
    hint,
  };
}

/** Creates the problem of a plugin that does not end, takes too much memory, or ends its thread. */
export function stopProblem(
  part: PluginPart,
  { place, reason, setting }: { place: Place; reason: string; setting?: string },
): Problem {
  return {
    rule: 'plugin-stopped',
    severity: 'error',
    place,
    message: `${capital(namePart(part))} ${reason}`,
    hint:
      setting === undefined
        ? 'Remove the process.exit call.'
        : `Look for an endless loop or a promise that never settles, or raise ${setting} in docs.config.ts.`,
  };
}

function capital(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}
