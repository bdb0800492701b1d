// The text of a component's published script → what its types do not say: its name in a theme, the props
// that it uses and checks, and their defaults. It is parsed and never run.

import ts from 'typescript';
import type { Doc } from '../read-doc.ts';
import { findExported } from './find-declared.ts';
import { parseScript, type Script } from './parse-script.ts';
import { type PropCheck, readChecks } from './read-checks.ts';
import { readDefaults } from './read-defaults.ts';
import { readDescribed } from './read-described.ts';
import { toFieldName } from './read-syntax.ts';
import { readThemeName, type ThemeFacts } from './read-theme-name.ts';

/** What a component's script says about it. */
export interface ScriptFacts extends ThemeFacts {
  /** Lists the props that the script may use, and does not only pass on; undefined where this is unknown. */
  readonly listUsed: () => ReadonlySet<string> | undefined;
  /** The props that the script checks when it runs. */
  readonly checks: ReadonlyMap<string, PropCheck>;
  /** The defaults of its props, as code. */
  readonly defaults: ReadonlyMap<string, string>;
  /** The comment above its function. */
  readonly doc?: Doc | undefined;
  /** Whether its value is a context of a React that cannot render one, whatever its types say. */
  readonly isOldContext?: boolean | undefined;
}

/** A script that another one imports. */
export interface ImportedText {
  readonly file: string;
  readonly text: string;
}

/** The component of the script, and how to read imported scripts. */
interface ScriptOptions {
  readonly component?: string;
  /** The name of its file, which may be the name of the function. */
  readonly fileName?: string;
  /** Reads an imported script by its path. Without `importer`, this script imports it. */
  readonly readImported?: (path: string, importer?: string) => ImportedText | undefined;
  readonly parse?: (text: string) => Script;
}

/** Reads what a script says about a component. */
export function readScript(
  text: string,
  { component = '', fileName = component, ...options }: ScriptOptions = {},
): ScriptFacts {
  const script = openScript(text, options);
  return {
    ...readThemeName(script, script.readBeside),
    listUsed: () => listUsed(script),
    checks: readChecks(script, component),
    defaults: readDefaults(script, listNames(component, fileName)),
    doc: readDescribed(script, listNames(component, fileName)),
  };
}

/** Reads what a script says about an export of that name, or about its default export; undefined without either. */
export function readExported(
  text: string,
  { name, ...options }: { name: string } & ReadingOptions,
): Pick<ScriptFacts, 'defaults' | 'doc'> | undefined {
  const script = openScript(text, options);
  const [owner = name] = name.split('.');
  const found = [owner, 'default'].find((one) => findExported(one, script) !== undefined);
  if (found === undefined) return undefined;
  const names = [found === owner ? name : found];
  return { defaults: readDefaults(script, names), doc: readDescribed(script, names) };
}

type ReadingOptions = Pick<ScriptOptions, 'readImported' | 'parse'>;

function openScript(
  text: string,
  { importer, ...options }: ReadingOptions & { importer?: string },
): Script & Required<Pick<Script, 'readBeside'>> {
  const { readImported, parse = parseScript } = options;
  const readBeside = (path: string): Script | undefined => {
    const imported = readImported?.(path, importer);
    return imported && openScript(imported.text, { ...options, importer: imported.file });
  };
  return { ...parse(text), file: importer, readBeside };
}

/** Lists the names a component may have in its script. A part ("Popover.Content") may share the file of its parent. */
export function listNames(component: string, fileName: string): string[] {
  const isPart = component.includes('.');
  return [...new Set(isPart ? [component.replaceAll('.', ''), component] : [component, fileName])];
}

/** Returns whether a script uses a prop. Unknown counts as used. */
export function usesProp(prop: string, used: ReturnType<ScriptFacts['listUsed']>): boolean {
  return used === undefined || used.has(prop);
}

/** Returns whether a script checks a prop that is not internal. */
export function isChecked(prop: string, { checks }: ScriptFacts): boolean {
  return checks.get(prop)?.hidden === false;
}

/** Returns whether the checks of a script have a comment that documents a prop. */
export function isExplained(prop: string, { checks }: ScriptFacts): boolean {
  const { hidden = true, described = false } = checks.get(prop) ?? {};
  return !hidden && described;
}

// A script that destructures nothing creates its component elsewhere, so nothing is known of its props.
function listUsed({ source }: Script): ReadonlySet<string> | undefined {
  const used = new Set<string>();
  let destructures = false;

  function visit(node: ts.Node): void {
    if (ts.isObjectBindingPattern(node)) {
      // { color: colorProp = 'primary' } uses "color".
      node.elements.forEach(({ name, propertyName }) => used.add(toFieldName(propertyName ?? name)));
      destructures ||= node.elements.length > 0;
    }
    if (ts.isPropertyAccessExpression(node)) used.add(node.name.text);
    ts.forEachChild(node, visit);
  }
  visit(source);
  return destructures ? used : undefined;
}
