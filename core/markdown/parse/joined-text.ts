// The text of a page, followed by its partials and by empty lines for nodes that plugins have added, so that everything
// in the page's tree has positions in one text. Problems beyond the page's own lines are reported in the partial, or
// at the point that an added node follows.

import type { Position } from 'unist';
import type { Nodes } from 'mdast';
import type { Addition, Place } from '../../model/problem.ts';
import type { AddedNode } from '../plugins/added-nodes.ts';

/** A text below the text of the page. */
interface Section {
  readonly file: string;
  /** Lines before it, and the offset of its first character. */
  readonly lines: number;
  readonly start: number;
  /** Where the page includes it, or the point that an added node follows. */
  readonly marker: { readonly line: number; readonly column: number };
  /** The part of a plugin that has added it. */
  readonly addedBy?: Addition;
}

/** The text of a page with the texts joined to it. */
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

  /** Joins the text of a partial, and returns a function that moves the position of its nodes. */
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

  /** Joins the empty lines that a node added by a plugin may need, and returns their position. */
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

  /** Turns a place in the joined text into one in its file. Places in other files stay unchanged. */
  toPlace<At extends Place>(place: At): At {
    const section = place.file === this.#file ? this.#find(place.line) : undefined;
    if (section?.addedBy) return this.toPlace({ ...place, ...section.marker });
    return section ? { ...place, file: section.file, line: (place.line ?? 0) - section.lines } : place;
  }

  /** Finds the part of a plugin that has added the content of a line. */
  findAddition({ file, line }: Place): Addition | undefined {
    return file === this.#file ? this.#find(line)?.addedBy : undefined;
  }

  /** Turns a point in the joined text into one on the page: for a partial, that of its marker. */
  toPageLine<At extends { readonly line: number; readonly column: number }>(at: At): At {
    const section = this.#find(at.line);
    return section ? this.toPageLine({ ...at, ...section.marker }) : at;
  }

  #find(line = 0): Section | undefined {
    return this.#sections.findLast(({ lines }) => line > lines);
  }
}
