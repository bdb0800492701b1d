// Runs one hook of all plugins that have it → the value or the error of each. Runs in a thread.

import type { HookName } from '../../../../core/model/schema/plugin-shape.ts';
import type { Plugin } from '../../../../core/model/schema/plugin.ts';

/** The result of one plugin: a value as JSON, '' for none, or the error that it threw. */
export type HookAnswer =
  | { readonly plugin: string; readonly json: string }
  | { readonly plugin: string; readonly reason: string; readonly stack: string };

/** Runs a hook of each plugin, one after the other. `onRun` receives the name of the next one. */
export async function runHook(
  plugins: readonly Plugin[],
  { hook, given, onRun }: { hook: HookName; given: object; onRun: (plugin: string) => void },
): Promise<HookAnswer[]> {
  const answers: HookAnswer[] = [];
  for (const { name, hooks } of plugins) {
    const run = hooks?.[hook] as ((given: object) => unknown) | undefined;
    if (!run) continue;
    onRun(name);
    try {
      answers.push({ plugin: name, json: toJson(await run.call(hooks, given)) });
    } catch (error) {
      const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
      answers.push({ plugin: name, reason: message, stack });
    }
  }
  return answers;
}

/** Results are stored as text between builds; bytes are marked as such. */
function toJson(value: unknown): string {
  return (
    (JSON.stringify(value, (_, each: unknown) => {
      // Buffers have already turned themselves into objects.
      const bytes = each as { type?: unknown; data?: unknown } | undefined;
      if (bytes?.type === 'Buffer' && Array.isArray(bytes.data))
        return { base64: Buffer.from(bytes.data as number[]).toString('base64') };
      return each instanceof Uint8Array ? { base64: Buffer.from(each).toString('base64') } : each;
    }) as string | undefined) ?? ''
  );
}
