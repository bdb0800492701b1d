// Two demos of a page with the same name, from different files → a problem: scripts, sources and fragments of a
// page go by the names of its demos.

import type { DemoMarker } from '../../../core/model/demo-marker.ts';
import type { Problem } from '../../../core/model/problem.ts';
import { quote } from '../../../core/text/quote.ts';
import type { DemoSources } from './read-demo.ts';

/** Finds that another demo of the page has this name, and notes the name in `known`, a file by each name. */
export function findNamesake(
  { name, file, line, column }: DemoMarker,
  sources: readonly DemoSources[],
  { pageFile, known }: { pageFile: string; known: Map<string, string> },
): Problem[] {
  const own = sources[0]?.main.file;
  if (own === undefined) return [];
  // Names that differ in capital letters alone are one file on some machines.
  const key = name.toLowerCase();
  const first = known.get(key) ?? own;
  known.set(key, first);
  if (first === own) return [];
  return [
    {
      rule: 'demo-name',
      severity: 'error',
      place: { file: pageFile, line, column },
      message: `${quote(file)} has the same name as another demo of this page, ${first}`,
      hint: 'Give one of the two files another name.',
    },
  ];
}
