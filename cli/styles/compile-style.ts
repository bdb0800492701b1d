// A style sheet beside a demo → its text, small, with what it imports; of a CSS module also the
// names that its classes have in the page. Server and browser ask the same function.

import { dirname, join } from 'node:path';
import type { BuildFailure, Message, Plugin } from 'esbuild';
import { findStyleTool, isStyleModule } from '../../core/paths/style-file.ts';
import type { Problem } from '../../core/problem.ts';
import { hash } from '../hash.ts';
import { preprocessStyle } from './preprocess-style.ts';
import { loadEsbuild } from '../files/load-esbuild.ts';

/** A style sheet, ready for a page. */
export interface CompiledStyle {
  readonly css: string;
  /** The classes of a module: name in the source → name in the page. */
  readonly names: Readonly<Record<string, string>>;
}

const asData = Object.fromEntries(
  ['.png', '.jpg', '.jpeg', '.gif', '.webp', '.avif', '.svg', '.woff', '.woff2'].map((ending) => [
    ending,
    'dataurl' as const,
  ]),
);

const brokenRules = new Set(['css-syntax-error', 'js-comment-in-css']);

/** Compiles a style sheet of the site. */
export async function compileStyle(file: string, root: string): Promise<CompiledStyle | { readonly problem: Problem }> {
  const { build } = await loadEsbuild();
  const written = findStyleTool(file) ? await preprocessStyle(file, root) : undefined;
  if (written && 'problem' in written) return written;
  try {
    const { outputFiles, warnings } = await build({
      stdin: {
        contents: `import * as names from ${JSON.stringify(`./${file.split('/').at(-1)}`)}; export default { ...names };`,
        resolveDir: join(root, dirname(file)),
        loader: 'js',
      },
      absWorkingDir: root,
      outdir: root,
      bundle: true,
      write: false,
      format: 'cjs',
      logLevel: 'silent',
      charset: 'utf8',
      target: ['chrome111', 'firefox113', 'safari16.4'],
      loader: asData,
      ...(written && { plugins: [serveStyle(file, written.css)] }),
    });
    // Browsers skip what they cannot read, and the author never learns of it.
    const fault = warnings.find(({ id, location }) => brokenRules.has(id) && !location?.file.includes('node_modules/'));
    if (fault) return toProblem(fault, file);
    const text = outputFiles.find(({ path }) => path.endsWith('.css'))?.text ?? '';
    return isStyleModule(file) ? rename(text, file) : { css: await minify(text), names: {} };
  } catch (error) {
    const [message] = (error as Partial<BuildFailure>).errors ?? [];
    if (!message) throw error;
    return toProblem(message, file);
  }

  async function rename(text: string, name: string): Promise<CompiledStyle> {
    const suffix = hash(name).slice(0, 5);
    const stem = `${(name.split('/').at(-1) ?? '').replace(/\.module\.\w+$/, '').replace(/\W/g, '_')}_`;
    // esbuild tells files of one name apart only within one bundle.
    const css = text.replace(new RegExp(`(?<![\\w-])${stem}[\\w-]+`, 'g'), (each) => `${each}_${suffix}`);
    const classes = [...new Set([...text.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, each = '']) => each))].filter(
      (each) => each.startsWith(stem),
    );
    return {
      css: await minify(css),
      names: Object.fromEntries(classes.map((each) => [each.slice(stem.length), `${each}_${suffix}`])),
    };
  }
}

/** Stands for a sheet that is CSS by now: under the name that it would have as CSS, so that its classes are called as there. */
function serveStyle(file: string, css: string): Plugin {
  return {
    name: 'written-style',
    setup(build) {
      const namespace = 'written-style';
      build.onResolve({ filter: /\.(?:s[ac]ss|less)$/ }, ({ path, kind, resolveDir }) =>
        kind === 'import-statement'
          ? { path: join(resolveDir, path.replace(/\.\w+$/, '.css')), namespace, pluginData: resolveDir }
          : undefined,
      );
      build.onLoad({ filter: /./, namespace }, ({ pluginData }) => ({
        contents: css,
        loader: isStyleModule(file) ? 'local-css' : 'css',
        resolveDir: pluginData as string,
      }));
    },
  };
}

function toProblem({ text, location }: Message, file: string): { readonly problem: Problem } {
  return {
    problem: {
      rule: 'demo-style',
      severity: 'error',
      place:
        location && location.file !== '<stdin>'
          ? { file: location.file, line: location.line, column: location.column + 1 }
          : { file },
      message: text,
      hint: 'Correct the style sheet at this place.',
    },
  };
}

async function minify(css: string): Promise<string> {
  const { transform } = await loadEsbuild();
  const { code } = await transform(css, {
    loader: 'css',
    minify: true,
    charset: 'utf8',
    target: ['chrome111', 'firefox113', 'safari16.4'],
  });
  return code.trim();
}
