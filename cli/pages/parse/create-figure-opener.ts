// A page's text → what draws its formulas and diagrams. The libraries come from the site, and are loaded for the
// first text that has need of them; a diagram is kept by its source, so it is drawn once.

import { pathToFileURL } from 'node:url';
import type { DrawnFigure, Figures } from '../../../core/markdown/figures.ts';
import type { ParseContext } from '../../site/plan/to-parse-context.ts';
import { findModule } from '../../files/find-module.ts';
import { hash } from '../../files/hash.ts';
import { openStore } from '../../files/store/open-store.ts';
import { toInstallCommand } from '../../files/to-install-command.ts';

/** Gives what draws the figures of a text. */
type OpenFigures = (text: string) => Promise<Figures>;

interface Temml {
  renderToString(tex: string, options: Readonly<Record<string, unknown>>): string;
}

interface Mermaid {
  renderMermaidSVG(source: string, options: Readonly<Record<string, unknown>>): string;
}

const packages = { math: 'temml', mermaid: 'beautiful-mermaid' } as const;

/** Prepares what the pages of a site share, and gives the function that opens what one of them needs. */
export function createFigureOpener(
  { root, cache, site }: Pick<ParseContext, 'root' | 'cache' | 'site'>,
  { log, find = findModule }: { log: (message: string) => void; find?: typeof findModule },
): OpenFigures {
  const { math, mermaid } = site.markdown;
  let formula: Promise<Figures['formula']> | undefined;
  let diagram: Promise<Figures['diagram']> | undefined;

  return async function openFigures(text) {
    return {
      ...(math && {
        formula: text.includes('$') || text.includes('math') ? await (formula ??= openFormulas()) : unused,
      }),
      ...(mermaid && { diagram: text.includes('mermaid') ? await (diagram ??= openDiagrams()) : unused }),
    };
  };

  async function openFormulas(): Promise<Figures['formula']> {
    const found = find(packages.math, root);
    if (!found) return () => ({ problem: toMissing('math', root) });
    const { default: temml } = (await import(pathToFileURL(found.file).href)) as { default: Temml };
    const options = { trust: false, throwOnError: true, strict: false, maxSize: [20, 40], maxExpand: 500 };
    return (tex, isDisplay) => tryDraw(() => temml.renderToString(tex, { ...options, displayMode: isDisplay }));
  }

  async function openDiagrams(): Promise<Figures['diagram']> {
    const found = find(packages.mermaid, root);
    if (!found) return () => ({ problem: toMissing('mermaid', root) });
    const store = openStore<DrawnFigure>(cache, 'figures', { log });
    const tool = (await import(pathToFileURL(found.file).href)) as Mermaid;
    return (source) => {
      const key = hash('1', found.version, source);
      const kept = store.read(key);
      if (kept) return kept;
      const drawn = tryDraw(() => tool.renderMermaidSVG(source, { transparent: true, padding: 8 }));
      store.write(key, drawn);
      return drawn;
    };
  }
}

/** A text without a figure asks for none. */
function unused(): DrawnFigure {
  return { fault: 'nothing draws it' };
}

function tryDraw(draw: () => string): DrawnFigure {
  try {
    return { html: draw() };
  } catch (error) {
    // A library that is lost in its own stack would be lost in the page's as well.
    if (error instanceof RangeError) return { fault: 'it is nested too deeply' };
    const { message, position } = error as Error & { position?: number };
    return { fault: toReason(message), ...(typeof position === 'number' && { at: position }) };
  }
}

/** What the library says, without the source and the place: both are told beside it. */
function toReason(message: string): string {
  const [first = ''] = message.replace(/^\s*(?:Parse)?Error:?\s*/i, '').split('\n');
  const reason = first
    .replace(/^ParseError:?\s*/i, '')
    .replace(/ at (?:position \d+|end of input)\b[^]*$/, '')
    .trim();
  return reason.charAt(0).toLowerCase() + reason.slice(1);
}

function toMissing(setting: keyof typeof packages, root: string) {
  const name = packages[setting];
  return {
    rule: 'figure-package',
    severity: 'error' as const,
    message: `The package "${name}" is not installed, but markdown.${setting} needs it`,
    hint: `Run ${toInstallCommand(name, root)} in the folder of the site.`,
  };
}
