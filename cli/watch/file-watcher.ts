// Watches the files of a site, and calls back once for each burst of saves.

import { join, posix, relative, sep } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { stat } from 'node:fs/promises';
import chokidar, { type FSWatcher } from 'chokidar';
import { isPackageFile } from '../site/workspace/is-package-file.ts';

/** The watched files, and the callbacks. */
interface WatchOptions {
  readonly root: string;
  /** Files and folders below the root, including missing ones. */
  readonly names: readonly string[];
  /** Folders and files of linked packages, wherever they are. */
  readonly packages?: readonly string[];
  /** Time in milliseconds: files written later count as saved, even if the watcher was not running yet. */
  readonly since?: number;
  /**
   * Called with the changed files, sorted, never twice at a time. It must not reject. If it returns `false`, it is called
   * again with the same files and those that were saved meanwhile.
   */
  readonly onChange: (files: readonly string[]) => Promise<unknown>;
  /** Called with the files of a burst at once, even while `onChange` is running. It must not throw. */
  readonly onSave?: (files: readonly string[]) => void;
  readonly onNotice: (message: string) => void;
}

// Long enough for an editor's "write, rename, remove" to be one save, and for a formatter's second write: chokidar is
// silent for 50 ms after it has reported a change of a file.
const burst = 60;

// Even if a program never stops writing, the site is built after this time.
const maxBurst = 1500;

// Shorter, because a preview may be shown twice.
const quickBurst = 15;

/** Watches the files of a site until it is closed. */
export class FileWatcher {
  readonly #options: WatchOptions;
  readonly #packages: readonly string[];
  readonly #since: number;
  /** Files that changed since `onChange` was last called. */
  readonly #changed = new Set<string>();
  /** Files that were saved since `onSave` was last called. */
  readonly #saved = new Set<string>();
  readonly #followed = new Set<string>();
  /** The folders of followed files, which are watched for missing files. */
  readonly #followedFolders = new Set<string>();
  /** Newly followed files, whose first event only means that they exist. */
  readonly #awaited = new Set<string>();
  #saveTimer: NodeJS.Timeout | undefined;
  #draining: Promise<void> | undefined;
  #isClosed = false;
  #eventCount = 0;
  #watcher: FSWatcher;

  constructor(options: WatchOptions) {
    this.#options = options;
    this.#packages = options.packages ?? [];
    this.#since = options.since ?? Date.now();
    this.#watcher = this.#watch({ usePolling: false });
  }

  /** Watches more files below the root. */
  follow(files: readonly string[]): void {
    const added = files.filter((file) => !this.#followed.has(file));
    for (const file of added) {
      this.#followed.add(file);
      this.#followedFolders.add(posix.dirname(file));
      this.#awaited.add(file);
    }
    if (added.length > 0) this.#watcher.add(added.map((file) => join(this.#options.root, file)));
  }

  /** Stops watching; nothing more is reported. */
  close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#saveTimer);
    return this.#watcher.close();
  }

  #watch({ usePolling }: { usePolling: boolean }): FSWatcher {
    const { root } = this.#options;
    let isReady = false;
    const watcher = chokidar.watch([root, ...this.#packages, ...[...this.#followed].map((file) => join(root, file))], {
      // chokidar first reports every file, and unchanged ones are ignored.
      alwaysStat: true,
      atomic: true,
      usePolling,
      interval: 300,
      ignored: (path, stats) => this.#isIgnored(path, stats?.isFile() ?? false),
    });
    return watcher
      .on('all', (event, path, stats) => {
        const file = relative(root, path).split(sep).join('/');
        const isFirst = this.#awaited.delete(file) || !isReady;
        const isFound = isFirst && (event === 'addDir' || (event === 'add' && (stats?.mtimeMs ?? 0) < this.#since));
        if (!isFound) this.#note(file);
        // A removed file may come back, but is no longer watched.
        if (event === 'unlink' && this.#followed.has(file)) this.#watcher.add(path);
      })
      .on('ready', () => {
        isReady = true;
      })
      .on('error', (error) => void this.#fallBack(error as NodeJS.ErrnoException));
  }

  #isIgnored(path: string, isFile: boolean): boolean {
    const { root, names } = this.#options;
    const relativePath = relative(root, path);
    const parts = relativePath.split(sep);
    if (relativePath === '' || this.#followed.has(parts.join('/'))) return false;
    if (!isFile && this.#followedFolders.has(parts.join('/'))) return false;
    if (parts.some((_, index) => this.#followed.has(parts.slice(0, index).join('/')))) return isHidden(relativePath);
    const [first = ''] = parts;
    if (names.includes(first))
      return (
        isHidden(relativePath) || (first === 'content' && isEditors(relativePath)) || (isFile && isOfSed(relativePath))
      );
    const folder = this.#packages.find((each) => path === each || path.startsWith(each + sep));
    if (folder !== undefined) return isHidden(relative(folder, path)) || (isFile && !isPackageFile(path));
    // Folders on the way to a package below the root are not ignored.
    return !this.#packages.some((each) => each.startsWith(path + sep));
  }

  #note(file: string): void {
    this.#eventCount += 1;
    this.#changed.add(file);
    this.#saved.add(file);
    this.#saveTimer ??= setTimeout(() => void this.#reportSaved(), quickBurst);
    if (!this.#draining) this.#draining = this.#drain();
  }

  async #reportSaved(): Promise<void> {
    await waitForWriters(this.#options.root, this.#saved);
    this.#saveTimer = undefined;
    if (!this.#isClosed) this.#options.onSave?.([...this.#saved].sort());
    this.#saved.clear();
  }

  async #drain(): Promise<void> {
    const { root, onChange } = this.#options;
    while (this.#changed.size > 0) {
      await this.#becomeQuiet();
      await waitForWriters(root, this.#changed);
      const files = [...this.#changed].sort();
      this.#changed.clear();
      if (!this.#isClosed && (await onChange(files)) === false) files.forEach((file) => this.#changed.add(file));
    }
    this.#draining = undefined;
  }

  /** Waits until nothing is written: a thousand files take a while, and half of them are not a complete site. */
  async #becomeQuiet(): Promise<void> {
    const end = performance.now() + maxBurst;
    let isHeldUp = false;
    for (let lastCount = -1; (lastCount !== this.#eventCount || isHeldUp) && performance.now() < end;) {
      lastCount = this.#eventCount;
      const start = performance.now();
      await delay(burst);
      // A busy thread gets file events later than its timers.
      isHeldUp = performance.now() - start > 2 * burst;
    }
  }

  async #fallBack({ code, message }: NodeJS.ErrnoException): Promise<void> {
    const { onNotice } = this.#options;
    if (!['ENOSPC', 'EMFILE', 'ENFILE'].includes(code ?? '')) {
      onNotice(`The file watcher failed: ${message}`);
      return;
    }
    onNotice(
      `watch-limit  The system cannot watch more files (${code}), so changes are looked for three times a second. Raise fs.inotify.max_user_watches or the limit of open files.`,
    );
    await this.#watcher.close();
    this.#watcher = this.#watch({ usePolling: true });
  }
}

/** Returns whether a file is a backup or draft of an editor, or the name that Vim uses to test writing. */
function isEditors(path: string): boolean {
  return /(?:~|#|___jb_(?:tmp|old)___|[\\/]4913)$/.test(path);
}

/** Returns whether a file is the temporary file of "sed -i". */
function isOfSed(path: string): boolean {
  return /[\\/]sed[A-Za-z0-9]{6}$/.test(path);
}

function isHidden(path: string): boolean {
  return /(^|[\\/])(\.[^\\/]|node_modules([\\/]|$))/.test(path);
}

// Some editors empty a file before they fill it. Waiting avoids a report about a page without a title.

/** How long an editor may take between emptying a file and filling it. */
const patienceMs = 150;
const stepMs = 5;

/**
 * Waits at most 150 ms while one of the files was just emptied: a file that stays empty is what its author wanted.
 * It never rejects.
 */
async function waitForWriters(root: string, files: Iterable<string>): Promise<void> {
  const end = performance.now() + patienceMs;
  let open = [...files];
  for (;;) {
    const isOpen = await Promise.all(open.map((file) => isJustEmptied(join(root, file))));
    open = open.filter((_, index) => isOpen[index]);
    if (open.length === 0 || performance.now() >= end) return;
    await delay(stepMs);
  }
}

async function isJustEmptied(path: string): Promise<boolean> {
  const stats = await stat(path).catch(() => undefined);
  return stats !== undefined && stats.isFile() && stats.size === 0 && Date.now() - stats.mtimeMs < patienceMs;
}
