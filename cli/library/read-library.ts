import type { BuildContext } from '../build-context.ts';
import type { BundledLibrary } from './to-bundled-library.ts';

const none: BundledLibrary = { modules: {}, entries: {}, broken: [], styles: {}, entryStyles: {} };

/** Reads, in a thread that makes pages, what packages give to demos. */
export function readLibrary({ library: { bytes } }: Pick<BuildContext, 'library'>): BundledLibrary {
  return bytes ? (JSON.parse(Buffer.from(bytes).toString()) as BundledLibrary) : none;
}
