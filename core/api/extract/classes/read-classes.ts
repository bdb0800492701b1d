// The type of a component's class names → the classes that style sheets may rely on.

import type { ApiClass } from '../api-entry.ts';
import type { ClassExport, ClassSource } from './class-source.ts';
import { collectProps, type PropSymbol } from '../props/collect-props.ts';
import { isWithin } from '../declaration-origin.ts';
import type { ApiPackage } from '../extraction.ts';
import { readModule } from '../exports/read-module.ts';
import { createClassNamer, toClassesName } from './name-class.ts';
import { readDocs } from '../read-doc.ts';

/** The classes of one component, and their full names by key. */
interface ComponentClasses {
  readonly classes: readonly ApiClass[];
  readonly classNames: Readonly<Record<string, string>>;
}

/** Finds the objects of class names that a package exports: `buttonClasses`. */
export function findClassExports(pack: ApiPackage): ClassExport[] {
  const checker = pack.program.getTypeChecker();

  return pack.modules.flatMap((module) =>
    readModule(module, pack.program)
      .filter(({ name }) => /^[a-z]\w*Classes$/.test(name))
      .flatMap(({ name, value }) => {
        const file = value.declarations?.[0]?.getSourceFile().fileName;
        return file === undefined
          ? []
          : [{ name, specifier: module.specifier, type: checker.getTypeOfSymbol(value), file }];
      }),
  );
}

/** Reads the classes of a component, from its `classes` prop or from the class names exported next to it. */
export function readClasses(
  source: ClassSource,
  { exports, pack }: { exports: readonly ClassExport[]; pack: ApiPackage },
): ComponentClasses {
  const checker = pack.program.getTypeChecker();
  const fromProp = collectProps(
    (source.classesProp?.symbols ?? []).map((symbol) => checker.getTypeOfSymbol(symbol)),
    checker,
  );
  const classExport = exports.find(
    ({ name, file }) => name === toClassesName(source.name) && file.startsWith(`${source.folder}/`),
  );
  const exported = classExport ? collectProps([classExport.type], checker) : [];
  const members = pickMembers(fromProp, exported);

  const nameClass = createClassNamer(source, { exports, scripts: pack.scripts });
  const named = members.map((member) => ({ member, className: nameClass(member) }));
  const classNames = Object.fromEntries(
    named.flatMap(({ member, className }) => (className === undefined ? [] : [[member.name, className]])),
  );
  const prefix = findPrefix(classNames);
  // Classes of another package that this one cannot name are documented there.
  const shown = named.filter(
    ({ member, className }) =>
      className !== undefined ||
      member.declarations.some((declaration) => isWithin(declaration.getSourceFile().fileName, pack.folder)),
  );
  const classes = shown.flatMap(({ member, className }) => toClass(member, { className, prefix }));
  return { classes: classes.sort((a, b) => (a.key < b.key ? -1 : 1)), classNames };
}

// The `classes` prop may include classes of another component, which it passes on; its own are those it exports.
function pickMembers(fromProp: readonly PropSymbol[], exported: readonly PropSymbol[]): readonly PropSymbol[] {
  if (fromProp.length === 0) return exported;
  const declared = new Set(exported.flatMap(({ declarations }) => declarations));
  const own = fromProp.filter((member) => member.declarations.some((declaration) => declared.has(declaration)));
  return own.length > 0 ? own : fromProp;
}

function toClass(member: PropSymbol, { className, prefix }: { className?: string; prefix: string }): ApiClass[] {
  const { description, deprecated, stage, hidden } = readDocs(member.declarations);
  if (hidden) return [];

  const global = className !== undefined && className !== `${prefix}${member.name}`;
  return [{ key: member.name, className, global, description, deprecated, stage }];
}

// Finds the prefix of the root class, or else the most frequent one: "MuiButton-".
function findPrefix(classNames: Readonly<Record<string, string>>): string {
  if (classNames.root?.endsWith('root')) return classNames.root.slice(0, -'root'.length);

  const counts = new Map<string, number>();
  for (const [key, className] of Object.entries(classNames)) {
    if (!className.endsWith(key)) continue;
    const prefix = className.slice(0, -key.length);
    counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}
