// Opens the libraries that draw formulas and diagrams. They come from the site, and are loaded for the first text that
// needs them. A diagram is cached by its source, so it is drawn once.

import { pathToFileURL } from 'node:url';
import type { DrawnFigure, Figures } from '../../../core/markdown/figures.ts';
import type { ParseContext } from '../../site/plan/to-parse-context.ts';
import { findModule } from '../../files/find-module.ts';
import { hash } from '../../files/hash.ts';
import { openStore } from '../../files/store/open-store.ts';
import { toInstallCommand } from '../../files/to-install-command.ts';

/** Opens the functions that draw the figures of a text. */
type OpenFigures = (text: string) => Promise<Figures>;

interface Temml {
  renderToString(tex: string, options: Readonly<Record<string, unknown>>): string;
}

interface Mermaid {
  renderMermaidSVG(source: string, options: Readonly<Record<string, unknown>>): string;
}

const packages = { math: 'temml', mermaid: 'beautiful-mermaid' } as const;

/** Creates the function that opens the figure libraries for a page. */
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
      const storedFigure = store.read(key);
      if (storedFigure) return storedFigure;
      const drawn = tryDraw(() => tool.renderMermaidSVG(source, { transparent: true, padding: 8 }));
      store.write(key, drawn);
      return drawn;
    };
  }
}

/** Placeholder for a text without figures; it is never called. */
function unused(): DrawnFigure {
  return { fault: 'nothing renders it' };
}

function tryDraw(draw: () => string): DrawnFigure {
  try {
    return { html: draw() };
  } catch (error) {
    // The library overflowed the stack; rethrown, the error would count as one of the page.
    if (error instanceof RangeError) return { fault: 'it is nested too deeply' };
    const { message, position } = error as Error & { position?: number };
    return { fault: toReason(message), ...(typeof position === 'number' && { at: position }) };
  }
}

/** Returns the message of the library without the source and the place, which are reported beside it. */
function toReason(message: string): string {
  const [firstLine = ''] = message.replace(/^\s*(?:Parse)?Error:?\s*/i, '').split('\n');
  const reason = firstLine
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
