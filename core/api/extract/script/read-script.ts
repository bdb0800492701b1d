// A component's published script, as text → what its types do not tell: its name in a theme, which
// props it takes up itself and which it checks, and the defaults it gives them. It is parsed and never run.

import ts from 'typescript';
import type { Doc } from '../read-doc.ts';
import { findImported } from './find-imported.ts';
import { parseScript, toFieldName, type Script } from './parse-script.ts';
import { readChecks, type PropCheck } from './read-checks.ts';
import { readDefaults } from './read-defaults.ts';
import { readDescribed } from './read-described.ts';
import { readThemeName, type ThemeFacts } from './read-theme-name.ts';

/** What a component's script says of it. */
export interface ScriptFacts extends ThemeFacts {
  /** Lists the props that the script may take up, and does not only hand on; undefined where nothing is known of them. */
  readonly listTaken: () => ReadonlySet<string> | undefined;
  /** The props that the script checks when it runs. */
  readonly checks: ReadonlyMap<string, PropCheck>;
  /** The defaults that it gives its props, as code. */
  readonly defaults: ReadonlyMap<string, string>;
  /** What the comment over its function says. */
  readonly doc?: Doc | undefined;
}

/** A script that another one imports. */
export interface ImportedText {
  readonly file: string;
  readonly text: string;
}

/** Whose script it is, and how to read those that it imports. */
interface ScriptOptions {
  readonly component?: string;
  /** The name of its file, which may be what the function is called. */
  readonly fileName?: string;
  /** Reads what a script imports, by its path; without an importer, it is this script. */
  readonly readImported?: (path: string, importer?: string) => ImportedText | undefined;
  readonly parse?: (text: string) => Script;
}

/** Reads what a script says of a component. */
export function readScript(
  text: string,
  { component = '', fileName = component, readImported, parse = parseScript }: ScriptOptions = {},
): ScriptFacts {
  function open(content: string, importer?: string): Script & Required<Pick<Script, 'readBeside'>> {
    const parsed = parse(content);
    const readBeside = (path: string): Script | undefined => {
      const imported = readImported?.(path, importer);
      return imported && open(imported.text, imported.file);
    };
    return { ...parsed, file: importer, readBeside, findImported: (name) => findImported(name, parsed, readBeside) };
  }
  const script = open(text);
  return {
    ...readThemeName(script, script.readBeside),
    listTaken: () => listTaken(script),
    checks: readChecks(script, component),
    defaults: readDefaults(script, listNames(component, fileName)),
    doc: readDescribed(script, listNames(component, fileName)),
  };
}

/** Lists the names that a component may have in its script. The file of a part ("Popover.Content") may be that of the whole, whose function is another one. */
export function listNames(component: string, fileName: string): string[] {
  const isPart = component.includes('.');
  return [...new Set(isPart ? [component.replaceAll('.', ''), component] : [component, fileName])];
}

/** Tells whether a script takes up a prop of that name. */
export function takesUp(prop: string, taken: ReturnType<ScriptFacts['listTaken']>): boolean {
  return taken === undefined || taken.has(prop);
}

/** Tells whether a script checks a prop that readers may know of. */
export function isChecked(prop: string, { checks }: ScriptFacts): boolean {
  return checks.get(prop)?.hidden === false;
}

/** Tells whether the checks of a script explain a prop to readers. */
export function isExplained(prop: string, { checks }: ScriptFacts): boolean {
  const { hidden = true, described = false } = checks.get(prop) ?? {};
  return !hidden && described;
}

// A script that takes nothing apart makes its component elsewhere, so nothing is known of its props.
function listTaken({ source }: Script): ReadonlySet<string> | undefined {
  const taken = new Set<string>();
  let takesApart = false;

  function visit(node: ts.Node): void {
    if (ts.isObjectBindingPattern(node)) {
      // { color: colorProp = 'primary' } takes up "color".
      node.elements.forEach(({ name, propertyName }) => taken.add(toFieldName(propertyName ?? name)));
      takesApart ||= node.elements.length > 0;
    }
    if (ts.isPropertyAccessExpression(node)) taken.add(node.name.text);
    ts.forEachChild(node, visit);
  }
  visit(source);
  return takesApart ? taken : undefined;
}
