// Controls whose options are members of enums → the controls, and the imports that the code around them still lacks. An
// enum whose name is something else in this code gets another one.

import type { PlaygroundControl } from '../../model/playground.ts';
import { listBindings, renameImport } from '../../code/parse-import.ts';

/** Controls as a page contains them. */
interface FittedControls {
  readonly controls: readonly PlaygroundControl[];
  /** The imports of their enums, by the names that these have in the code. */
  readonly enums: Readonly<Record<string, string>>;
}

/** Fits the controls of a component to the imports of the code that shows it. */
export function fitImports(
  controls: readonly PlaygroundControl[],
  { lines, component }: { readonly lines: readonly string[]; readonly component: string },
): FittedControls {
  const bound = new Map(lines.flatMap((line) => [...listBindings(line)]));
  const enums: Record<string, string> = {};

  /** Returns the name of an enum in the code, and adds its import. */
  function bind(name: string, statement: string): string {
    const exported = listBindings(statement).get(name) ?? '';
    const present = [...bound].find(([, each]) => each === exported)?.[0];
    const local = present ?? pickName(name, component, (each) => bound.has(each));
    if (present === undefined) {
      bound.set(local, exported);
      enums[local] = renameImport(statement, local);
    }
    return local;
  }

  const fitted = controls.map((control) => {
    if (control.kind !== 'choice' || !control.members) return control;
    const { imports = {}, members, ...others } = control;
    const names = new Map(Object.entries(imports).map(([name, statement]) => [name, bind(name, statement)]));
    return { ...others, members: renameMembers(members, names) };
  });
  return { controls: fitted, enums };
}

/** Picks the name of an enum, or else one with the name of the component: "ButtonSize". */
function pickName(name: string, component: string, isTaken: (local: string) => boolean): string {
  const parent = component.split('.').at(-1) ?? component;
  const longer = parent === name ? `${name}Enum` : `${parent}${name}`;
  let local = isTaken(name) ? longer : name;
  for (let count = 2; isTaken(local); count += 1) local = `${longer}${count}`;
  return local;
}

/** Replaces the names that the codes of members begin with. */
function renameMembers<Value>(
  members: Readonly<Record<string, Value>>,
  names: ReadonlyMap<string, string>,
): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(members).map(([code, value]) => [
      code.replace(/^[^.[]+/, (first) => names.get(first) ?? first),
      value,
    ]),
  );
}
