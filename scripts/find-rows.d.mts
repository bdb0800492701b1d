/** Pattern for `vitest -t` of test names that start or end with rows. */
export const rowPattern: string;

/** Finds the tests of a file with rows in their names, each once. */
export function findRowTests(text: string, options: { hasCases: boolean }): { row: number; title: string }[];

/** Finds the rows in the test names of a file. */
export function findRows(text: string, options: { hasCases: boolean }): number[];
