import type { DemoContext } from '../../demo-context.ts';
import type { BundledLibrary } from '../bundle/to-bundled-library.ts';

const none: BundledLibrary = { modules: {}, entries: {}, broken: [], styles: {}, entryStyles: {} };

/** Reads, in a thread that makes pages, what packages give to demos. */
export function readLibrary({ library: { bytes } }: Pick<DemoContext, 'library'>): BundledLibrary {
  return bytes ? (JSON.parse(Buffer.from(bytes).toString()) as BundledLibrary) : none;
}

/** Puts a text where all threads can read it, without a copy for each. */
export function shareText(text: string): SharedArrayBuffer {
  const bytes = new SharedArrayBuffer(Buffer.byteLength(text));
  Buffer.from(bytes).write(text);
  return bytes;
}
