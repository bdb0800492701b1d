// The marker of a story → its sources: the code to show, and the module that runs.

import { existsSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { splitStory, type DemoMarker } from '../../../../core/model/demo-marker.ts';
import { isStoryFile } from '../../../../core/demos/stories/story-tools.ts';
import { writeStoryCode } from '../../../../core/demos/stories/write-story-code.ts';
import { writeStoryModule } from '../../../../core/demos/stories/write-story-module.ts';
import type { Problem } from '../../../../core/model/problem.ts';
import { findNearest } from '../../../../core/text/find-nearest.ts';
import { outsideStory } from '../../../../core/markdown/problems/outside-story.ts';
import { quote } from '../../../../core/text/quote.ts';
import { hashFile } from '../../../files/hash-file.ts';
import type { ReadDemo } from '../read-demo.ts';
import { readStoryFile, type ReadStories } from './read-story-file.ts';

/** Reads the story that a marker names. */
export function readStory(marker: DemoMarker, { root, pageFile }: { root: string; pageFile: string }): ReadDemo {
  const { file: written, story: name } = splitStory(marker.file) ?? { file: marker.file, story: '' };
  const found = readStoryFile(written, { root, pageFile });
  const wanted = posix.join(posix.dirname(pageFile), written);
  const reads = [{ file: found?.file ?? wanted, hash: hashFile(join(root, found?.file ?? wanted)) }];
  const fail = (problem: Problem): ReadDemo => ({ sources: [], reads, problems: [problem] });
  if (!found) return fail(missingFile(marker, { written, wanted, root, pageFile }));
  const story = found.stories?.stories.find((each) => each.name === name);
  // Syntax errors are reported when it is run.
  if (!story && found.stories) return fail(missingStory(marker, { name, stories: found, pageFile }));

  const { file, code, parsed, stories } = found;
  const shownCode = story && parsed ? writeStoryCode(story, { code, ...parsed, component: stories?.component }) : code;
  const isTyped = /\.[mc]?tsx?$/.test(file);
  return {
    sources: [
      {
        styling: 'system',
        main: {
          file,
          name: `${marker.name}.${isTyped ? 'tsx' : 'jsx'}`,
          language: isTyped ? 'tsx' : 'jsx',
          code: shownCode,
        },
        module: writeStoryModule(name, { file, title: story?.title ?? name }),
      },
    ],
    reads,
    problems: [],
  };
}

function missingFile(
  { line, column }: DemoMarker,
  { written, wanted, root, pageFile }: { written: string; wanted: string; root: string; pageFile: string },
): Problem {
  // Authors often write a path relative to the root of the site.
  if (existsSync(join(root, wanted)) || existsSync(join(root, written)))
    return {
      rule: 'demo-not-found',
      severity: 'error',
      place: { file: pageFile, line, column },
      ...outsideStory(written),
    };
  const near = [wanted, posix.normalize(written)].flatMap((file) => findNearFile(file, root) ?? [])[0];
  return {
    rule: 'demo-not-found',
    severity: 'error',
    place: { file: pageFile, line, column },
    message: `No file ${written} next to this page or in the folder of the site`,
    hint: near
      ? `Did you mean ${quote(near)}?`
      : 'Correct the path. It is relative to the page or to the folder of the site.',
  };
}

function findNearFile(file: string, root: string): string | undefined {
  const folder = posix.dirname(file);
  if (folder.startsWith('..') || !existsSync(join(root, folder))) return undefined;
  const name = findNearest(posix.basename(file), readdirSync(join(root, folder)).filter(isStoryFile));
  return name && posix.join(folder, name);
}

function missingStory(
  { line, column }: DemoMarker,
  { name, stories, pageFile }: { name: string; stories: ReadStories; pageFile: string },
): Problem {
  const names = (stories.stories?.stories ?? []).map((story) => story.name);
  const nearest = findNearest(name, names);
  const [firstName] = names;
  return {
    rule: 'story-not-found',
    severity: 'error',
    place: { file: pageFile, line, column },
    message: `${stories.file} exports ${name === '' ? 'no stories that can be shown' : `no story ${quote(name)}`}`,
    hint: nearest
      ? `Did you mean ${quote(nearest)}?`
      : firstName === undefined
        ? 'Export a story: export const Primary = { args: { … } }.'
        : `Use one of ${names.map(quote).join(', ')}.`,
  };
}
