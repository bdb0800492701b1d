// A page's text → the little of it that other pages hang on: its head, its title, and its markers.
// This takes a small part of the time of parsing. It may take a marker in a fence for one, and knows nothing of what
// plugins and partials add: whoever skims a page only guesses at it.

import type { Block, Document, ExcerptMarker } from '../model/document.ts';
import type { Source } from '../model/page.ts';
import { parseFrontMatter } from './front-matter/parse-front-matter.ts';
import { splitFrontMatter } from './front-matter/split-front-matter.ts';
import { parseInsertion } from './parse-insertion.ts';
import type { ParseSettings } from './parse-document.ts';
import { cutHeadingId } from './syntax/heading-ids.ts';
import { parseMarker } from './syntax/parse-marker.ts';

/** What is guessed of a document. */
type SkimmedPage = Pick<Document, 'title' | 'heading' | 'frontMatter' | 'blocks'>;

/** Skims a page whose line breaks are "\n". Its problems are told by whoever parses it. */
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

/** As written: one that is marked up is guessed wrong. */
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

/** Pages with types bring a style sheet and a script to the site, whatever is in their fences. */
function findTypedFences(body: string): Block[] {
  // Most pages have none, and the pattern looks at each line.
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
