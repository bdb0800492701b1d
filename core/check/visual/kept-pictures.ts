// Parses and formats pictures.json, the list of kept pictures. The file may be damaged, merged by hand, or of another
// version, so everything in it is validated.

import { isObject } from '../../text/describe-value.ts';
import type { Look } from './looks.ts';
import { lookNames } from './looks.ts';

/** The name of the file, in the folder of the pictures. */
export const pictureListName = 'pictures.json';

/** The kept pictures of one demo. */
interface KeptDemo {
  /** Files that its page loaded, as indexes in `files`: the page itself, scripts, styles, fonts, pictures. */
  readonly reads: readonly number[];
  /** The hash of the picture of each look; `toPictureFile` returns its file. */
  readonly pictures: Readonly<Partial<Record<Look, string>>>;
}

/** All kept pictures. */
export interface KeptPictures {
  /** The browser that rendered them: "Chromium 141.0.7390.54 on linux x64". */
  readonly browser: string;
  /** Files of the site, as path and hash. */
  readonly files: readonly (readonly [path: string, hash: string])[];
  /** By the path of the demo's page below the base of the site: "/joy-ui/react-button/demo/Basic/". */
  readonly demos: Readonly<Record<string, KeptDemo>>;
}

const version = 1;

/** Returns the picture file of a demo, relative to the pictures folder: "joy-ui/react-button/demo/Basic/dark.png". */
export function toPictureFile(demo: string, look: Look): string {
  return `${demo.replace(/^\/|\/$/g, '')}/${look}.png`;
}

/** Formats the list deterministically. */
export function formatKeptPictures({ browser, files, demos }: KeptPictures): string {
  const lines = (values: readonly unknown[]) => values.map((value) => `\n    ${JSON.stringify(value)}`).join(',');
  const entries = Object.entries(demos).map(([path, demo]) => `\n    ${JSON.stringify(path)}: ${JSON.stringify(demo)}`);
  return `{
  "version": ${version},
  "browser": ${JSON.stringify(browser)},
  "files": [${lines(files)}
  ],
  "demos": {${entries.join(',')}
  }
}
`;
}

/** Parses the list; undefined if it is invalid. Invalid demos in it are left out. */
export function parseKeptPictures(text: string): KeptPictures | undefined {
  const list = parseJson(text);
  if (!isObject(list) || list['version'] !== version || typeof list['browser'] !== 'string') return undefined;
  const { browser, files, demos } = list;
  if (!Array.isArray(files) || !files.every(isFile) || !isObject(demos)) return undefined;

  const known = Object.entries(demos).flatMap(([path, value]): [string, KeptDemo][] => {
    const demo = isDemoPath(path) ? toKeptDemo(value, files.length) : undefined;
    return demo ? [[path, demo]] : [];
  });
  return { browser, files, demos: Object.fromEntries(known) };
}

/** Returns whether a path is safe: the picture's file depends on it, so it must not lead out of the folder. */
function isDemoPath(path: string): boolean {
  return /^(?:\/[^/\\\0]+)+\/$/.test(path) && !path.split('/').some((part) => part === '.' || part === '..');
}

function toKeptDemo(value: unknown, files: number): KeptDemo | undefined {
  if (!isObject(value) || !isObject(value['pictures']) || !Array.isArray(value['reads'])) return undefined;
  const { pictures, reads } = value;
  if (!reads.every((at) => Number.isInteger(at) && at >= 0 && at < files)) return undefined;
  return {
    reads,
    pictures: Object.fromEntries(
      lookNames.flatMap((look) => (typeof pictures[look] === 'string' ? [[look, pictures[look]]] : [])),
    ),
  };
}

function isFile(value: unknown): value is [string, string] {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
