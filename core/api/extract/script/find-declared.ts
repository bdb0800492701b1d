// A name or a value in a script → the script that declares it, and what it is there. Follows imports, `require` and
// re-exports.

import ts from 'typescript';
import { findMember } from './find-member.ts';
import type { Declared, Script } from './parse-script.ts';
import type { ImportedName } from './read-names.ts';
import { toFieldName, toMemberName, toMemberOwner, unwrap } from './read-syntax.ts';

/** Finds what an expression of a script is; undefined where another package declares it. */
export function findDeclared(value: ts.Node, script: Script): Declared | undefined {
  return findValue(value, script, new Set());
}

/** Finds what a script exports under a name. */
export function findExported(name: string, script: Script): Declared | undefined {
  return findExport(name, script, new Set());
}

/** Places that were searched: modules may re-export each other, or several of them the same one. */
type Visited = Set<string>;

function findValue(value: ts.Node, script: Script, visited: Visited): Declared | undefined {
  const node = ts.isExpression(value) ? unwrap(value) : value;
  if (ts.isIdentifier(node)) return findNamed(node.text, script, visited);
  const owner = toMemberOwner(node);
  if (!owner) return { script, name: toFieldName('name' in node ? (node.name as ts.Node) : undefined), node };

  // Divider_1.Divider, where Divider_1 is a module
  const member = toMemberName(node);
  const imported = ts.isIdentifier(owner) ? script.names.imported.get(owner.text) : undefined;
  if (imported?.exported === '*') return follow({ ...imported, exported: member }, script, visited);
  const declared = findValue(owner, script, visited);
  if (!declared || isRepeated(declared.script, `${declared.name}.${member}`, visited)) return undefined;
  const found = findMember(declared, member);
  return found && findValue(found, declared.script, visited);
}

function findNamed(name: string, script: Script, visited: Visited): Declared | undefined {
  const node = script.names.declared.get(name);
  if (node) return { script, name, node };
  const imported = script.names.imported.get(name);
  return imported && follow(imported, script, visited);
}

function follow({ path, exported }: ImportedName, script: Script, visited: Visited): Declared | undefined {
  const module = path.startsWith('.') ? script.readBeside?.(path) : undefined;
  return module && findExport(exported === '*' ? 'default' : exported, module, visited);
}

function findExport(name: string, script: Script, visited: Visited): Declared | undefined {
  if (isRepeated(script, name, visited)) return undefined;
  const exported = script.names.exported.get(name);
  if (exported && 'path' in exported) return follow(exported, script, visited);
  const found = exported && findValue(exported, script, visited);
  if (found) return found;
  for (const path of script.names.reexported) {
    const inner = follow({ path, exported: name }, script, visited);
    if (inner) return inner;
  }
  return undefined;
}

function isRepeated({ file = '' }: Script, name: string, visited: Visited): boolean {
  const place = `${file} ${name}`;
  if (visited.has(place)) return true;
  visited.add(place);
  return false;
}
