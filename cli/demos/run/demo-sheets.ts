// The style sheets that demos import, compiled. A sheet is compiled again only if a file that it was made from changed.

import { join } from 'node:path';
import type { Closure } from '../../../core/demos/closure/closure.ts';
import type { Problem } from '../../../core/model/problem.ts';
import type { SourceSettings } from '../../../core/model/site.ts';
import { hashFile } from '../../files/hash-file.ts';
import type { ReadFile } from '../../files/read-file.ts';
import { compileStyle, type CompiledStyle, type StyleResult } from '../../site/styles/compile-style.ts';
import { followDarkSelector } from '../../site/styles/follow-dark-selector.ts';
import { keepToStage } from '../../site/styles/keep-to-stage.ts';
import { createSheetFinder } from '../../site/workspace/create-sheet-finder.ts';
import { listStyles } from '../library/bundle/list-styles.ts';
import type { BundledLibrary } from '../library/bundle/to-bundled-library.ts';
import { listSheets } from '../read/list-sheets.ts';

/** The style sheets that the files of a demo import. */
export interface ReadStyles {
  /** By file, in the order in which they are imported. */
  readonly styles: Readonly<Record<string, CompiledStyle>>;
  /** Style sheets of the site among them. */
  readonly siteSheets: Readonly<Record<string, CompiledStyle>>;
  readonly problems: readonly Problem[];
  /** The files that their compilers report to have read. */
  readonly reads: readonly ReadFile[];
}

interface SheetOptions {
  readonly root: string;
  readonly sources: SourceSettings;
  /** The class or attribute that the sheets use for dark mode. */
  readonly darkSelectors: readonly string[];
  /** Returns whether a file is a source of a library that is worked on. */
  readonly isSource: (file: string) => boolean;
}

type Styles = Readonly<Record<string, CompiledStyle>>;
type WriteCss = (css: string) => string;

interface KnownSheet {
  readonly result: StyleResult;
  readonly reads: readonly ReadFile[];
}

/** Compiles the style sheets of demos. */
export class DemoSheets {
  readonly #options: SheetOptions;
  readonly #findSheet: ReturnType<typeof createSheetFinder>;
  readonly #known = new Map<string, KnownSheet>();
  /** Keeps a sheet to demos, and to their mode. */
  readonly #toPage: WriteCss;
  /** Keeps a sheet to the mode: the frame of an edited demo is a page of its own. */
  readonly #toFrame: WriteCss;

  constructor(options: SheetOptions) {
    this.#options = options;
    this.#findSheet = createSheetFinder(options);
    this.#toFrame = writeOnce((css) => followDarkSelector(css, options.darkSelectors));
    this.#toPage = writeOnce((css) => followDarkSelector(keepToStage(css), options.darkSelectors));
  }

  /** Compiles the style sheets that files import, those of packages as well. */
  async read(closure: Closure, library: BundledLibrary): Promise<ReadStyles> {
    const siteSheets: Record<string, CompiledStyle> = {};
    const ofPackages: Record<string, CompiledStyle> = {};
    const problems: Problem[] = [];
    const reads = new Map<string, ReadFile>();
    const compile = async (file: string): Promise<StyleResult> => {
      const sheet = await this.#compile(file);
      for (const each of sheet.reads) reads.set(each.file, each);
      return sheet.result;
    };

    for (const [file, style] of Object.entries(listStyles(closure, library))) {
      // The library may be older than a change in a package.
      const result = await compile(file);
      ofPackages[file] = result.style ?? style;
      // Only sheets that are worked on can be corrected; their errors are those of the library.
      if (this.#options.isSource(file))
        problems.push(...result.problems.filter(({ severity }) => severity !== 'error'));
    }
    for (const file of listSheets(closure)) {
      const { style, problems: faults } = await compile(file);
      problems.push(...faults.filter((problem) => !isReported(problem, closure.problems)));
      // Sheets that several others are composed from are in the page once, before the first of them.
      for (const [part, css] of Object.entries(style?.before ?? {})) siteSheets[part] ??= { css, names: {} };
      if (style) siteSheets[file] = style;
    }
    return {
      styles: mapCss({ ...ofPackages, ...siteSheets }, this.#toPage),
      siteSheets: mapCss(siteSheets, this.#toFrame),
      problems,
      reads: [...reads.values()],
    };
  }

  /** Returns a file of the site as a file that was read. */
  toRead(file: string): ReadFile {
    return { file, hash: this.#hash(file) };
  }

  async #compile(file: string): Promise<KnownSheet> {
    const known = this.#known.get(file);
    if (known?.reads.every((each) => this.#hash(each.file) === each.hash)) return known;
    const result = await compileStyle(file, { root: this.#options.root, findSheet: this.#findSheet });
    const sheet = { result, reads: result.reads.map((each) => this.toRead(each)) };
    this.#known.set(file, sheet);
    return sheet;
  }

  #hash(file: string): string {
    return hashFile(join(this.#options.root, file));
  }
}

/** Writes the same text once, as many demos share it. */
function writeOnce(write: WriteCss): WriteCss {
  const known = new Map<string, string>();
  return (css) => {
    const written = known.get(css) ?? write(css);
    known.set(css, written);
    return written;
  };
}

function mapCss(styles: Styles, write: WriteCss): Styles {
  return Object.fromEntries(Object.entries(styles).map(([file, style]) => [file, { ...style, css: write(style.css) }]));
}

/** A missing import of a style sheet is found twice. */
function isReported({ place }: Problem, problems: readonly Problem[]): boolean {
  return problems.some((known) => known.place.file === place.file && known.place.line === place.line);
}
