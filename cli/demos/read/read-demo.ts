// A demo marker → the sources of the demo, read from beside its page or beside another one.

import { findUnseenProblems } from '../../../core/code/find-unseen-problems.ts';
import { existsSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { DemoMarker } from '../../../core/model/demo-marker.ts';
import { demoCandidates } from '../../../core/demos/demo-candidates.ts';
import type { Styling } from '../../../core/demos/plan-demo.ts';
import { findNearest } from '../../../core/text/find-nearest.ts';
import type { Problem } from '../../../core/model/problem.ts';
import { quote } from '../../../core/text/quote.ts';
import type { ReadFile } from '../../files/read-file.ts';
import { createSiteReader, type SiteReader } from '../../files/create-site-reader.ts';
import { decodeText } from '../../files/decode-text.ts';

/** One source of a demo. */
export interface DemoSource {
  /** Relative to the site: "content/x/BasicButtons.tsx". */
  readonly file: string;
  /** Its displayed name: "BasicButtons.tsx", "system/index.tsx". */
  readonly name: string;
  readonly language: 'tsx' | 'jsx' | 'js';
  readonly code: string;
}

/** A demo in one styling solution: the source that runs, and handwritten JavaScript beside it. */
export interface DemoSources {
  readonly styling: Styling;
  readonly main: DemoSource;
  readonly script?: DemoSource;
  /** The module that runs, if it is not the source: that of a story. */
  readonly module?: { readonly file: string; readonly text: string };
  /** The text of the preview, from a file beside the source that ends with ".preview". */
  readonly preview?: string;
}

/** A demo's sources, every file that was checked, and problems. */
export interface ReadDemo {
  readonly sources: readonly DemoSources[];
  readonly reads: readonly ReadFile[];
  readonly problems: readonly Problem[];
}

/** The page that shows a demo. */
export interface DemoPlace {
  readonly root: string;
  /** Its source. */
  readonly pageFile: string;
  /** The files read before in the same run. */
  readonly files?: SiteReader;
}

/** Reads a demo of a page. */
export function readDemo(marker: DemoMarker, { root, pageFile, files = createSiteReader(root) }: DemoPlace): ReadDemo {
  const reads: ReadFile[] = [];
  const problems: Problem[] = [];
  const found: (DemoSource & { styling: Styling })[] = [];

  for (const { file, styling } of demoCandidates(marker.file)) {
    // A folder only counts if there is no file with the name.
    if (file.includes(`/${styling}/index.`) && found.some((source) => !isStyled(source))) continue;
    const code = readText(posix.join(posix.dirname(pageFile), file));
    if (code !== undefined) found.push({ styling, ...toSource(posix.join(posix.dirname(pageFile), file), code) });
  }

  const sources = [...new Set(found.map(({ styling }) => styling))].map((styling) =>
    toSources(
      styling,
      found.filter((source) => source.styling === styling),
    ),
  );
  if (sources.length === 0 && problems.length === 0) {
    problems.push(missingProblem(marker, root, pageFile));
    // The hint depends on the names there.
    const folder = `${toSearchedFolder(marker.file, pageFile)}/`;
    reads.push({ file: folder, hash: files.hash(folder) });
  }
  for (const { file, code } of found) problems.push(...findUnseenProblems(code, { file, text: code }));
  return { sources, reads, problems };

  function toSources(styling: Styling, [main, ...others]: DemoSource[]): DemoSources {
    const script = main!.language === 'tsx' ? others[0] : undefined;
    const preview =
      readText(`${main!.file.replace(/\.\w+$/, '')}.tsx.preview`) ??
      readText(`${main!.file}.preview`) ??
      readText(main!.file.replace(/\.\w+$/, '.preview'));
    return {
      styling,
      main: main!,
      ...(script && { script }),
      ...(preview !== undefined && { preview: preview.trimEnd() }),
    };
  }

  function readText(file: string): string | undefined {
    if (reads.some((read) => read.file === file)) return undefined;
    const bytes = readWithin(file);
    reads.push({ file, hash: bytes ? files.hash(file) : '' });
    if (!bytes) return undefined;
    const decoded = decodeText(bytes, file);
    if ('problem' in decoded) problems.push(decoded.problem);
    return 'problem' in decoded ? undefined : decoded.text;
  }

  /** A link that leads out of the site is reported with the other files; here it counts as missing. */
  function readWithin(file: string): Buffer | undefined {
    const bytes = files.read(file);
    return bytes && files.isInside(file) ? bytes : undefined;
  }
}

function toSource(file: string, code: string): DemoSource {
  const ending = file.slice(file.lastIndexOf('.') + 1);
  const language = ending === 'tsx' || ending === 'jsx' ? ending : 'js';
  const name = posix.basename(file);
  return { file, name: name.startsWith('index.') ? file.split('/').slice(-2).join('/') : name, language, code };
}

function isStyled({ name }: DemoSource): boolean {
  return name.includes('/');
}

function missingProblem({ name, file, line, column }: DemoMarker, root: string, pageFile: string): Problem {
  const written = /\.\w+$/.test(file) ? file.replace(/\.(js|jsx|ts)$/, '.tsx') : `${file}.tsx`;
  const wanted = posix.join(posix.dirname(pageFile), written);
  const nearest = findNearest(name, listDemos(join(root, toSearchedFolder(file, pageFile))));

  return {
    rule: 'demo-not-found',
    severity: 'error',
    place: { file: pageFile, line, column },
    message: file.includes('../') ? `No file ${wanted}` : `No file ${written} beside this page`,
    hint: nearest ? `Did you mean ${nearest}.tsx?` : `Add ${quote(wanted)}, or correct the name.`,
  };
}

/** Returns the folder in which a misspelled demo is searched: beside its page, or beside the page that owns it. */
function toSearchedFolder(file: string, pageFile: string): string {
  const folder = posix.dirname(pageFile);
  return file.includes('../') ? posix.dirname(posix.join(folder, file)) : folder;
}

function listDemos(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) =>
    /^[A-Z][\w-]*(\.(tsx|jsx|js))?$/.test(name) ? [name.replace(/\.\w+$/, '')] : [],
  );
}
