// Sources with Tailwind utilities → the rules that they use, and no others. Tailwind is installed by the site; without it
// such a demo is unstyled.

import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEsbuild } from '../../files/load-esbuild.ts';
import { followStageMode } from './follow-stage-mode.ts';

interface Tailwind {
  compile(
    css: string,
    options: {
      base: string;
      loadStylesheet(id: string, base: string): Promise<{ path: string; base: string; content: string }>;
    },
  ): Promise<{ build(candidates: string[]): string }>;
}

// No reset: it would change the page around the demo. Dark variants follow the mode of the stage: its own, or the page's.
const entry = `@layer theme, base, components, utilities;
@import 'tailwindcss/theme.css' layer(theme);
@import 'tailwindcss/utilities.css';
@custom-variant dark (&:where([data-mode='dark'], [data-mode='dark'] :not(.demo-stage[data-mode='light'], .demo-stage[data-mode='light'] *)));
@custom-variant rtl (&:where(:dir(rtl), [dir='rtl'] *));
`;

/** Compiles the utilities that sources use; '' if the site has no Tailwind. */
export async function compileTailwind(sources: readonly string[], root: string): Promise<string> {
  const ofSite = createRequire(join(root, 'docs.config.ts'));
  const tailwind = find(ofSite);
  if (!tailwind) return '';

  const { build } = await tailwind.compile(entry, {
    base: root,
    loadStylesheet: (id, base) => {
      const path = ofSite.resolve(id);
      return Promise.resolve({ path, base, content: readFileSync(path, 'utf8') });
    },
  });
  const { transform } = await loadEsbuild();
  const { code } = await transform(renameSpacing(build(findCandidates(sources))), {
    loader: 'css',
    minify: true,
    charset: 'utf8',
    target: ['chrome111', 'firefox113', 'safari16.4'],
  });
  return followStageMode(code.trim());
}

/** The page stores the reader's spacing setting under this name, inline on an element. */
function renameSpacing(css: string): string {
  return css.replace(/--spacing(?![\w-])/g, '--tw-spacing');
}

function find(ofSite: NodeJS.Require): Tailwind | undefined {
  try {
    return ofSite('tailwindcss') as Tailwind;
  } catch {
    return undefined;
  }
}

/** Finds words that could be utilities: others produce no rule. */
function findCandidates(sources: readonly string[]): string[] {
  const words = sources.flatMap((source) => source.split(/[\s"'`<>{}=;]+/));
  return [...new Set(words)].filter((word) => /^-?[@a-z[*][^\s]*$/i.test(word)).sort();
}
