// A remark plugin for the lines of the dialect: each becomes a `marker` node in the Markdown tree.

import type { Extension as FromMarkdownExtension, Token, CompileContext, Extension } from 'mdast-util-from-markdown';
import type {
  Extension as SyntaxExtension,
  Code,
  Construct,
  Effects,
  State,
  TokenizeContext,
} from 'micromark-util-types';
import type { Literal } from 'mdast';
import type { Processor } from 'unified';
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

/** Adds the syntax of the dialect to a Markdown parser. */
export function dialect(this: Processor): void {
  const data = this.data() as {
    micromarkExtensions?: SyntaxExtension[];
    fromMarkdownExtensions?: FromMarkdownExtension[];
  };
  (data.micromarkExtensions ??= []).push(syntax());
  (data.fromMarkdownExtensions ??= []).push(
    { enter: { lineMarker: enterMarker }, exit: { lineMarker: exitMarker } },
    recordDestinations,
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

// A micromark construct for markers that fill a line: demo markers, callout fences, tab fences.
//
// Because markers are part of the grammar, one inside of a fence stays code, one inside of a list belongs to its item,
// and all positions are those of the author's text.

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    lineMarker: 'lineMarker';
  }
}

/** Creates a block construct for lines that `isMarker` accepts. Such a line can end a paragraph. */
function createLineMarker(isMarker: (line: string) => boolean): Construct {
  return { name: 'lineMarker', tokenize, concrete: true };

  function tokenize(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
    const context = this;
    return start;

    function start(code: Code): State | undefined {
      effects.enter('lineMarker');
      return inside(code);
    }

    function inside(code: Code): State | undefined {
      // Negative codes except for tabs (-2, -1) are line endings.
      if (code === null || code < -2) {
        const token = effects.exit('lineMarker');
        return isMarker(context.sliceSerialize(token)) ? ok(code) : nok(code);
      }
      effects.consume(code);
      return inside;
    }
  }
}

// A parser extension that records where the address of each link, picture and definition is in the text. The Markdown
// tree itself has only the address.

declare module 'mdast' {
  interface Data {
    /** Offsets of the address in the text, without brackets around it. */
    destination?: readonly [start: number, end: number];
  }
}

/** Records the offsets of addresses, and otherwise does what the parser does. */
const recordDestinations: Extension = {
  enter: { resourceDestinationString: recordDestination, definitionDestinationString: recordDestination },
};

function recordDestination(this: CompileContext, token: Token): undefined {
  const node = this.stack.at(-1);
  if (node && (node.type === 'link' || node.type === 'image' || node.type === 'definition'))
    node.data = { ...node.data, destination: [token.start.offset, token.end.offset] };
  this.buffer();
}
