/**
 * Splits a long name before each word, so that it can be broken in a narrow column.
 *
 * @example
 * splitWords('GridColumnGroupingModel') // ["Grid", "Column", "Grouping", "Model"]
 */
export function splitWords(name: string): string[] {
  return name.length <= 14 ? [name] : name.split(/(?<=[a-z\d])(?=[A-Z])/);
}
