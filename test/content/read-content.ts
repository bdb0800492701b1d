// The pages and demos of this repository's own site, as tests see them: what each page shows, and
// which files there are.

import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { DemoMarker } from '../../core/model/demo-marker.ts';
import { demoCandidates } from '../../core/demos/demo-candidates.ts';
import { toPlaygroundRequest } from '../../core/demos/playground/to-playground-request.ts';
import { parsePage } from '../core/markdown/parse-page.ts';

/** A demo as one page shows it, with the sources that it may come from. */
export interface ShownDemo {
  readonly page: string;
  readonly marker: DemoMarker;
  /** Sources that exist, relative to the site. */
  readonly sources: readonly string[];
}

/** Every file below content/, relative to the site, in a fixed order. */
export const contentFiles: readonly string[] = readdirSync('content', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => posix.join(entry.parentPath.replaceAll('\\', '/'), entry.name))
  .sort();

/** Sources of demos: components that lie beside a page, so neither the wrapper nor what demos import. */
export const demoFiles: readonly string[] = contentFiles.filter((file) => /^content\/.+\/(?:[A-Z]\w*|index)\.tsx$/.test(file));

/** Every demo that a page shows, in the order of pages. */
export const shownDemos: readonly ShownDemo[] = contentFiles.filter((file) => file.endsWith('.md')).flatMap(listShownDemos);

/** Every playground that a page has: the page, and the file of its stage where it stands on one. */
export const playgrounds: readonly { readonly page: string; readonly stage?: string }[] = contentFiles.filter((file) => file.endsWith('.md')).flatMap((page) => {
  const { blocks } = parsePage(readContent(page), { components: ['Playground'] });
  return blocks.flatMap((block) => {
    if (block.kind !== 'component' || block.component.name !== 'Playground') return [];
    const { stage } = toPlaygroundRequest(block.component.props);
    return { page, ...(stage !== undefined && { stage: posix.join(posix.dirname(page), stage) }) };
  });
});

/** Reads one file of the site. */
export function readContent(file: string): string {
  return readFileSync(file, 'utf8');
}

function listShownDemos(page: string): ShownDemo[] {
  return parsePage(readContent(page)).blocks.flatMap((block) => {
    if (block.kind !== 'demo') return [];
    const files = demoCandidates(block.demo.file).map(({ file }) => posix.join(posix.dirname(page), file));
    return { page, marker: block.demo, sources: files.filter((file) => contentFiles.includes(file)) };
  });
}
