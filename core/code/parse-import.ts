// An import on one line → its parts, and back: which names it binds, and the same import under another name.

/** An import of values, taken apart. */
interface ParsedImport {
  readonly module: string;
  /** What stands before the braces: '', "Button", "* as Kit". */
  readonly plain: string;
  /** What stands in the braces, such as "Size as Own"; undefined without braces. */
  readonly named?: readonly string[];
  readonly isType: boolean;
}

/** Parses an import statement; undefined for any other line, and for an import that binds no name. */
export function parseImport(line: string): ParsedImport | undefined {
  const [, type, plain = '', braces, module] =
    /^import (type (?!from ))?([^{}'"]*?)(?:,? ?\{([^{}]*)\})? from ['"](.+)['"];?\s*$/.exec(line) ?? [];
  if (module === undefined) return undefined;
  const named = braces?.split(',').map((each) => each.trim());
  return { module, plain, isType: type !== undefined, ...(named && { named: named.filter(Boolean) }) };
}

/**
 * Returns what each name is that an import binds: "Size of kit", "default of kit", "* of kit"; "type Size of kit" where
 * the name is a type alone.
 */
export function listBindings(line: string): ReadonlyMap<string, string> {
  const { module = '', plain = '', named = [], isType = false } = parseImport(line) ?? {};
  const unnamed = plain.split(',').flatMap((part): [string, string][] => {
    const [name, local = name] = part.trim().split(' as ');
    return local ? [[local, name === '*' ? '*' : 'default']] : [];
  });
  const bound = named.map((part): [string, string] => {
    const [, type = '', name = '', local = name] = /^(type )?(\S+)(?: as (\S+))?$/.exec(part) ?? [];
    return [local, type + name];
  });
  return new Map(
    [...unnamed, ...bound].map(([local, name]) => [local, `${isType ? 'type ' : ''}${name} of ${module}`]),
  );
}

/**
 * Writes an import of one name with another name.
 *
 * @example
 * renameImport("import { Size } from 'kit';", 'ButtonSize') // "import { Size as ButtonSize } from 'kit';"
 */
export function renameImport(line: string, local: string): string {
  return line
    .replace(/^import \{ (\S+)(?: as \S+)? \} from /, (_whole, imported: string) =>
      imported === local ? `import { ${local} } from ` : `import { ${imported} as ${local} } from `,
    )
    .replace(/^import (\* as )?[^\s{}]+ from /, (_whole, all = '') => `import ${all}${local} from `);
}
