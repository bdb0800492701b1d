// Reads settings, data and pages of a folder without running any code; unreadable parts are noted.

import { splitFrontMatter } from '../../core/markdown/front-matter/split-front-matter.ts';
import { toPosition } from '../../core/text/to-position.ts';
import { dirname, joinPath } from '../output/source-path.ts';
import { Evaluator } from '../settings/evaluator.ts';
import { listUnread } from '../settings/list-unread.ts';
import { toObject } from '../settings/value.ts';
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

/** A key in the settings. */
interface SettingsKey {
  readonly object: unknown;
  readonly key: string;
}

/**
 * Settings whose code needs no note: it only configures the old build and has no effect on pages. The redirects of
 * Next are read from the source text.
 */
const buildOnly =
  /^(?:webpack|vite|markdown\.config|markdown\.remark|transform|buildEnd|chainWebpack|extra|mdx|onBrokenLinks|redirects$|plugins\.\d*\.configure)/;

/** Reads the files of a site. */
export class SiteReader {
  readonly folder: SourceFolder;
  readonly evaluator: Evaluator;
  readonly notes: AdoptNote[] = [];
  readonly #files: ReadonlySet<string>;
  readonly #searched: SearchedPlace[] = [];
  readonly #outside = new Set<string>();

  constructor(folder: SourceFolder) {
    this.folder = folder;
    this.#files = new Set(folder.files);
    this.evaluator = new Evaluator({
      read: (file) => {
        if (file.startsWith('../')) this.#outside.add(file);
        return folder.parse(file);
      },
      resolve: (file, specifier) => joinPath(dirname(file), specifier),
    });
  }

  /** The places that were searched for pages. */
  get searched(): readonly SearchedPlace[] {
    return this.#searched;
  }

  /** The files and folders outside of the folder that were asked for. */
  get outside(): ReadonlySet<string> {
    return this.#outside;
  }

  /** Returns whether there is a file. */
  has(file: string): boolean {
    if (file.startsWith('../')) this.#outside.add(file);
    return this.#files.has(file);
  }

  /** Returns the value of a settings file, and notes each part that cannot be read. */
  settings(file: string): unknown {
    const value = this.evaluator.exportOf(file);
    if (this.#files.has(file) && !this.folder.parse(file))
      this.note(file, {
        kind: 'left',
        what: 'Settings that cannot be read',
        todo: 'The file cannot be parsed as JavaScript or TypeScript. Fix it, and run docs adopt again.',
      });
    this.#noteUnread(value);
    return value;
  }

  /** Returns the value of a JSON or YAML file; undefined if there is none. */
  data(file: string): unknown {
    if (!this.has(file)) return undefined;
    const text = this.folder.read(file);
    if (/\.ya?ml$/.test(file)) return splitFrontMatter(`---\n${text}\n---\n`, file).data;
    try {
      return JSON.parse(text) as unknown;
    } catch {
      this.note(file, {
        kind: 'left',
        what: 'JSON that cannot be read',
        todo: 'Fix the file, and run docs adopt again.',
      });
      return undefined;
    }
  }

  /** Reads a Markdown file, and notes front matter that cannot be read. */
  markdown(file: string): MarkdownFile {
    const { data: head, body, problems } = splitFrontMatter(this.folder.read(file), file);
    for (const { place, message } of problems)
      this.notes.push({
        file,
        line: place.line ?? 1,
        column: place.column ?? 1,
        kind: 'left',
        what: 'Front matter that cannot be read',
        todo: `${message}.`,
      });
    return { head: toObject(head), body };
  }

  /** Adds a note on a file, or on a key in the settings. */
  note(file: string, words: Pick<AdoptNote, 'kind' | 'what' | 'todo'>, at?: SettingsKey): void {
    const place = at && this.evaluator.placeOf(at.object, at.key);
    this.notes.push({
      file: place?.file ?? file,
      ...(place && toPosition(this.folder.read(place.file), place.offset)),
      ...words,
    });
  }

  /** Lists the files of a folder whose names match a pattern, relative to the folder. */
  list(start: string, endings: RegExp): readonly string[] {
    if (/^\.\.(?:\/|$)/.test(start)) this.#outside.add(start);
    const prefix = start === '' ? '' : `${start}/`;
    return this.folder.files.flatMap((file) => {
      const name = file.startsWith(prefix) ? file.slice(prefix.length) : undefined;
      return name !== undefined && endings.test(name) ? [name] : [];
    });
  }

  /** Lists the pages of a folder, and records the place as searched. */
  listPages(start: string, { include, exclude = [] }: PageGlobs): readonly string[] {
    this.#searched.push({ folder: start, globs: include });
    return this.list(start, /\.mdx?$/).filter(
      (name) => matchesGlobs(name, include) && !exclude.some((glob) => toPattern(glob).test(name)),
    );
  }

  /** Notes the code in settings; settings of the same area that begin on one line get one note. */
  #noteUnread(value: unknown): void {
    const noted = new Set<string>();
    for (const { path, file, offset } of listUnread(value)) {
      const area = path
        .replace(/\[\d+\]/g, '')
        .split('.')
        .slice(0, 3)
        .join('.');
      if (buildOnly.test(area)) continue;
      const place = toPosition(this.folder.read(file), offset);
      const key = `${file} ${place.line} ${area}`;
      if (noted.has(key)) continue;
      noted.add(key);
      this.notes.push({
        file,
        ...place,
        kind: 'left',
        what: 'A setting that is code',
        todo: `${path === '' ? 'The file' : `"${path}"`} was not evaluated, because no code of the old site is run. Write its value in docs.config.ts or the tree if you need it.`,
      });
    }
  }
}
