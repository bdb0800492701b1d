/**
 * Lists the prefixes of a name that end at a word boundary, shortest first.
 *
 * @example
 * listStems('RadioGroupItem') // ['Radio', 'RadioGroup']
 * listStems('Tabs.List')      // ['Tabs']
 */
export function listStems(name: string): string[] {
  return [...name.matchAll(/\.|(?<=[a-z\d])(?=[A-Z])/g)].map(({ index }) => name.slice(0, index));
}
