// The props of a component and its import → the props with only those enums that code beside this import can name, each
// with the import to write: from the module of the component, where it has the enum.

import type { ApiEntry, ApiEnum, ApiProp } from '../extract/api-entry.ts';

/** Names the enums of props. `statement` is the import of the component, of those that its entry has. */
export function nameEnums(
  { props, imports }: Pick<ApiEntry, 'props' | 'imports'>,
  statement: string,
): Readonly<Record<string, ApiProp>> {
  const component = readImport(statement);
  const taken = new Map<string, string>();

  function nameEnum(found: ApiEnum): ApiEnum[] {
    const [name = found.name] = found.name.split('.');
    // <Button size={Button.Size.Small}>
    const isOwn = name === component.local && found.imports.some((each) => imports.includes(each));
    if (isOwn) return [{ ...found, imports: [] }];
    const usable = found.imports.filter((each) => isAddable(each, statement));
    const picked = usable.find((each) => readImport(each).module === component.module) ?? usable[0];
    if (picked === undefined || name === component.local || (taken.get(name) ?? picked) !== picked) return [];
    taken.set(name, picked);
    return [{ ...found, imports: [picked] }];
  }

  return Object.fromEntries(
    Object.entries(props).map(([name, prop]) => [
      name,
      prop.enums ? { ...prop, enums: prop.enums.flatMap(nameEnum) } : prop,
    ]),
  );
}

/** Returns whether an import can be added to another: a module has one default. */
function isAddable(added: string, statement: string): boolean {
  return added.startsWith('import {') || readImport(added).module !== readImport(statement).module;
}

function readImport(statement: string): { readonly local: string | undefined; readonly module: string | undefined } {
  const [, names = '', module] = /^import (.+) from (.+?);?$/.exec(statement) ?? [];
  return { local: names.match(/[^\s{},]+/g)?.at(-1), module };
}
