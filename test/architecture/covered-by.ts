// Code that has no test of its own name, and the test that holds it instead.
// A key that ends with "/" speaks for a whole folder.

import type { CoveredBy } from './find-untested-files.ts';

/** The exceptions to "every code file has a test of the same name". */
export const coveredBy: CoveredBy = {};
