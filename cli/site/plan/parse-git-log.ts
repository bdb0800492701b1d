// Output of `git log` → when each file was last changed, and who wrote it.
//
// Commits come newest first. A file that was renamed without changes keeps its history under its new name; the rename
// itself is not a change of its text.

import type { PageHistory } from '../../../core/model/page.ts';
import { compareText } from '../../../core/text/compare-text.ts';

/** Arguments of `git log`: a commit begins with \u0001, the time and the author's name; its files follow. */
export const logArguments = ['log', '-z', '--relative', '--name-status', '-M100%', '--format=%x01%ct%x02%aN'];

interface FileHistory {
  readonly changed: number;
  readonly commits: Map<string, number>;
}

/** Parses the history of each file from the log. Bots are not counted as contributors. */
export function parseGitLog(log: string): Map<string, PageHistory> {
  const files = new Map<string, FileHistory>();
  // From a file's earlier name to its current one.
  const names = new Map<string, string>();

  for (const commit of log.split('\u0001').slice(1)) {
    const [head = '', ...words] = commit.split('\0');
    const [seconds = '', author = ''] = head.split('\u0002');
    const changes = listChanges(words);
    for (const { from, to } of changes) if (from !== undefined) names.set(from, names.get(to) ?? to);
    for (const { from, to } of changes)
      if (from === undefined) note(files, names.get(to) ?? to, { seconds: Number(seconds), author });
  }
  return new Map([...files].map(([file, history]) => [file, toPageHistory(history)]));
}

interface Change {
  readonly from?: string;
  readonly to: string;
}

/** "M", "a.md", "R100", "old.md", "new.md" → changes, without deletions. */
function listChanges(words: readonly string[]): Change[] {
  const changes: Change[] = [];
  for (let at = 0; at + 1 < words.length; at += 2) {
    const status = (words[at] ?? '').trim();
    const [first = '', second = ''] = words.slice(at + 1, at + 3);
    if (status.startsWith('R')) changes.push({ from: first, to: second });
    else if (status !== 'D') changes.push({ to: first });
    if (/^[RC]/.test(status)) at += 1;
  }
  return changes;
}

function note(
  files: Map<string, FileHistory>,
  file: string,
  { seconds, author }: { seconds: number; author: string },
): void {
  const known = files.get(file) ?? { changed: seconds, commits: new Map<string, number>() };
  files.set(file, known);
  known.commits.set(author, (known.commits.get(author) ?? 0) + 1);
}

function toPageHistory({ changed, commits }: FileHistory): PageHistory {
  const people = [...commits].filter(([name]) => name.trim() !== '' && !name.endsWith('[bot]'));
  return {
    changed: `${new Date(changed * 1000).toISOString().slice(0, 19)}Z`,
    contributors: people.sort(([a, most], [b, more]) => more - most || compareText(a, b)).map(([name]) => name),
  };
}
