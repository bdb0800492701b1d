// Watches the files of a site, and calls back once for each burst of saves.

import { join, posix, relative, sep } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { stat } from 'node:fs/promises';
import chokidar from 'chokidar';
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

/** A running watcher. */
interface FileWatcher {
  /** Watches more files below the root. */
  follow(files: readonly string[]): void;
  close(): Promise<void>;
}

// Long enough for an editor's "write, rename, remove" to be one save, and for a formatter's second write: chokidar is
// silent for 50 ms after it has reported a change of a file.
const burst = 60;

// Even if a program never stops writing, the site is built after this time.
const maxBurst = 1500;

// Shorter, because a preview may be shown twice.
const quickBurst = 15;

/** Watches the files of a site. */
export function watchFiles({
  root,
  names,
  packages = [],
  since = Date.now(),
  onChange,
  onSave,
  onNotice,
}: WatchOptions): FileWatcher {
  const changed = new Set<string>();
  const saved = new Set<string>();
  const followed = new Set<string>();
  /** The folders of followed files, which are watched for missing files. */
  const holders = new Set<string>();
  /** Newly followed files, whose first event only means that they exist. */
  const awaited = new Set<string>();
  let pause: NodeJS.Timeout | undefined;
  let draining: Promise<void> | undefined;
  let isClosed = false;
  let noted = 0;
  let watcher = watch(false);
  return {
    follow(files) {
      const added = files.filter((file) => !followed.has(file));
      for (const file of added) {
        followed.add(file);
        holders.add(posix.dirname(file));
        awaited.add(file);
      }
      if (added.length > 0) watcher.add(added.map((file) => join(root, file)));
    },
    close() {
      isClosed = true;
      clearTimeout(pause);
      return watcher.close();
    },
  };

  function watch(usePolling: boolean) {
    let isReady = false;
    return chokidar
      .watch([root, ...packages, ...[...followed].map((file) => join(root, file))], {
        // chokidar first reports every file, and unchanged ones are ignored.
        alwaysStat: true,
        atomic: true,
        usePolling,
        interval: 300,
        ignored: (path, stats) => isIgnored(path, stats?.isFile() ?? false),
      })
      .on('all', (event, path, stats) => {
        const file = relative(root, path).split(sep).join('/');
        const isFirst = awaited.delete(file) || !isReady;
        const isFound = isFirst && (event === 'addDir' || (event === 'add' && (stats?.mtimeMs ?? 0) < since));
        if (!isFound) note(file);
        // A removed file may come back, but is no longer watched.
        if (event === 'unlink' && followed.has(file)) watcher.add(path);
      })
      .on('ready', () => {
        isReady = true;
      })
      .on('error', (error) => void fallBack(error as NodeJS.ErrnoException));
  }

  function isIgnored(path: string, isFile: boolean): boolean {
    const relativePath = relative(root, path);
    const parts = relativePath.split(sep);
    if (relativePath === '' || followed.has(parts.join('/'))) return false;
    if (!isFile && holders.has(parts.join('/'))) return false;
    if (parts.some((_, index) => followed.has(parts.slice(0, index).join('/')))) return isHidden(relativePath);
    const [first = ''] = parts;
    if (names.includes(first))
      return (
        isHidden(relativePath) || (first === 'content' && isEditors(relativePath)) || (isFile && isOfSed(relativePath))
      );
    const folder = packages.find((each) => path === each || path.startsWith(each + sep));
    if (folder !== undefined) return isHidden(relative(folder, path)) || (isFile && !isPackageFile(path));
    // Folders on the way to a package below the root are not ignored.
    return !packages.some((each) => each.startsWith(path + sep));
  }

  function note(file: string): void {
    noted += 1;
    changed.add(file);
    saved.add(file);
    pause ??= setTimeout(() => void reportSaved(), quickBurst);
    draining ??= drain();
  }

  async function reportSaved(): Promise<void> {
    await waitForWriters(root, saved);
    pause = undefined;
    if (!isClosed) onSave?.([...saved].sort());
    saved.clear();
  }

  async function drain(): Promise<void> {
    while (changed.size > 0) {
      await becomeQuiet();
      await waitForWriters(root, changed);
      const files = [...changed].sort();
      changed.clear();
      if (!isClosed && (await onChange(files)) === false) files.forEach((file) => changed.add(file));
    }
    draining = undefined;
  }

  /** Waits until nothing is written: a thousand files take a while, and half of them are not a complete site. */
  async function becomeQuiet(): Promise<void> {
    const end = performance.now() + maxBurst;
    let isHeldUp = false;
    for (let known = -1; (known !== noted || isHeldUp) && performance.now() < end;) {
      known = noted;
      const start = performance.now();
      await delay(burst);
      // A busy thread gets file events later than its timers.
      isHeldUp = performance.now() - start > 2 * burst;
    }
  }

  async function fallBack({ code, message }: NodeJS.ErrnoException): Promise<void> {
    if (!['ENOSPC', 'EMFILE', 'ENFILE'].includes(code ?? '')) {
      onNotice(`The file watcher failed: ${message}`);
      return;
    }
    onNotice(
      `watch-limit  The system cannot watch more files (${code}), so changes are looked for three times a second. Raise fs.inotify.max_user_watches or the limit of open files.`,
    );
    await watcher.close();
    watcher = watch(true);
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
