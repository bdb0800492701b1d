// The props of a component and its import → the props with one import for each of their enums: from the module of the
// component, where it has the enum.

import { listBindings, parseImport } from '../../code/parse-import.ts';
import type { ApiEntry, ApiEnum, ApiProp } from '../extract/api-entry.ts';

/** Picks the imports of the enums of props. `statement` is the import of the component, of those that its entry has. */
export function pickEnumImports(
  { props, imports }: Pick<ApiEntry, 'props' | 'imports'>,
  statement: string,
): Readonly<Record<string, ApiProp>> {
  const [component] = listBindings(statement).keys();
  const module = parseImport(statement)?.module;

  function pick(found: ApiEnum): ApiEnum {
    // <Button size={Button.Size.Small}>
    const isPart = toLocalName(found) === component && found.imports.some((each) => imports.includes(each));
    return { ...found, imports: [isPart ? statement : pickImport(found.imports, module)] };
  }

  return Object.fromEntries(
    Object.entries(props).map(([name, prop]) => [
      name,
      prop.enums ? { ...prop, enums: withoutTwins(prop.enums.map(pick)) } : prop,
    ]),
  );
}

/** Picks the import from the module of the component, which has only one default, or else the first. */
function pickImport(imports: readonly string[], module: string | undefined): string {
  const isBeside = (line: string) => parseImport(line)?.module === module;
  const usable = imports.filter((line) => line.startsWith('import {') || !isBeside(line));
  return usable.find(isBeside) ?? usable[0] ?? imports[0] ?? '';
}

/** The code of one prop can have only one enum of a name. */
function withoutTwins(enums: readonly ApiEnum[]): ApiEnum[] {
  return enums.filter((each, at) => at === enums.findIndex((one) => toLocalName(one) === toLocalName(each)));
}

/** Returns what the code of an enum begins with: "Button" of "Button.Size". */
function toLocalName({ name }: ApiEnum): string {
  return name.split('.')[0] ?? name;
}
