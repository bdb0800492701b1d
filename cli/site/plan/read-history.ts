// The Git repository of a site → when each of its pages was last changed, and who wrote it.
//
// Git runs once for the whole site, and its output is cached by the checked-out commit. Without a repository, or with a
// shallow clone, dates would be wrong, so nothing is returned.

import { execFile } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { PageHistory } from '../../../core/model/page.ts';
import type { Site } from '../../../core/model/site.ts';
import { foldersAbove } from '../../files/folders-above.ts';
import { openStore } from '../../files/store/open-store.ts';
import { logArguments, parseGitLog } from './parse-git-log.ts';

/** The site whose history is read, and its cache. */
interface HistoryPlace {
  readonly root: string;
  readonly cache: string;
  readonly log: (message: string) => void;
}

/** The histories of a site's files, by path from its root. */
export type SiteHistory = ReadonlyMap<string, PageHistory>;

/** Reads the history of a site's content; empty if it is unknown or not shown. */
export async function readHistory(
  { history: { dates, contributors } }: Pick<Site, 'history'>,
  { root, cache, log }: HistoryPlace,
): Promise<SiteHistory> {
  if (!dates || !isInRepository(root)) return new Map();
  const where = await runGit(root, ['rev-parse', '--is-shallow-repository', 'HEAD', '--show-prefix']);
  const [isShallow, commit = '', prefix = ''] = (where ?? '').split('\n');
  if (commit === '') return new Map();
  if (isShallow !== 'false') {
    log(
      'history-shallow  The repository was cloned without its history, so pages do not say when they were changed. Clone the full history: set "fetch-depth: 0" on GitHub, or GIT_DEPTH=0 on GitLab.',
    );
    return new Map();
  }

  const store = openStore<readonly (readonly [string, PageHistory])[]>(cache, 'history', { log });
  const key = `${commit} ${prefix} 1`;
  const files = store.read(key) ?? (await readLog());
  return new Map(
    files.map(([file, known]) => [file.normalize('NFC'), contributors ? known : { ...known, contributors: [] }]),
  );

  async function readLog(): Promise<readonly (readonly [string, PageHistory])[]> {
    const text = await runGit(root, ['-c', 'log.showSignature=false', ...logArguments, commit, '--', 'content']);
    if (text === undefined) return [];
    const pageHistories = [...parseGitLog(text)].filter(([file]) => /\.mdx?$/.test(file));
    store.write(key, pageHistories);
    return pageHistories;
  }
}

/** Reads the checked-out commit of a folder's repository; '' if there is none. */
export async function readCommit(root: string): Promise<string> {
  return existsSync(root) && isInRepository(root) ? ((await runGit(root, ['rev-parse', 'HEAD'])) ?? '') : '';
}

/** Returns whether Git would find a repository from here; this is faster than starting Git. */
function isInRepository(root: string): boolean {
  return foldersAbove(realpathSync(root)).some((folder) => existsSync(join(folder, '.git')));
}

/** Runs Git in the folder of the site, without network access; undefined if it fails. */
function runGit(root: string, words: readonly string[]): Promise<string | undefined> {
  // A Git hook sets its own repository in the environment, but the folder must decide.
  const environment = Object.entries(process.env).filter(
    ([name]) => !['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX'].includes(name),
  );
  return new Promise((resolve) => {
    execFile(
      'git',
      words,
      {
        cwd: root,
        env: { ...Object.fromEntries(environment), GIT_NO_LAZY_FETCH: '1' },
        maxBuffer: 1024 ** 3,
        windowsHide: true,
      },
      (error, stdout) => resolve(error ? undefined : stdout),
    );
  });
}
