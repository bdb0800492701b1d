/** Names of tests that begin or end with rows, as they are run with `vitest -t`. */
export const rowPattern: string;

/** Finds the tests of a file that are named after rows, each once. */
export function findRowTests(text: string, options: { hasCases: boolean }): { row: number; title: string }[];

/** Finds the rows that the tests of a file are named after. */
export function findRows(text: string, options: { hasCases: boolean }): number[];
