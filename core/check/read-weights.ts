// The elements of a page → the scripts and styles that it loads and runs without an action of the reader.

import type { PageWeights } from './html-page.ts';
import type { HtmlElement } from './read-element.ts';

/** Collects the weights of a page element by element. */
interface WeightReader {
  readonly add: (element: HtmlElement) => void;
  readonly read: () => PageWeights;
}

/** Creates the reader of one page's weights. */
export function createWeightReader(): WeightReader {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const islands = new Set<string>();
  const modules = new Set<string>();
  const inline: string[] = [];

  function add({ name, attributes, text }: HtmlElement): void {
    const island = attributes.get('data-island');
    if (island) islands.add(island);
    const module = island ? readModule(attributes.get('data-docs-props')) : undefined;
    if (module) modules.add(module);

    const address = attributes.get(name === 'script' ? 'src' : 'href') ?? '';
    if (name === 'script' && isProgram(attributes.get('type'))) {
      if (address === '') inline.push(text());
      else scripts.add(address);
    }
    if (name !== 'link' || address === '') return;
    const relations = (attributes.get('rel') ?? '').toLowerCase().split(/\s+/);
    if (relations.includes('stylesheet') && !relations.includes('alternate')) styles.add(address);
    if (relations.includes('modulepreload')) scripts.add(address);
  }

  return {
    add,
    read: () => ({
      scripts: [...scripts],
      styles: [...styles],
      inline: inline.join(''),
      islands: [...islands],
      modules: [...modules],
    }),
  };
}

/** Reads the script address from an island's props. */
function readModule(props = '{}'): string | undefined {
  try {
    const { module } = JSON.parse(props) as { readonly module?: unknown };
    return typeof module === 'string' ? module : undefined;
  } catch {
    return undefined;
  }
}

/** Returns whether a script type is executable, unlike data such as JSON. */
function isProgram(type = ''): boolean {
  return /^(?:module|(?:text|application)\/(?:java|ecma)script)?$/i.test(type.trim());
}
