// The interface of a component's class names → the classes that style sheets may build on.

import ts from 'typescript';
import type { ApiClass } from './api-entry.ts';
import { collectProps, findDeclarations, type PropSymbol } from './collect-props.ts';
import type { ApiPackage } from './extraction.ts';
import { readModule } from './find-exports.ts';
import { readDocs } from './read-doc.ts';

/** An exported object of class names: the name of the export, and the type it is declared with. */
export interface ClassExport {
  readonly name: string;
  readonly type: ts.Type;
  readonly file: string;
}

/** The classes of one component, with the full name of each by its key. */
export interface ComponentClasses {
  readonly classes: readonly ApiClass[];
  readonly classNames: Readonly<Record<string, string>>;
}

/** Finds the objects of class names that a package exports: `buttonClasses`. */
export function findClassExports(pack: ApiPackage): ClassExport[] {
  const checker = pack.program.getTypeChecker();
  const found = pack.modules.flatMap((module) => readModule(module, pack.program)).filter(({ name }) => /^[a-z]\w*Classes$/.test(name));

  return found.flatMap(({ name, value }) => {
    const file = value.declarations?.[0]?.getSourceFile().fileName;
    return file === undefined ? [] : [{ name, type: checker.getTypeOfSymbol(value), file }];
  });
}

/** Reads the classes of a component: those its `classes` prop takes, or those exported beside it under its name. */
export function readClasses(
  component: { name: string; folder: string; classesProp: PropSymbol | undefined },
  { exports, pack }: { exports: readonly ClassExport[]; pack: ApiPackage },
): ComponentClasses {
  const checker = pack.program.getTypeChecker();
  const taken = (component.classesProp?.symbols ?? []).map((symbol) => checker.getTypeOfSymbol(symbol));
  const members = collectProps(taken, checker);
  const beside = exports.find(({ name, file }) => name === `${lowerFirst(component.name)}Classes` && file.startsWith(`${component.folder}/`));
  const shown = members.length > 0 ? members : beside ? collectProps([beside.type], checker) : [];
  const source = members.length > 0 ? findSource(members, exports) : beside;
  const classNames = (source && pack.classNames[source.name]) ?? {};

  const prefix = findPrefix(classNames);
  const classes = shown.flatMap((member) => toClass(member, { className: classNames[member.name], prefix }));
  return { classes: classes.sort((a, b) => (a.key < b.key ? -1 : 1)), classNames };
}

// The exported object whose type declares the same keys.
function findSource(members: readonly PropSymbol[], exports: readonly ClassExport[]): ClassExport | undefined {
  const declarations = new Set(members.flatMap(findDeclarations));
  const shares = ({ type }: ClassExport): number => type.getProperties().filter((symbol) => symbol.declarations?.some((own) => declarations.has(own))).length;
  return exports.find((candidate) => shares(candidate) === members.length) ?? exports.find((candidate) => shares(candidate) > 0);
}

function toClass(member: PropSymbol, { className, prefix }: { className?: string; prefix: string }): ApiClass[] {
  const { description, deprecated, hidden } = readDocs(findDeclarations(member));
  if (hidden) return [];

  const global = className !== undefined && className !== `${prefix}${member.name}`;
  return [{ key: member.name, className, global, description, deprecated }];
}

// What most of the names begin with, before their key: "MuiButton-".
function findPrefix(classNames: Readonly<Record<string, string>>): string {
  const counts = new Map<string, number>();
  for (const [key, className] of Object.entries(classNames)) {
    if (!className.endsWith(key)) continue;
    const prefix = className.slice(0, -key.length);
    counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
  }

  const own = classNames.root?.endsWith('root') ? classNames.root.slice(0, -4) : undefined;
  return own ?? [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

function lowerFirst(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
