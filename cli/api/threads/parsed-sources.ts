import { createSourceCache } from '../extract/create-source-cache.ts';

/** Parsed TypeScript files of this thread, shared by all packages that it extracts. */
export const parsedSources = createSourceCache();
