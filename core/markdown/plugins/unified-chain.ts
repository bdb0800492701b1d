// The remark or rehype plugins of a site → one processor that runs them and reports which one is running.

import type { Nodes as HastNodes, Root as HastRoot } from 'hast';
import type { Nodes as MdastNodes, Root as MdastRoot } from 'mdast';
import { unified, type Processor } from 'unified';
import type { VFile } from 'vfile';
import type { Problem } from '../../model/problem.ts';
import type { Plugin, UnifiedPlugin } from '../../model/schema/plugin.ts';
import { AddedNodes, type AddedNode } from './added-nodes.ts';
import { createPluginStop, type PluginPart } from './plugin-stop.ts';
import { toReportedProblem } from './to-reported-problem.ts';

type Tree = MdastRoot | HastRoot;
type Transform = (tree: Tree, file: VFile, next?: unknown) => unknown;
type Attach = (this: Processor, ...options: unknown[]) => Transform | undefined;

/** The result of running a chain on a tree. */
interface ChainResult {
  readonly tree: Tree;
  readonly added: readonly AddedNode[];
  readonly problems: readonly Problem[];
}

/** A run, whose result is known at once or after `waiting`. */
interface ChainRun {
  readonly read: () => ChainResult | undefined;
  readonly waiting: Promise<void>;
}

/** A plugin of unified, and the plugin of the site that contains it. */
interface ChainEntry {
  readonly plugin: string;
  readonly attach: Attach;
  readonly options: readonly unknown[];
}

interface ChainOptions {
  readonly kind: 'remark' | 'rehype';
  readonly onRun: (part?: PluginPart) => void;
}

/** How the run of a file has ended. */
interface RunEnd {
  readonly error?: unknown;
  readonly tree?: unknown;
}

/** Creates the chain of one kind; undefined without such plugins. Errors during setup are thrown when it runs. */
export function createUnifiedChain(plugins: readonly Plugin[], options: ChainOptions): UnifiedChain | undefined {
  const entries = plugins.flatMap(({ name, [options.kind]: unifiedPlugins = [] }) =>
    unifiedPlugins.flatMap(flatten).map((entry) => ({ plugin: name, ...entry })),
  );
  return entries.length === 0 ? undefined : new UnifiedChain(entries, options);
}

/** Plugins that run one after another. */
export class UnifiedChain {
  /** Data that they add to a parser: `micromarkExtensions` and the like. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly #options: ChainOptions;
  readonly #processor = unified();
  readonly #setupError: Error | undefined;
  readonly #nodes = new WeakMap<VFile, AddedNodes>();
  #running: PluginPart;
  /** The plugins that have started in this run, each with the number of its first message. */
  #starts: { readonly plugin: string; readonly first: number }[] = [];

  constructor(entries: readonly ChainEntry[], options: ChainOptions) {
    this.#options = options;
    this.#running = { plugin: '', part: options.kind };
    entries.forEach((entry) => this.#attach(entry));
    this.#setupError = this.#freeze();
    this.data = this.#setupError === undefined ? (this.#processor.data() as Record<string, unknown>) : {};
  }

  /** Starts the plugins on a tree. */
  run(tree: Tree, file: VFile): ChainRun {
    if (this.#setupError) throw this.#setupError;
    this.#starts = [];
    const before = file.messages.length;
    this.#nodes.set(file, new AddedNodes(tree, String(file.value)));
    let result: RunEnd | undefined;
    const waiting = new Promise<void>((resolve) => {
      this.#processor.run(tree as never, file, (error, resultTree) => {
        result = error ? { error } : { tree: resultTree };
        this.#options.onRun();
        resolve();
      });
    });
    return { waiting, read: () => result && this.#readResult(result, { file, before }) };
  }

  #attach({ plugin, attach, options }: ChainEntry): void {
    const part = { plugin, part: nameOf(this.#options.kind, attach) };
    const attachHere = (processor: Processor) => {
      this.#running = part;
      return this.#withName(attach.apply(processor, [...options]), part);
    };
    // Unified passes the processor as `this`.
    this.#processor.use(function attachNamed(this: Processor) {
      return attachHere(this);
    } as Parameters<Processor['use']>[0]);
  }

  #freeze(): Error | undefined {
    try {
      this.#processor.freeze();
      return undefined;
    } catch (error) {
      return createPluginStop(error, this.#running);
    }
  }

  #withName(transform: Transform | undefined, part: PluginPart): Transform | undefined {
    if (typeof transform !== 'function') return undefined;
    // Unified counts the parameters: a third one is a callback.
    return transform.length > 2
      ? (tree, file, next) => {
          this.#start(part, file);
          return transform(tree, file, (error: unknown, result: unknown, ...rest: unknown[]) => {
            if (!error) this.#record(part, result, { tree, file });
            (next as (...results: unknown[]) => void)(error, result, ...rest);
          });
        }
      : (tree, file) => {
          this.#start(part, file);
          const result = transform(tree, file);
          if (!(result instanceof Promise)) return (this.#record(part, result, { tree, file }), result);
          return result.then((value: unknown) => (this.#record(part, value, { tree, file }), value));
        };
  }

  #start(part: PluginPart, file: VFile): void {
    this.#running = part;
    this.#starts.push({ plugin: part.plugin, first: file.messages.length });
    this.#options.onRun(part);
  }

  #record(part: PluginPart, result: unknown, { tree, file }: { tree: Tree; file: VFile }): void {
    this.#nodes.get(file)?.note(isTree(result) ? result : tree, { plugin: part.plugin, part: this.#options.kind });
  }

  #readResult({ error, tree }: RunEnd, { file, before }: { file: VFile; before: number }): ChainResult {
    // `file.fail()` reports a message and throws it.
    const isReport = error !== undefined && file.messages.includes(error as never);
    if (error !== undefined && !isReport) throw createPluginStop(error, this.#running);
    const root = tree as HastNodes | MdastNodes | undefined;
    if (!isReport && root?.type !== 'root')
      throw createPluginStop(new Error('it did not return a tree: the root node is missing'), this.#running);
    return {
      tree: isReport ? emptyTree : (root as Tree),
      added: this.#nodes.get(file)?.list ?? [],
      problems: this.#listProblems(file, before),
    };
  }

  #listProblems(file: VFile, before: number): Problem[] {
    return file.messages.slice(before).map((message, index) => {
      const owner = this.#starts.findLast(({ first }) => first <= before + index)?.plugin ?? this.#running.plugin;
      return toReportedProblem(owner, {
        message: message.reason,
        hint: message.note,
        severity: message.fatal ? 'error' : 'warning',
        name: message.ruleId,
        place: { file: file.path ?? '', line: message.line, column: message.column },
      });
    });
  }
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'root';
}

const emptyTree: Tree = { type: 'root', children: [] };

/** Lists the plugins of an entry: presets contain several, and a falsy condition none. */
function flatten(entry: UnifiedPlugin | undefined | null | false): { attach: Attach; options: unknown[] }[] {
  if (!entry) return [];
  if (typeof entry === 'function') return [{ attach: entry as unknown as Attach, options: [] }];
  if ('plugins' in entry) return entry.plugins.flatMap(flatten);
  const [attach, ...options] = entry;
  if (options[0] === false) return [];
  return [{ attach: attach as unknown as Attach, options: options[0] === true ? [] : options }];
}

function nameOf(kind: string, { name }: { name: string }): string {
  return name === '' || name === 'default' ? kind : `${kind} ${name}`;
}
