// The files of demos → CommonJS. Each text is compiled once.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Closure } from '../../../core/demos/closure/closure.ts';
import { toConstants, type Defines } from '../../../core/code/defines.ts';
import { isStyleFile } from '../../../core/model/paths/style-file.ts';
import type { Problem } from '../../../core/model/problem.ts';
import { isAssetFile, toAssetFile } from '../../files/asset-file.ts';
import { findDataFault } from '../../files/find-data-fault.ts';
import { hash } from '../../files/hash.ts';
import { toDataUrl } from '../../files/to-data-url.ts';
import type { CompiledStyle } from '../../site/styles/compile-style.ts';
import { parseDemoFile } from '../read/parse-demo-file.ts';
import { compileDemoFile } from './compile-demo-file.ts';
import { compilerProblem } from './demo-fault.ts';

/** The files of a demo, and its compiled style sheets by file. */
export interface DemoFiles {
  readonly closure: Closure;
  readonly styles: Readonly<Record<string, CompiledStyle>>;
}

interface CompilerOptions {
  readonly root: string;
  /** The sub-path of the site, for URLs of pictures. */
  readonly base: string;
  readonly define: Defines;
}

/** Compiles the files of demos. */
export class DemoCompiler {
  readonly #options: CompilerOptions;
  readonly #codes = new Map<string, string>();
  /** Names that the code of demos sees besides those of its module. */
  readonly constants: ReturnType<typeof toConstants>;

  constructor(options: CompilerOptions) {
    this.#options = options;
    this.constants = toConstants(options.define);
  }

  /** Compiles a file of a demo: code, a style sheet's class names, or the address of a picture. */
  compile(file: string, { closure, styles }: DemoFiles): string {
    if (isStyleFile(file)) return `module.exports = ${JSON.stringify(styles[file]?.names ?? {})};`;
    const isText = /\.(?:[mc]?[jt]sx?|json)$/.test(file);
    const text = isText ? closure.files.find(({ path }) => path === file)?.text : undefined;
    return text === undefined ? this.#compileAsset(file) : this.#compileText(file, text);
  }

  /** Finds what the bundler can read in a file, but the compiler cannot, before the file is used. */
  findFault(file: string, text: string): Problem[] {
    if (file.endsWith('.json')) return [findDataFault(file, text)].filter((fault) => fault !== undefined);
    if (!/\.[mc]?[jt]sx?$/.test(file)) return [];
    const parsed = parseDemoFile(file, text);
    if ('problem' in parsed) return [parsed.problem];
    try {
      if (!/\.d\.[mc]?ts$/.test(file)) this.#compileText(file, text);
      return [];
    } catch (error) {
      if (error instanceof SyntaxError) return [compilerProblem(error, { file, text, parsed })];
      throw error;
    }
  }

  #compileAsset(file: string): string {
    const { root, base } = this.#options;
    const bytes = readFileSync(join(root, file));
    const address = isAssetFile(file) ? base + toAssetFile(file, bytes) : toDataUrl(file, bytes);
    return `exports.__esModule = true; exports.default = ${JSON.stringify(address)};`;
  }

  #compileText(file: string, text: string): string {
    const key = hash(file, text);
    const code = this.#codes.get(key) ?? compileDemoFile(file, text);
    this.#codes.set(key, code);
    return code;
  }
}
