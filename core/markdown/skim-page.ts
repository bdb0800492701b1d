// A page's text → the parts that other pages depend on: its front matter, its title and its markers.
//
// It takes a fraction of the time of parsing, but the result is only a guess: a marker in a fence counts, and what
// plugins and partials add is missing.

import type { Block, Document, ExcerptMarker } from '../model/document.ts';
import type { Source } from '../model/page.ts';
import { parseFrontMatter } from './front-matter/parse-front-matter.ts';
import { splitFrontMatter } from './front-matter/split-front-matter.ts';
import { parseInsertion } from './parse-insertion.ts';
import type { ParseSettings } from './parse-document.ts';
import { cutHeadingId } from './syntax/heading-ids.ts';
import { parseMarker } from './syntax/parse-marker.ts';

/** The guessed parts of a document. */
type SkimmedPage = Pick<Document, 'title' | 'heading' | 'frontMatter' | 'blocks'>;

/** Skims a page whose line breaks are "\n". Problems are reported when the page is parsed. */
export function skimPage(
  { page: { file, path }, text }: Source,
  { components }: Pick<ParseSettings, 'components'>,
): SkimmedPage {
  const { data, head, body } = splitFrontMatter(text, file);
  const { frontMatter } = parseFrontMatter(data, head, file);
  const heading = findHeading(body);
  const title = frontMatter.title ?? heading;
  return {
    title: title || path,
    ...(heading && heading !== title && { heading }),
    frontMatter,
    blocks: [...findInsertions(body, file, components), ...findTypedFences(body)],
  };
}

/** Finds the first heading as written, so the guess is wrong if it has markup. */
function findHeading(body: string): string {
  const text = /^#[ \t]+(\S.*)$/m.exec(body)?.[1] ?? '';
  return cutHeadingId(
    text
      .trimEnd()
      .replace(/[ \t]#+$/, '')
      .trimEnd(),
  );
}

function findInsertions(body: string, file: string, components: readonly string[]): Block[] {
  return [...body.matchAll(/^\{\{.*$/gm)].flatMap(([line]): Block[] => {
    const marker = parseMarker(line);
    if (marker?.kind !== 'insertion') return [];
    const { demo, component } = parseInsertion(marker.json, { file, line: 1, column: 1 }, components);
    if (demo) return [{ kind: 'demo', demo }];
    return component ? [{ kind: 'component', component }] : [];
  });
}

/** Finds whether a page has typed fences, for which the site needs a style sheet and a script. */
function findTypedFences(body: string): Block[] {
  // Most pages have none, and the pattern is slower.
  if (!body.includes('twoslash')) return [];
  return /^ {0,3}(?:```|~~~).*\btwoslash\b/m.test(body) ? [{ kind: 'excerpt', excerpt: emptyFence }] : [];
}

const emptyFence: ExcerptMarker = {
  source: '',
  code: '',
  isTyped: true,
  language: 'ts',
  title: '',
  marks: { lines: {}, words: [] },
  line: 1,
  column: 1,
};
