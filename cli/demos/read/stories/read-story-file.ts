// A story file named by a page → its stories. The file is beside the page, or else in the folder of the site.

import { realpathSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { parseSync } from 'rolldown/utils';
import type { ParsedCode } from '../../../../core/demos/parsed-code.ts';
import { listStories } from '../../../../core/demos/stories/list-stories.ts';
import type { StoryFile } from '../../../../core/demos/stories/story.ts';
import { readIfThere } from '../../../files/read-if-there.ts';
import { parseDemoFile } from '../parse-demo-file.ts';

/** A story file; without `stories` it cannot be read. */
export interface ReadStories {
  /** Relative to the site. */
  readonly file: string;
  readonly code: string;
  readonly parsed?: ParsedCode;
  readonly stories?: StoryFile;
}

/** Reads a story file; undefined if it does not exist. */
export function readStoryFile(
  name: string,
  { root, pageFile }: { root: string; pageFile: string },
): ReadStories | undefined {
  const beside = posix.join(posix.dirname(pageFile), name);
  const places = /^\.{1,2}\//.test(name) ? [beside] : [beside, posix.normalize(name)];
  const file = places.find((place) => isInside(place, root));
  if (file === undefined) return undefined;
  const code = (readIfThere(join(root, file))?.toString('utf8') ?? '').replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const parsed = parseDemoFile(file, code);
  if ('problem' in parsed) return { file, code };
  const { comments } = parseSync(file, code);
  return { file, code, parsed, stories: listStories(code, parsed.program, comments) };
}

function isInside(file: string, root: string): boolean {
  if (file.startsWith('../') || !readIfThere(join(root, file))) return false;
  return realpathSync(join(root, file)).startsWith(`${realpathSync(root)}${sep}`);
}
