// A demo and the names of its CSS modules → a warning for each class in its code that the module lacks: the element would
// get the class "undefined".

import type { Closure, ClosureFile } from '../../../core/demos/closure/closure.ts';
import type { SyntaxNode } from '../../../core/demos/extract-preview.ts';
import { isBoundOnce } from '../../../core/demos/list-free-names.ts';
import { isStyleModule } from '../../../core/model/paths/style-file.ts';
import type { Problem } from '../../../core/model/problem.ts';
import { findNearest } from '../../../core/text/find-nearest.ts';
import { quote } from '../../../core/text/quote.ts';
import { toPosition } from '../../../core/text/to-position.ts';
import { parseCode } from '../read/parse-demo-file.ts';

/** The class names of a module. */
interface ModuleNames {
  readonly names: Readonly<Record<string, string>>;
}

/** A CSS module that a file imports. */
interface ImportedModule {
  readonly specifier: string;
  readonly names: readonly string[];
}

/** A class used in code. */
interface NamedClass {
  readonly module: ImportedModule;
  readonly name: string;
  /** Its offset in the text. */
  readonly start: number;
}

/** Finds missing classes among uses of a module: `styles.card`, `styles['card']`, `import { card } from`. */
export function findMissingClasses(
  { files, imports }: Pick<Closure, 'files' | 'imports'>,
  styles: Readonly<Record<string, ModuleNames>>,
): Problem[] {
  return files.flatMap((file) => {
    const modules = new Map<string, ImportedModule>();
    for (const { file: from, specifier, target, typeOnly } of imports) {
      const style = from === file.path && !typeOnly && target !== undefined ? styles[target] : undefined;
      if (style && isStyleModule(target ?? '')) modules.set(specifier, { specifier, names: Object.keys(style.names) });
    }
    return modules.size === 0 ? [] : findInFile(file, modules);
  });
}

function findInFile({ path, text }: ClosureFile, modules: ReadonlyMap<string, ImportedModule>): Problem[] {
  const program = parseCode(path, text)?.program;
  if (!program) return [];
  return listNamedClasses(program, modules).flatMap(({ module, name, start }) =>
    module.names.includes(name)
      ? []
      : [
          toProblem(
            { specifier: module.specifier, name, names: module.names },
            { file: path, ...toPosition(text, start) },
          ),
        ],
  );
}

function listNamedClasses(program: SyntaxNode, modules: ReadonlyMap<string, ImportedModule>): NamedClass[] {
  const wholes = new Map<string, ImportedModule>();
  const named: NamedClass[] = [];
  for (const statement of listNodes(program.body)) {
    const module =
      statement.type === 'ImportDeclaration' ? modules.get(String(toNode(statement.source)?.value)) : undefined;
    for (const each of module ? listNodes(statement.specifiers) : []) {
      const local = String(toNode(each.local)?.name);
      const imported = String(toNode(each.imported)?.name ?? 'default');
      if (each.type === 'ImportNamespaceSpecifier' || imported === 'default') {
        if (module && isBoundOnce(program, local)) wholes.set(local, module);
      } else if (module) named.push({ module, name: imported, start: Number(each.start) });
    }
  }
  visit(program);
  return named;

  function visit(node: SyntaxNode): void {
    const object = node.type === 'MemberExpression' ? toNode(node.object) : undefined;
    const module = object?.type === 'Identifier' ? wholes.get(String(object.name)) : undefined;
    const property = toNode(node.property);
    const name = node.computed === true ? property?.value : property?.name;
    // The "default" of a namespace has all names.
    if (module && property && typeof name === 'string' && name !== 'default')
      named.push({ module, name, start: Number(property.start) });
    for (const child of Object.values(node)) listNodes(child).forEach(visit);
  }
}

function listNodes(value: unknown): SyntaxNode[] {
  return (Array.isArray(value) ? value : [value]).flatMap((each: unknown) => toNode(each) ?? []);
}

function toNode(value: unknown): SyntaxNode | undefined {
  return typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string'
    ? (value as SyntaxNode)
    : undefined;
}

function toProblem(
  { specifier, name, names }: { specifier: string; name: string; names: readonly string[] },
  place: Problem['place'],
): Problem {
  const nearest = findNearest(name, names);
  return {
    rule: 'demo-class-missing',
    severity: 'warning',
    place,
    message: `${quote(specifier)} has no class ${quote(name)}`,
    hint: nearest === undefined ? 'Correct the name, or add a rule for it.' : `Did you mean ${quote(nearest)}?`,
  };
}
