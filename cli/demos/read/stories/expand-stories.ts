// A marker of a whole story file → a marker for each story, below a heading with its name.

import { posix } from 'node:path';
import { splitStory, toDemoName } from '../../../../core/model/demo-marker.ts';
import type { Block, Document, Heading } from '../../../../core/model/document.ts';
import type { Story } from '../../../../core/demos/stories/story.ts';
import { escapeHtml } from '../../../../core/text/escape-html.ts';
import { withLabel } from '../../../../core/text/with-label.ts';
import { readStoryFile } from './read-story-file.ts';

interface StoryPlace {
  readonly root: string;
  /** The source of the page. */
  readonly pageFile: string;
}

/** Lists the markers that a marker expands to: itself, or the stories of its file. */
export function listStoryMarkers(file: string, place: StoryPlace): string[] {
  const split = splitStory(file);
  if (!split || split.story !== '') return [file];
  const stories = listShown(split.file, place);
  return stories.length > 0 ? stories.map(({ name }) => `${split.file}#${name}`) : [file];
}

/** Expands markers of story files in a document; `anchor` is the label of a link to a heading. */
export function expandStories(document: Document, { anchor, ...place }: StoryPlace & { anchor: string }): Document {
  if (!document.blocks.some((block) => isWholeFile(block))) return document;
  const headings: Heading[] = [];
  const anchors: string[] = [];
  const allHeadings = [...document.headings];
  let seen = '';
  const blocks = document.blocks.flatMap((block): Block[] => {
    if (block.kind === 'html') seen += block.html;
    if (block.kind !== 'demo' || !isWholeFile(block)) return [block];
    const file = splitStory(block.demo.file)?.file ?? '';
    const stories = listShown(file, place);
    if (stories.length === 0) return [block];
    takeHeadings();
    return stories.flatMap((story): Block[] => {
      const name = `${toDemoName(file)}${story.name}`;
      const id = `story-${posix.basename(name).toLowerCase()}`;
      headings.push({ id, depth: 3, text: story.title });
      anchors.push(id, name);
      return [
        { kind: 'html', html: writeHeading(id, { ...story, anchor }) },
        { kind: 'demo', demo: { ...block.demo, name, file: `${file}#${story.name}` } },
      ];
    });
  });
  return {
    ...document,
    blocks,
    headings: [...headings, ...allHeadings],
    anchors: [...document.anchors, ...anchors],
  };

  /** Headings before the stories also come before them in the list. */
  function takeHeadings(): void {
    while (allHeadings[0] && seen.includes(` id="${allHeadings[0].id}"`)) headings.push(...allHeadings.splice(0, 1));
  }
}

function isWholeFile(block: Block): boolean {
  return block.kind === 'demo' && splitStory(block.demo.file)?.story === '';
}

function listShown(file: string, place: StoryPlace): Story[] {
  return (readStoryFile(file, place)?.stories?.stories ?? []).filter(({ isHidden }) => !isHidden);
}

function writeHeading(
  id: string,
  { title, description, anchor }: Pick<Story, 'title' | 'description'> & { anchor: string },
): string {
  const text = escapeHtml(title);
  const paragraphs = description.split(/\n\s*\n/).filter(Boolean);
  return [
    `<h3 id="${id}">${text}<a class="anchor" href="#${id}" aria-label="${withLabel(escapeHtml(anchor), text)}"></a></h3>`,
    ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
  ].join('\n');
}
