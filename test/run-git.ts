// A repository in a folder of a test: the same files make the same commit wherever they are.

import { execFileSync, spawnSync } from 'node:child_process';

/** Tells whether Git is installed. */
export const hasGit = spawnSync('git', ['--version']).status === 0;

/** Runs Git in a folder, as one person on one day. */
export function runGit(
  words: readonly string[],
  { cwd, day = '2024-01-31', name = 'Ann' }: { cwd: string; day?: string; name?: string },
): void {
  const person = { NAME: name, EMAIL: 'a@example.com', DATE: `${day}T10:00:00Z` };
  const identity = Object.entries(person).flatMap(([key, value]) => [
    [`GIT_AUTHOR_${key}`, value],
    [`GIT_COMMITTER_${key}`, value],
  ]);
  execFileSync('git', ['-c', 'commit.gpgsign=false', ...words], {
    cwd,
    stdio: 'pipe',
    env: { ...process.env, ...Object.fromEntries(identity) },
  });
}
