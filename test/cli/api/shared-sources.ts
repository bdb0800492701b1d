// Parsed files that the tests of a worker share, as the extractions of a thread do, so that the types of the language
// are parsed once. Each test has its own files, and a saved file is parsed again.

import { createSourceCache } from '../../../cli/api/extract/create-source-cache.ts';

/** The files parsed so far. */
export const sharedSources = createSourceCache();
