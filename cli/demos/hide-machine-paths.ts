// Text that a demo rendered → the same without paths of the building machine: stacks, names of files and folders. Paths
// in the site are shown relative to its root; others by what they belong to.

import { existsSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Place, Problem } from '../../core/model/problem.ts';
import { escapeHtml } from '../../core/text/escape-html.ts';
import { quote } from '../../core/text/quote.ts';
import { packageFolder } from '../files/engine.ts';
import { foldersAbove } from '../files/folders-above.ts';

/** Removes paths of the machine from a text, and lists the names that replaced them. */
type HidePaths = (text: string) => { readonly text: string; readonly names: readonly string[] };

/** A folder of the machine, and its replacement. */
interface KnownFolder {
  readonly folder: string;
  readonly name: string;
}

/** A character of a path in a text; the line and column of a stack come after a colon. */
const inPath = '[^\\s"\'`<>()|*?#&;,:]';

/** Creates the function that hides machine paths in texts of a site. */
export function createPathHider(root: string, folders: readonly KnownFolder[] = listFolders(root)): HidePaths {
  const written = folders.flatMap(({ folder, name }) =>
    [pathToFileURL(folder).href, folder, JSON.stringify(folder).slice(1, -1)].flatMap((each) =>
      [...new Set([each, escapeHtml(each), each.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')])].map((text) => ({
        text,
        folder,
        name,
        isAddress: each.startsWith('file:'),
      })),
    ),
  );
  // Longest first: a folder may be inside another one.
  const sorted = [...new Map(written.map((each) => [each.text, each])).values()].sort(
    (a, b) => b.text.length - a.text.length,
  );
  const pathsByText = new Map(sorted.map((each) => [each.text, each]));
  const pattern = new RegExp(
    `(?<![\\w.~-])(${sorted.map(({ text }) => escapePattern(text)).join('|')})(?![\\w-])((?:[/\\\\]+${inPath}*)?)`,
    'g',
  );

  return function hidePaths(text) {
    const names: string[] = [];
    if (!sorted.some((each) => text.includes(each.text))) return { text, names };
    const hidden = text.replace(pattern, (all: string, start: string, rest: string) => {
      const place = pathsByText.get(start);
      if (!place || !isOfMachine(place, rest)) return all;
      const inside = rest.replace(/\\+/g, '/').replace(/^\/+/, '');
      const path = [place.name, inside].filter((each) => each !== '').join('/') || '.';
      names.push(path);
      return path;
    });
    return { text: hidden, names };
  };
}

/** Reports that a demo showed such paths; no problem if it showed none. */
export function findShownPaths(names: readonly string[], place: Place): Problem[] {
  const [firstName] = names;
  if (firstName === undefined) return [];
  return [
    {
      rule: 'demo-machine-path',
      severity: 'warning',
      place,
      message: `A path of the build machine is shown, so it is written relative to the root of the site: ${quote(firstName)}`,
      hint: 'Show your own text instead of a stack, or of the name of a file or folder.',
    },
  ];
}

/** A URL of the site may begin like a folder of the machine: then a file has to exist there. */
function isOfMachine({ folder, isAddress }: KnownFolder & { isAddress: boolean }, rest: string): boolean {
  if (isAddress) return true;
  const [first] = rest.split(/[/\\]+/).filter((each) => each !== '');
  if (first === undefined) return folder.split(/[/\\]/).filter((each) => each !== '').length > 1;
  return existsSync(join(folder, first));
}

function listFolders(root: string): KnownFolder[] {
  const real = realpathSync.native(root);
  const toName = (folder: string) => relative(root, folder).split(sep).join('/');
  const above = foldersAbove(root).map((folder) => join(folder, 'node_modules'));
  return [
    { folder: root, name: '' },
    { folder: real, name: '' },
    ...above.map((folder) => ({ folder, name: toName(folder) })),
    { folder: process.cwd(), name: toName(process.cwd()) },
    { folder: packageFolder, name: 'node_modules/vitrine' },
    { folder: dirname(process.execPath), name: 'node' },
    { folder: homedir(), name: '~' },
  ].filter(({ folder }) => folder !== '/' && dirname(folder) !== folder);
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}
