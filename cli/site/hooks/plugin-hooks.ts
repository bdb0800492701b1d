// Runs the whole-site hooks of a site's plugins: once for the same values, in a thread that starts on demand, with limits
// of time and memory.

import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import type { Problem } from '../../../core/model/problem.ts';
import type { HookName } from '../../../core/model/schema/plugin-shape.ts';
import type { Site } from '../../../core/model/site.ts';
import { hash } from '../../files/hash.ts';
import type { BuildPlace } from '../load/to-build-place.ts';
import { openStore, type Store } from '../../files/store/open-store.ts';
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

interface HookOptions extends Pick<BuildPlace, 'root' | 'cache' | 'engineKey'> {
  readonly packagesKey: string;
  readonly limits: Site['limits'];
  readonly log: (message: string) => void;
}

/** What a thread returns: the answers of its plugins, or why it was stopped. */
type Answers = readonly HookAnswer[] | { readonly problem: Problem };

type Message = { readonly plugin: string } | { readonly answers: readonly HookAnswer[] };

interface Request {
  readonly hook: HookName;
  readonly input: object;
  /** Aborted when the request is answered. */
  readonly signal: AbortSignal;
}

/** Runs the hooks of a site. */
export class PluginHooks {
  readonly #plugins: SitePlugins;
  readonly #options: HookOptions;
  readonly #store: Store<readonly HookAnswer[]>;
  #thread: Worker | undefined;

  constructor(plugins: SitePlugins, options: HookOptions) {
    this.#plugins = plugins;
    this.#options = options;
    this.#store = openStore(options.cache, 'plugins', { log: options.log });
  }

  /** Runs a hook of all plugins that have it. `input` is plain data. */
  async run(hook: HookName, input: object): Promise<HookOutcome> {
    const { hooks, settings, key: pluginsKey } = this.#plugins;
    const { engineKey, packagesKey } = this.#options;
    if (!hooks[hook] || !settings) return { values: [], problems: [] };
    const key = hash(engineKey, packagesKey, pluginsKey, hook, JSON.stringify(input));
    const storedAnswers = this.#store.read(key);
    if (storedAnswers) return { values: storedAnswers.flatMap(toValue), problems: [] };
    const answers = await this.#runInThread(hook, input);
    if ('problem' in answers) return { values: [], problems: [answers.problem] };
    const problems = await Promise.all(answers.flatMap((answer) => this.#explain(answer, hook)));
    if (problems.length === 0) this.#store.write(key, answers);
    return { values: answers.flatMap(toValue), problems };
  }

  /** Ends the thread. */
  async close(): Promise<void> {
    await this.#thread?.terminate();
  }

  async #runInThread(hook: HookName, input: object): Promise<Answers> {
    const { root, cache, limits } = this.#options;
    const worker = (this.#thread ??= startPluginThread({ root, cache, plugins: this.#plugins }, limits.memory));
    worker.ref();
    const ended = new AbortController();
    try {
      return await this.#ask(worker, { hook, input, signal: ended.signal });
    } finally {
      ended.abort();
      // A command that fails elsewhere must not wait for it.
      worker.unref();
    }
  }

  #ask(worker: Worker, { hook, input, signal }: Request): Promise<Answers> {
    const { root, limits } = this.#options;
    let plugin = this.#plugins.hooks[hook]?.[0] ?? '';
    const stop = (reason: string, setting?: string) => {
      this.#thread = undefined;
      void worker.terminate();
      return { problem: this.#toStopProblem({ plugin, part: hook }, { reason, setting }) };
    };
    return new Promise((resolve) => {
      const end = startDeadline(
        limits.pluginSeconds,
        () => 1,
        () => resolve(stop(`did not finish within ${count(limits.pluginSeconds)}`, 'limits.pluginSeconds')),
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
          this.#thread = undefined;
          if (error.code === 'ERR_WORKER_OUT_OF_MEMORY')
            resolve(stop(`needs more than ${limits.memory} MB of memory`, 'limits.memory'));
          else resolve([{ plugin, reason: error.message, stack: error.stack ?? '' }]);
        },
      );
      worker.postMessage({ hook, given: { ...input, root } });
    });
  }

  #toStopProblem(
    at: { readonly plugin: string; readonly part: HookName },
    { reason, setting }: { reason: string; setting: string | undefined },
  ): Problem {
    return stopProblem(at, { place: toPluginPlace(this.#plugins, at), reason, ...(setting && { setting }) });
  }

  #explain(answer: HookAnswer, hook: HookName): Promise<Problem>[] {
    const { settings } = this.#plugins;
    if ('json' in answer || !settings) return [];
    const { root, cache } = this.#options;
    const { plugin, reason: thrown, stack } = answer;
    const at = { plugin, part: hook };
    return [
      locateFault(stack, { module: settings, root, cache, otherwise: toPluginPlace(this.#plugins, at) }).then((place) =>
        runProblem(at, { thrown, place }),
      ),
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
