// Where the address of each link, picture and definition stands in the text: an extension of the parser
// that builds the Markdown tree, which keeps the address alone.

import type { CompileContext, Extension, Token } from 'mdast-util-from-markdown';

declare module 'mdast' {
  interface Data {
    /** Offsets of the address in the text, without brackets around it. */
    destination?: readonly [start: number, end: number];
  }
}

/** Notes where addresses stand, and reads them as the parser does. */
export const noteDestinations: Extension = {
  enter: { resourceDestinationString: note, definitionDestinationString: note },
};

function note(this: CompileContext, token: Token): undefined {
  const node = this.stack.at(-1);
  if (node && (node.type === 'link' || node.type === 'image' || node.type === 'definition'))
    node.data = { ...node.data, destination: [token.start.offset, token.end.offset] };
  this.buffer();
}
