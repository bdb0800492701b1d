// Parsed files that the tests of a worker share, as the extractions of a thread do: the types of the language are
// parsed once for all of them. Each test has files of its own, and a file that is saved is parsed again.

import { createSourceCache } from '../../../cli/api/extract/create-source-cache.ts';

/** What has been parsed so far. */
export const sharedSources = createSourceCache();
