/** Finds the rows of the torture table that the tests of a file are named after. */
export function findRows(text: string, options: { readonly hasCases: boolean }): number[];
