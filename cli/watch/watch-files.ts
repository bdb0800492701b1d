// Saves of a writer → one call for each burst of them.

import { join, posix, relative, sep } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { stat } from 'node:fs/promises';
import chokidar from 'chokidar';
import { isPackageFile } from '../site/workspace/is-package-file.ts';

/** What is watched, and who is told. */
interface WatchOptions {
  readonly root: string;
  /** Files and folders below the root; those that are not there yet are watched for. */
  readonly names: readonly string[];
  /** Folders and files of packages that are linked: what they are used by is watched, wherever they lie. */
  readonly packages?: readonly string[];
  /** Milliseconds of the clock: what was written later counts as saved, though nobody watched yet. */
  readonly since?: number;
  /**
   * Called with the files that changed, sorted, never twice at a time. It must not reject. What it leaves undone, with
   * `false`, it is called with again, together with what was saved meanwhile.
   */
  readonly onChange: (files: readonly string[]) => Promise<unknown>;
  /** Called with the files of a burst at once, also while `onChange` is still at work. It must not throw. */
  readonly onSave?: (files: readonly string[]) => void;
  readonly onNotice: (message: string) => void;
}

/** A watcher that runs. */
interface FileWatcher {
  /** Watches more files below the root. */
  follow(files: readonly string[]): void;
  close(): Promise<void>;
}

// Long enough for an editor's "write, rename, remove" to be one save, and for a formatter's second
// write: chokidar is silent for 50 ms after it has told a change of a file, so a file is read later.
const burst = 60;

// Something that writes without end is built all the same.
const longestBurst = 1500;

// What is shown before it is built may be shown twice.
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
  /** The folders of those, which are watched for a file that is not there. */
  const holders = new Set<string>();
  /** Files that are followed from now on, whose first event only says that they are there. */
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
        // At first it tells of every file; those that are as they were are no news.
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
        // It may come again, and nothing watches it any more.
        if (event === 'unlink' && followed.has(file)) watcher.add(path);
      })
      .on('ready', () => {
        isReady = true;
      })
      .on('error', (error) => void fallBack(error as NodeJS.ErrnoException));
  }

  function isIgnored(path: string, isFile: boolean): boolean {
    const own = relative(root, path);
    const parts = own.split(sep);
    if (own === '' || followed.has(parts.join('/'))) return false;
    if (!isFile && holders.has(parts.join('/'))) return false;
    if (parts.some((_, index) => followed.has(parts.slice(0, index).join('/')))) return isHidden(own);
    const [first = ''] = parts;
    if (names.includes(first))
      return isHidden(own) || (first === 'content' && isEditors(own)) || (isFile && isOfSed(own));
    const folder = packages.find((each) => path === each || path.startsWith(each + sep));
    if (folder !== undefined) return isHidden(relative(folder, path)) || (isFile && !isPackageFile(path));
    // The way to a package below the root.
    return !packages.some((each) => each.startsWith(path + sep));
  }

  function note(file: string): void {
    noted += 1;
    changed.add(file);
    saved.add(file);
    pause ??= setTimeout(() => void tellSaved(), quickBurst);
    draining ??= drain();
  }

  async function tellSaved(): Promise<void> {
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

  /** What writes a thousand files takes a while, and half of them are no site. */
  async function becomeQuiet(): Promise<void> {
    const end = performance.now() + longestBurst;
    let isHeldUp = false;
    for (let known = -1; (known !== noted || isHeldUp) && performance.now() < end;) {
      known = noted;
      const start = performance.now();
      await delay(burst);
      // A thread that was busy hears of its files later than of its timers.
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

/** Backups and drafts that editors leave beside a page, and the name by which Vim tries whether it may write. */
function isEditors(path: string): boolean {
  return /(?:~|#|___jb_(?:tmp|old)___|[\\/]4913)$/.test(path);
}

/** What "sed -i" writes beside a file before it takes the file's name. */
function isOfSed(path: string): boolean {
  return /[\\/]sed[A-Za-z0-9]{6}$/.test(path);
}

function isHidden(path: string): boolean {
  return /(^|[\\/])(\.[^\\/]|node_modules([\\/]|$))/.test(path);
}

// A file that an editor has emptied and not filled yet → waited for, so that nobody is told of a page
// without a title that its author never wrote.

/** How long an editor may take between emptying a file and filling it. */
const patienceMs = 150;
const stepMs = 5;

/**
 * Waits while one of the files is empty that was written just now, at most 150 ms: a file that stays
 * empty is what its author wanted. It never rejects.
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
