// Finished pages, one after the other → the heaviest one in each part, as gzip bytes.
//
// A file is weighed once, however many pages load it. What a script imports counts with it; what it may import later
// counts for islands only, where a page has any. React is the site's own choice, and demos are its content, so both are
// weighed separately from the engine's files.

import { gzipSync } from 'node:zlib';
import type { Heaviest } from '../../core/check/find-over-budget.ts';
import type { PageWeights } from '../../core/check/html-page.ts';
import { partNames, type Budgets, type Part } from '../../core/check/plan-budgets.ts';
import { createScriptGraph } from './create-script-graph.ts';

/** A page to be weighed. */
interface WeighedPage {
  readonly file: string;
  readonly html: string;
  readonly weights: PageWeights;
}

/** Weighs page after page. */
interface WeightMeter {
  readonly add: (page: WeighedPage) => void;
  readonly read: () => Heaviest[];
}

interface MeterOptions {
  readonly budgets: Budgets;
  /** Reads a file that a page loads; '' for a file of another site. */
  readonly read: (address: string) => string;
}

/** Creates the meter of a site. */
export function createWeightMeter({ budgets, read }: MeterOptions): WeightMeter {
  const heaviest = new Map<Part, Heaviest>();
  const graph = createScriptGraph(read);
  const weigh = createWeigher();
  const sum = (addresses: Iterable<string>) =>
    [...addresses].reduce((bytes, address) => bytes + weigh(address, () => read(address)), 0);

  function put(part: Part, bytes: number, file: string): void {
    const known = heaviest.get(part);
    const over = (known?.over ?? 0) + (bytes > (budgets[part] ?? Infinity) ? 1 : 0);
    heaviest.set(part, known && known.bytes >= bytes ? { ...known, over } : { part, bytes, file, over });
  }

  return {
    add({ file, html, weights }) {
      const initialScripts = graph.follow(weights.scripts);
      // HTML differs from page to page, so it is compressed only if it is needed.
      if (budgets.html !== undefined) put('html', gzipSync(html).length, file);
      put('inline', weights.inline === '' ? 0 : weigh(weights.inline, () => weights.inline), file);
      put('script', sum(initialScripts), file);
      if (weights.islands.length > 0) {
        const { engine, react, demos } = graph.followIslands(initialScripts, weights);
        put('islands', sum([...initialScripts, ...engine]), file);
        put('react', sum(react), file);
        if (demos.length > 0) put('demos', sum(demos), file);
      }
      const isTheme = (address: string) => /\/_app\/theme\.[\w-]+\.css$/.test(address);
      // The style sheets of demos belong to the documented libraries, as their scripts do.
      const isOfDemos = (address: string) => /\/_app\/assets\/[^/]+\.css$/.test(address);
      put('style', sum(weights.styles.filter((address) => !isTheme(address) && !isOfDemos(address))), file);
      // The settings for the look of a site are its own choice.
      const looks = weights.styles.filter(isTheme);
      if (looks.length > 0) put('looks', sum(looks), file);
    },
    read: () => (Object.keys(partNames) as Part[]).flatMap((part) => heaviest.get(part) ?? []),
  };
}

/** Weighs each text only once. */
function createWeigher(): (key: string, read: () => string) => number {
  const memory = new Map<string, number>();

  return function weigh(key, read) {
    const known = memory.get(key);
    if (known !== undefined) return known;
    const text = read();
    const bytes = text === '' ? 0 : gzipSync(text, { level: 9 }).length;
    memory.set(key, bytes);
    return bytes;
  };
}
