// The text of a page with its partials below it, and empty lines for what plugins have added: one count of lines and
// offsets for all that stands in the page's tree. What is found in lines beyond the page's own is reported in the
// partial that has them, or behind what an addition follows.

import type { Position } from 'unist';
import type { Nodes } from 'mdast';
import type { Addition, Place } from '../../model/problem.ts';
import type { AddedNode } from '../plugins/added-nodes.ts';

/** A text that stands below the page's. */
interface Section {
  readonly file: string;
  /** Lines and characters before it. */
  readonly lines: number;
  readonly start: number;
  /** Where the page includes it, or what an addition follows. */
  readonly marker: { readonly line: number; readonly column: number };
  /** What of a plugin has added it. */
  readonly addedBy?: Addition;
}

/** A page's text, and what is joined to it. */
export class JoinedText {
  text: string;
  readonly #file: string;
  readonly #sections: Section[] = [];
  #lines: number;

  constructor(text: string, file: string) {
    this.text = text;
    this.#file = file;
    this.#lines = text.split('\n').length;
  }

  /** Joins the text of a partial, and gives what moves a node of it to its place. */
  join(text: string, { file, marker }: Pick<Section, 'file' | 'marker'>): (node: Nodes) => void {
    const section = { file, marker, lines: this.#lines, start: this.text.length + 1 };
    this.#sections.push(section);
    this.#lines += text.split('\n').length;
    this.text += `\n${text}`;
    return (node) => {
      if (!node.position) return;
      const [start, end] = [node.position.start, node.position.end].map(({ line, column, offset = 0 }) => ({
        line: line + section.lines,
        column,
        offset: offset + section.start,
      }));
      if (start && end) node.position = { start, end };
    };
  }

  /** Joins empty lines, as many as a node may need that a plugin has added, and gives the position of the first. */
  joinAdded({ node, addedBy, after }: AddedNode): Position {
    const lines = 'value' in node ? node.value.split('\n').length + 1 : 1;
    this.#sections.push({
      file: this.#file,
      marker: { line: after.line, column: after.column },
      lines: this.#lines,
      start: this.text.length + 1,
      addedBy,
    });
    const point = { line: this.#lines + 1, column: 1, offset: this.text.length + 1 };
    this.#lines += lines;
    this.text += '\n'.repeat(lines);
    return { start: point, end: point };
  }

  /** Gives the place that an author looks at; one of another file is that already. */
  toPlace<At extends Place>(place: At): At {
    const section = place.file === this.#file ? this.#find(place.line) : undefined;
    if (section?.addedBy) return this.toPlace({ ...place, ...section.marker });
    return section ? { ...place, file: section.file, line: (place.line ?? 0) - section.lines } : place;
  }

  /** Finds what has added what stands in a line, if a plugin has. */
  findAddition({ file, line }: Place): Addition | undefined {
    return file === this.#file ? this.#find(line)?.addedBy : undefined;
  }

  /** Gives the line and column of the page itself: those of its marker for what a partial holds. */
  toPageLine<At extends { readonly line: number; readonly column: number }>(at: At): At {
    const section = this.#find(at.line);
    return section ? this.toPageLine({ ...at, ...section.marker }) : at;
  }

  #find(line = 0): Section | undefined {
    return this.#sections.findLast(({ lines }) => line > lines);
  }
}
