// A control whose options are members of enums → the control, and the imports that the code around it still lacks.

import type { PlaygroundControl } from '../../model/playground.ts';

/** A control as a page contains it. */
interface FittedControl {
  readonly control: PlaygroundControl;
  /** The imports of its enums, by their names. */
  readonly enums: Readonly<Record<string, string>>;
}

/** Fits a control to other imports; undefined where these give the name of an enum to something else. */
export function fitImports(control: PlaygroundControl, lines: readonly string[]): FittedControl | undefined {
  if (control.kind !== 'choice' || !control.members) return { control, enums: {} };
  const { imports = {}, ...shown } = control;
  const bound = readBindings(lines);
  const lacking = Object.entries(imports).filter(
    ([name, statement]) => bound.get(name) !== readBindings([statement]).get(name),
  );
  const isOther = lacking.some(([name, statement]) => bound.has(name) || !isAddable(statement, bound));
  // A namespace of the component comes with the component.
  const names = new Set(Object.keys(control.members).map((code) => code.replace(/[.[].*/s, '')));
  const isUnbound = [...names].some((name) => !Object.hasOwn(imports, name) && !bound.has(name));
  return isOther || isUnbound ? undefined : { control: shown, enums: Object.fromEntries(lacking) };
}

/** Reads what each imported name is, and of which module. */
function readBindings(lines: readonly string[]): Map<string, string> {
  const bound = new Map<string, string>();
  const statements = /^import (?:([^\s{*,]+),? )?(?:\* as (\S+) )?(?:\{ (.+) \} )?from ['"](.+)['"];$/gm;
  for (const [, own, whole, named = '', module] of lines.join('\n').matchAll(statements)) {
    if (own !== undefined) bound.set(own, `default of ${module}`);
    if (whole !== undefined) bound.set(whole, `all of ${module}`);
    for (const each of named.split(', ').filter(Boolean)) {
      const [imported = each, local = imported] = each.split(' as ');
      bound.set(local, `${imported} of ${module}`);
    }
  }
  return bound;
}

/** A default is not added to another import of its module. */
function isAddable(statement: string, bound: ReadonlyMap<string, string>): boolean {
  const [, module] = /^import \S+ from ['"](.+)['"];$/.exec(statement) ?? [];
  return module === undefined || ![...bound.values()].some((each) => each.endsWith(` of ${module}`));
}
