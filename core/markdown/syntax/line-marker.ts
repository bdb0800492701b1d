// A micromark construct for markers that fill a line: demo markers, callout fences, tab fences.
//
// Being part of the grammar, a marker inside a fence stays code, one inside a list belongs to its
// list item, and every position is that of the author's text.

import type { Code, Construct, Effects, State, TokenizeContext } from 'micromark-util-types';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    lineMarker: 'lineMarker';
  }
}

/** Makes a block out of a line that `isMarker` accepts. The line may also end a paragraph. */
export function createLineMarker(isMarker: (line: string) => boolean): Construct {
  return { name: 'lineMarker', tokenize, concrete: true };

  function tokenize(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
    const context = this;
    return start;

    function start(code: Code): State | undefined {
      effects.enter('lineMarker');
      return inside(code);
    }

    function inside(code: Code): State | undefined {
      // Negative codes but tabs (-2, -1) are line endings.
      if (code === null || code < -2) {
        const token = effects.exit('lineMarker');
        return isMarker(context.sliceSerialize(token)) ? ok(code) : nok(code);
      }
      effects.consume(code);
      return inside;
    }
  }
}
