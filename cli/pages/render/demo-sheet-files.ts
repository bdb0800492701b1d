// The style sheets of demos → files for the large ones, which pages share: a reader loads the sheet of a library once,
// and not again with each page. Small ones stay in their pages, as a request would cost more.

import type { OutputFile } from '../../../core/model/output-file.ts';
import type { DemoStyleTexts } from '../../../templates/demo-styles.tsx';
import { toAssetFile } from '../../files/asset-file.ts';
import { digest } from '../../files/digest.ts';

/** Sheets with fewer characters stay in the page. */
const minLength = 8192;

/** A style sheet as a file of the site. */
export interface DemoSheetFile extends OutputFile {
  readonly contents: string;
  readonly href: string;
  /** For the attribute "integrity". */
  readonly integrity: string;
}

/** Names the files of style sheets. Many pages have the same sheet, which is hashed once. */
export class DemoSheetFiles {
  readonly #base: string;
  /** By the name of the sheet. */
  readonly #known = new Map<string, DemoSheetFile>();

  constructor(base: string) {
    this.#base = base;
  }

  /** Adds the addresses of the files to styles. */
  link(styles: DemoStyleTexts): DemoStyleTexts {
    const hrefs = Object.entries(styles.sheets)
      .filter(([, css]) => isLarge(css))
      .map(([name, css]) => [name, this.#toFile(name, css).href] as const);
    return hrefs.length === 0 ? styles : { ...styles, hrefs: Object.fromEntries(hrefs) };
  }

  /** Lists the files that pages with these styles load. */
  list({ sheets }: Pick<DemoStyleTexts, 'sheets'>): DemoSheetFile[] {
    const files = Object.entries(sheets).flatMap(([name, css]) => (isLarge(css) ? [this.#toFile(name, css)] : []));
    return [...new Map(files.map((file) => [file.file, file])).values()];
  }

  #toFile(name: string, css: string): DemoSheetFile {
    const known = this.#known.get(name);
    if (known?.contents === css) return known;
    const file = toAssetFile(`${name.replace(/\.\w+$/, '')}.css`, Buffer.from(css));
    const made = {
      file,
      href: `${this.#base}${file}`,
      contents: css,
      isShared: true as const,
      integrity: `sha256-${digest(css)}`,
    };
    this.#known.set(name, made);
    return made;
  }
}

function isLarge(css: string): boolean {
  return css.length >= minLength;
}
