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

/** Plugins that run one after another. */
export interface UnifiedChain {
  /** Data that they add to a parser: `micromarkExtensions` and the like. */
  readonly data: Readonly<Record<string, unknown>>;
  run(tree: Tree, file: VFile): ChainRun;
}

/** Creates the chain of one kind; undefined without such plugins. Errors during setup are thrown when it runs. */
export function createUnifiedChain(
  plugins: readonly Plugin[],
  kind: 'remark' | 'rehype',
  onRun: (part?: PluginPart) => void,
): UnifiedChain | undefined {
  const entries = plugins.flatMap(({ name, [kind]: unifiedPlugins = [] }) =>
    unifiedPlugins.flatMap(flatten).map((entry) => ({ plugin: name, ...entry })),
  );
  if (entries.length === 0) return undefined;

  let running: PluginPart = { plugin: '', part: kind };
  let starts: { readonly plugin: string; readonly first: number }[] = [];
  const nodes = new WeakMap<VFile, AddedNodes>();
  const processor = unified();
  for (const { plugin, attach, options } of entries) {
    const part = { plugin, part: nameOf(kind, attach) };
    processor.use(function attachNamed(this: Processor) {
      running = part;
      return withName(attach.apply(this, options), part);
    } as Parameters<typeof processor.use>[0]);
  }
  const setupError = freeze();

  return {
    data: setupError === undefined ? (processor.data() as Record<string, unknown>) : {},
    run(tree, file) {
      if (setupError) throw setupError;
      starts = [];
      const before = file.messages.length;
      nodes.set(file, new AddedNodes(tree, String(file.value)));
      let result: { error?: unknown; tree?: unknown } | undefined;
      const waiting = new Promise<void>((resolve) => {
        processor.run(tree as never, file, (error, resultTree) => {
          result = error ? { error } : { tree: resultTree };
          onRun();
          resolve();
        });
      });
      return { waiting, read: () => result && readResult(result, file, before) };
    },
  };

  function freeze(): Error | undefined {
    try {
      processor.freeze();
      return undefined;
    } catch (error) {
      return createPluginStop(error, running);
    }
  }

  function withName(transform: Transform | undefined, part: PluginPart): Transform | undefined {
    if (typeof transform !== 'function') return undefined;
    const start = (file: VFile) => {
      running = part;
      starts.push({ plugin: part.plugin, first: file.messages.length });
      onRun(part);
    };
    const record = (result: unknown, tree: Tree, file: VFile) =>
      nodes.get(file)?.note(isTree(result) ? result : tree, { plugin: part.plugin, part: kind });
    // Unified counts the parameters: a third one is a callback.
    return transform.length > 2
      ? function transformLater(tree, file, next) {
          start(file);
          return transform(tree, file, (error: unknown, result: unknown, ...rest: unknown[]) => {
            if (!error) record(result, tree, file);
            (next as (...results: unknown[]) => void)(error, result, ...rest);
          });
        }
      : function transformNow(tree, file) {
          start(file);
          const result = transform(tree, file);
          if (!(result instanceof Promise)) return (record(result, tree, file), result);
          return result.then((value: unknown) => (record(value, tree, file), value));
        };
  }

  function readResult({ error, tree }: { error?: unknown; tree?: unknown }, file: VFile, before: number) {
    // `file.fail()` reports a message and throws it.
    const isReport = error !== undefined && file.messages.includes(error as never);
    if (error !== undefined && !isReport) throw createPluginStop(error, running);
    const root = tree as HastNodes | MdastNodes | undefined;
    if (!isReport && root?.type !== 'root')
      throw createPluginStop(new Error('it did not return a tree: the root node is missing'), running);
    return {
      tree: isReport ? emptyTree : (root as Tree),
      added: nodes.get(file)?.list ?? [],
      problems: file.messages.slice(before).map((message, index) => {
        const owner = starts.findLast(({ first }) => first <= before + index)?.plugin ?? running.plugin;
        return toReportedProblem(owner, {
          message: message.reason,
          hint: message.note,
          severity: message.fatal ? 'error' : 'warning',
          name: message.ruleId,
          place: { file: file.path ?? '', line: message.line, column: message.column },
        });
      }),
    };
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
