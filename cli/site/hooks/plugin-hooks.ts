// Runs the whole-site hooks of a site's plugins: once for the same values, in a thread that starts on demand, with limits
// of time and memory.

import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import type { Problem } from '../../../core/model/problem.ts';
import type { HookName } from '../../../core/model/schema/plugin-shape.ts';
import type { Site } from '../../../core/model/site.ts';
import { hash } from '../../files/hash.ts';
import type { BuildPlace } from '../load/to-build-place.ts';
import { openStore } from '../../files/store/open-store.ts';
import { startDeadline } from '../../threads/start-deadline.ts';
import type { SitePlugins } from '../load/plugins/describe-plugins.ts';
import { locateFault } from '../load/modules/locate-fault.ts';
import { runProblem, stopProblem, toPluginPlace } from '../load/plugins/plugin-fault.ts';
import type { HookAnswer } from '../load/plugins/run-hook.ts';
import { startPluginThread } from './start-plugin-thread.ts';

/** The values that plugins returned, and their problems. */
export interface HookOutcome {
  readonly values: readonly { readonly plugin: string; readonly value: unknown }[];
  readonly problems: readonly Problem[];
}

/** Runs the hooks of a site. */
export interface PluginHooks {
  /** Runs a hook of all plugins that have it. `input` is plain data. */
  run(hook: HookName, input: object): Promise<HookOutcome>;
  close(): Promise<void>;
}

interface HookOptions extends Pick<BuildPlace, 'root' | 'cache' | 'engineKey'> {
  readonly packagesKey: string;
  readonly limits: Site['limits'];
  readonly log: (message: string) => void;
}

type Message = { readonly plugin: string } | { readonly answers: readonly HookAnswer[] };

/** Opens the hooks of a site. */
export function openPluginHooks(plugins: SitePlugins, options: HookOptions): PluginHooks {
  const { root, cache, engineKey, packagesKey, limits, log } = options;
  const store = openStore<readonly HookAnswer[]>(cache, 'plugins', { log });
  let thread: Worker | undefined;

  return {
    async run(hook, input) {
      if (!plugins.hooks[hook] || !plugins.settings) return { values: [], problems: [] };
      const key = hash(engineKey, packagesKey, plugins.key, hook, JSON.stringify(input));
      const storedAnswers = store.read(key);
      if (storedAnswers) return { values: storedAnswers.flatMap(toValue), problems: [] };
      const answers = await runInThread(hook, input);
      if ('problem' in answers) return { values: [], problems: [answers.problem] };
      const problems = await Promise.all(answers.flatMap((answer) => explain(answer, hook)));
      if (problems.length === 0) store.write(key, answers);
      return { values: answers.flatMap(toValue), problems };
    },
    async close() {
      await thread?.terminate();
    },
  };

  async function runInThread(hook: HookName, input: object): Promise<readonly HookAnswer[] | { problem: Problem }> {
    const worker = (thread ??= startPluginThread({ root, cache, plugins }, limits.memory));
    worker.ref();
    const ended = new AbortController();
    let plugin = plugins.hooks[hook]?.[0] ?? '';
    const stop = (reason: string, setting?: string) => {
      thread = undefined;
      void worker.terminate();
      return {
        problem: stopProblem(
          { plugin, part: hook },
          { place: toPluginPlace(plugins, { plugin, part: hook }), reason, ...(setting && { setting }) },
        ),
      };
    };
    try {
      return await new Promise((resolve) => {
        const { signal } = ended;
        const end = startDeadline(
          limits.pluginSeconds,
          () => 1,
          () => resolve(stop(`is not finished after ${count(limits.pluginSeconds)}`, 'limits.pluginSeconds')),
        );
        signal.addEventListener('abort', end);
        const listen = (message: Message) => {
          if ('answers' in message) resolve(message.answers);
          else plugin = message.plugin;
        };
        worker.on('message', listen);
        signal.addEventListener('abort', () => worker.off('message', listen));
        once(worker, 'exit', { signal }).then(
          () => resolve(stop('exits the thread that it runs in')),
          (error: NodeJS.ErrnoException) => {
            if (signal.aborted) return;
            thread = undefined;
            if (error.code === 'ERR_WORKER_OUT_OF_MEMORY')
              resolve(stop(`needs more than ${limits.memory} MB of memory`, 'limits.memory'));
            else resolve([{ plugin, reason: error.message, stack: error.stack ?? '' }]);
          },
        );
        worker.postMessage({ hook, given: { ...input, root } });
      });
    } finally {
      ended.abort();
      // A command that fails elsewhere must not wait for it.
      worker.unref();
    }
  }

  function explain(answer: HookAnswer, hook: HookName): Promise<Problem>[] {
    const { settings } = plugins;
    if ('json' in answer || !settings) return [];
    const { plugin, reason: thrown, stack } = answer;
    return [
      locateFault(stack, {
        module: settings,
        root,
        cache,
        otherwise: toPluginPlace(plugins, { plugin, part: hook }),
      }).then((place) => runProblem({ plugin, part: hook }, { thrown, place })),
    ];
  }
}

function toValue(answer: HookAnswer): HookOutcome['values'] {
  if (!('json' in answer)) return [];
  return [{ plugin: answer.plugin, value: answer.json === '' ? undefined : (JSON.parse(answer.json) as unknown) }];
}

function count(seconds: number): string {
  return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
}
