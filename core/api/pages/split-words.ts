/**
 * Splits a long name where a word of it begins, so that a narrow column breaks it there.
 *
 * @example
 * splitWords('GridColumnGroupingModel') // ["Grid", "Column", "Grouping", "Model"]
 */
export function splitWords(name: string): string[] {
  return name.length <= 12 ? [name] : name.split(/(?<=[a-z\d])(?=[A-Z])/);
}
