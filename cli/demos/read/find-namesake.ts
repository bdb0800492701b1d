// Two demos of a page with the same name, from different files → a problem: scripts, sources and fragments of a page are
// identified by the names of its demos.

import type { DemoMarker } from '../../../core/model/demo-marker.ts';
import type { Problem } from '../../../core/model/problem.ts';
import { quote } from '../../../core/text/quote.ts';
import type { DemoSources } from './read-demo.ts';

/** Finds another demo of the page with this name, and adds the name and its file to `known`. */
export function findNamesake(
  { name, file, line, column }: DemoMarker,
  sources: readonly DemoSources[],
  { pageFile, filesByName }: { pageFile: string; filesByName: Map<string, string> },
): Problem[] {
  const own = sources[0]?.main.file;
  if (own === undefined) return [];
  // Names that differ only in case are the same file on some machines.
  const key = name.toLowerCase();
  const firstFile = filesByName.get(key) ?? own;
  filesByName.set(key, firstFile);
  if (firstFile === own) return [];
  return [
    {
      rule: 'demo-name',
      severity: 'error',
      place: { file: pageFile, line, column },
      message: `${quote(file)} has the same name as another demo of this page, ${firstFile}`,
      hint: 'Give one of the two files another name.',
    },
  ];
}
