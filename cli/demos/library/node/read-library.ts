import type { DemoContext } from '../../demo-context.ts';
import type { BundledLibrary } from '../bundle/to-bundled-library.ts';

const emptyLibrary: BundledLibrary = { modules: {}, entries: {}, broken: [], styles: {}, entryStyles: {} };

/** Reads the package modules of demos from the bytes that threads share. */
export function readLibrary({ library: { bytes } }: Pick<DemoContext, 'library'>): BundledLibrary {
  return bytes ? (JSON.parse(Buffer.from(bytes).toString()) as BundledLibrary) : emptyLibrary;
}

/** Puts a text into shared memory, so that all threads read it without a copy. */
export function shareText(text: string): SharedArrayBuffer {
  const bytes = new SharedArrayBuffer(Buffer.byteLength(text));
  Buffer.from(bytes).write(text);
  return bytes;
}
