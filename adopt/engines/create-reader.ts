// Reads settings, data and pages of a folder without running any code; unreadable parts are noted.

import { splitFrontMatter } from '../../core/markdown/front-matter/split-front-matter.ts';
import { toPosition } from '../../core/text/to-position.ts';
import { dirname, joinPath } from '../output/source-path.ts';
import { createEvaluator } from '../settings/create-evaluator.ts';
import { listUnread } from '../settings/list-unread.ts';
import { toObject, type Evaluator } from '../settings/value.ts';
import type { AdoptNote, SearchedPlace, SourceFolder } from '../source-site.ts';
import { matchesGlobs, toPattern } from './to-pattern.ts';

/** A Markdown file, split into front matter and body. */
interface MarkdownFile {
  readonly head: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** Globs for the pages of a folder. */
interface PageGlobs {
  readonly include: readonly string[];
  readonly exclude?: readonly string[];
}

/** Reads the files of a site. */
export interface SiteReader {
  readonly folder: SourceFolder;
  readonly evaluator: Evaluator;
  readonly notes: AdoptNote[];
  /** Returns the value of a settings file, and notes each part that cannot be read. */
  settings(file: string): unknown;
  /** Returns the value of a JSON or YAML file; undefined if there is none. */
  data(file: string): unknown;
  markdown(file: string): MarkdownFile;
  note(
    file: string,
    note: Pick<AdoptNote, 'kind' | 'what' | 'todo'>,
    at?: { readonly object: unknown; readonly key: string },
  ): void;
  /** Lists the files of a folder whose names match a pattern, relative to the folder. */
  list(start: string, endings: RegExp): readonly string[];
  /** Lists the pages of a folder, and records the place as searched. */
  listPages(start: string, globs: PageGlobs): readonly string[];
  /** The places searched for pages; `outside` has the requested files that are outside of the folder. */
  readonly searched: readonly SearchedPlace[];
  readonly outside: ReadonlySet<string>;
  has(file: string): boolean;
}

/** Creates the reader of a folder. */
export function createReader(folder: SourceFolder): SiteReader {
  const files = new Set(folder.files);
  const notes: AdoptNote[] = [];
  const evaluator = createEvaluator(
    (file) => {
      if (file.startsWith('../')) outside.add(file);
      return folder.parse(file);
    },
    (file, specifier) => joinPath(dirname(file), specifier),
  );
  const searched: SearchedPlace[] = [];
  const outside = new Set<string>();
  return { folder, evaluator, notes, settings, data, markdown, note, list, listPages, has, searched, outside };

  function has(file: string): boolean {
    if (file.startsWith('../')) outside.add(file);
    return files.has(file);
  }

  function settings(file: string): unknown {
    const value = evaluator.exportOf(file);
    if (files.has(file) && !folder.parse(file))
      note(file, {
        kind: 'left',
        what: 'Settings that cannot be read',
        todo: 'The file cannot be parsed as JavaScript or TypeScript. Fix it, and run docs adopt again.',
      });
    const noted = new Set<string>();
    for (const { path, file: inFile, offset } of listUnread(value)) {
      // Code that only configures the old build has no effect on pages; the redirects of Next are read from
      // the source text.
      const area = path
        .replace(/\[\d+\]/g, '')
        .split('.')
        .slice(0, 3)
        .join('.');
      if (
        /^(?:webpack|vite|markdown\.config|markdown\.remark|transform|buildEnd|chainWebpack|extra|mdx|onBrokenLinks|redirects$|plugins\.\d*\.configure)/.test(
          area,
        )
      )
        continue;
      const place = toPosition(folder.read(inFile), offset);
      const key = `${inFile} ${place.line} ${area}`;
      if (noted.has(key)) continue;
      noted.add(key);
      notes.push({
        file: inFile,
        ...place,
        kind: 'left',
        what: 'A setting that is code',
        todo: `${path === '' ? 'The file' : `"${path}"`} was not evaluated, because no code of the old site is run. Write its value in docs.config.ts or the tree if you need it.`,
      });
    }
    return value;
  }

  function data(file: string): unknown {
    if (!has(file)) return undefined;
    const text = folder.read(file);
    if (/\.ya?ml$/.test(file)) return splitFrontMatter(`---\n${text}\n---\n`, file).data;
    try {
      return JSON.parse(text) as unknown;
    } catch {
      note(file, { kind: 'left', what: 'JSON that cannot be read', todo: 'Fix the file, and run docs adopt again.' });
      return undefined;
    }
  }

  function markdown(file: string): MarkdownFile {
    const { data: head, body, problems } = splitFrontMatter(folder.read(file), file);
    for (const { place, message } of problems)
      notes.push({
        file,
        line: place.line ?? 1,
        column: place.column ?? 1,
        kind: 'left',
        what: 'Front matter that cannot be read',
        todo: `${message}.`,
      });
    return { head: toObject(head), body };
  }

  function note(
    file: string,
    words: Pick<AdoptNote, 'kind' | 'what' | 'todo'>,
    at?: { readonly object: unknown; readonly key: string },
  ): void {
    const place = at && evaluator.placeOf(at.object, at.key);
    notes.push({
      file: place?.file ?? file,
      ...(place && toPosition(folder.read(place.file), place.offset)),
      ...words,
    });
  }

  function list(start: string, endings: RegExp): readonly string[] {
    if (/^\.\.(?:\/|$)/.test(start)) outside.add(start);
    const prefix = start === '' ? '' : `${start}/`;
    return folder.files.flatMap((file) => {
      const name = file.startsWith(prefix) ? file.slice(prefix.length) : undefined;
      return name !== undefined && endings.test(name) ? [name] : [];
    });
  }

  function listPages(start: string, { include, exclude = [] }: PageGlobs): readonly string[] {
    searched.push({ folder: start, globs: include });
    return list(start, /\.mdx?$/).filter(
      (name) => matchesGlobs(name, include) && !exclude.some((glob) => toPattern(glob).test(name)),
    );
  }
}
