// The dialect's own lines, as a remark plugin: each becomes a `marker` node in the Markdown tree.

import type { Extension as FromMarkdownExtension, Token, CompileContext } from 'mdast-util-from-markdown';
import type { Extension as SyntaxExtension } from 'micromark-util-types';
import type { Literal } from 'mdast';
import type { Processor } from 'unified';
import { noteDestinations } from './note-destinations.ts';
import { createLineMarker } from './line-marker.ts';
import { parseMarker } from './parse-marker.ts';

/** A line of the dialect in the Markdown tree; `value` is the line as written. */
export interface MarkerNode extends Literal {
  type: 'marker';
}

declare module 'mdast' {
  interface RootContentMap {
    marker: MarkerNode;
  }
}

/** Adds the dialect's lines to a processor that parses Markdown. */
export function dialect(this: Processor): void {
  const data = this.data() as {
    micromarkExtensions?: SyntaxExtension[];
    fromMarkdownExtensions?: FromMarkdownExtension[];
  };
  (data.micromarkExtensions ??= []).push(syntax());
  (data.fromMarkdownExtensions ??= []).push(
    { enter: { lineMarker: enterMarker }, exit: { lineMarker: exitMarker } },
    noteDestinations,
  );
}

function syntax(): SyntaxExtension {
  const marker = createLineMarker((line) => parseMarker(line) !== undefined);
  const [colon, fullWidthColon, lessThan, brace] = [58, 0xff1a, 60, 123];
  return { flow: { [colon]: marker, [fullWidthColon]: marker, [lessThan]: marker, [brace]: marker } };
}

function enterMarker(this: CompileContext, token: Token): void {
  this.enter({ type: 'marker', value: this.sliceSerialize(token) }, token);
}

function exitMarker(this: CompileContext, token: Token): void {
  this.exit(token);
}
