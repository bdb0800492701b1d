// Finds undocumented props that the compiler accepts: the types of some components allow any prop, and names with a
// dash are never checked.

import ts from 'typescript';
import { countEdits } from '../../../../core/text/count-edits.ts';
import { findNearest } from '../../../../core/text/find-nearest.ts';
import type { KnownEntry } from '../../knowledge/open-knowledge.ts';

/** An undocumented attribute. */
interface LooseProp {
  readonly name: string;
  readonly component: string;
  readonly start: number;
  readonly end: number;
  readonly meant?: string;
}

/** Finds unknown attributes of documented components. The caller checks whether the types accept any name. */
export function findLooseProps(source: ts.SourceFile, entries: readonly KnownEntry[]): LooseProp[] {
  const imported = listImports(source, entries);
  const found: LooseProp[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const entry = imported.get(node.tagName.getText(source));
      if (entry) found.push(...findUnknown(node, entry, source));
    }
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}

/** Lists the local names of documented components. */
function listImports(source: ts.SourceFile, entries: readonly KnownEntry[]): Map<string, KnownEntry> {
  const imported = new Map<string, KnownEntry>();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const from = statement.moduleSpecifier.text;
    const own = entries.filter(({ packageName }) => from === packageName || from.startsWith(`${packageName}/`));
    const { name, namedBindings } = statement.importClause ?? {};
    const main = own.find((entry) => from === `${entry.packageName}/${entry.name}`);
    if (name && main) imported.set(name.text, main);
    if (!namedBindings || !ts.isNamedImports(namedBindings)) continue;
    for (const each of namedBindings.elements) {
      const entry = own.find((known) => known.name === (each.propertyName ?? each.name).text);
      if (entry) imported.set(each.name.text, entry);
    }
  }
  return imported;
}

function findUnknown({ attributes }: ts.JsxOpeningLikeElement, entry: KnownEntry, source: ts.SourceFile): LooseProp[] {
  const names = [...Object.keys(entry.props), ...entry.nativeProps, ...entry.styleProps];
  return attributes.properties.filter(ts.isJsxAttribute).flatMap((attribute): LooseProp[] => {
    const name = attribute.name.getText(source);
    if (names.includes(name) || isReact(name)) return [];
    const start = attribute.name.getStart(source);
    const meant = findNearest(name, [...names, ...(name.includes('-') ? aria : [])]);
    return [{ name, component: entry.name, start, end: attribute.name.end, ...(meant !== undefined && { meant }) }];
  });
}

function isReact(name: string): boolean {
  if (['key', 'ref', 'children', 'component', 'as', 'sx'].includes(name)) return true;
  // Of names with a dash, only those of the ARIA standard can be checked.
  if (!name.includes('-') || aria.includes(name)) return aria.includes(name);
  return !name.startsWith('aria-') && aria.every((each) => countEdits(each, name) > 2);
}

const aria = [
  'activedescendant atomic autocomplete braillelabel brailleroledescription busy checked colcount colindex',
  'colindextext colspan controls current describedby description details disabled dropeffect errormessage expanded',
  'flowto grabbed haspopup hidden invalid keyshortcuts label labelledby level live modal multiline',
  'multiselectable orientation owns placeholder posinset pressed readonly relevant required roledescription rowcount',
  'rowindex rowindextext rowspan selected setsize sort valuemax valuemin valuenow valuetext',
].flatMap((line) => line.split(' ').map((word) => `aria-${word}`));
