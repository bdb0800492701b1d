// A failing demo and the API of its components → the element that lacks a required prop.

import type { Closure } from '../../../core/demos/closure/closure.ts';
import { splitPackage } from '../../../core/demos/closure/split-package.ts';
import type { SyntaxNode } from '../../../core/demos/extract-preview.ts';
import type { NeededProps } from '../../../core/api/needed-props.ts';
import type { Place } from '../../../core/model/problem.ts';
import { toPosition } from '../../../core/text/to-position.ts';
import { parseCode } from '../read/parse-demo-file.ts';

/** An element without a required prop. */
interface LackingElement {
  readonly component: string;
  readonly prop: string;
  readonly type: string;
  readonly place: Place;
}

interface DemoCode extends Pick<Closure, 'imports' | 'files'> {
  readonly needed: NeededProps;
  /** The stack of the error: of several elements, the one that it names is to blame. */
  readonly stack: string;
}

/** Finds the element; undefined if each has its required props, or may have them by a spread. */
export function findLackingElement({ imports, files, needed, stack }: DemoCode): LackingElement | undefined {
  const found = files.flatMap(({ path, text }) => {
    const names = listNames(imports, { file: path, needed });
    if (names.size === 0) return [];
    return listElements(parseCode(path, text)?.program).flatMap(({ name, attributes, start }): LackingElement[] => {
      const component = names.get(name);
      const lacking = component && !attributes.includes('...') && findProp(component.props, attributes);
      return component && lacking
        ? [{ component: component.name, ...lacking, place: { file: path, ...toPosition(text, start) } }]
        : [];
    });
  });
  return found.find(({ component }) => new RegExp(`\\bat (?:Object\\.)?${component}\\b`).test(stack)) ?? found[0];
}

interface NeededBy {
  readonly name: string;
  readonly props: Readonly<Record<string, string>>;
}

/** Lists the imported components with required props, by their local names. */
function listNames(
  imports: Closure['imports'],
  { file, needed }: { file: string; needed: NeededProps },
): Map<string, NeededBy> {
  const found = new Map<string, NeededBy>();
  for (const each of imports) {
    if (each.file !== file || each.kind !== 'package' || each.typeOnly || each.module === undefined) continue;
    const { name, subpath } = splitPackage(each.module);
    const entries = needed[name] ?? {};
    // A subpath of a package is named after the component that it exports by default.
    const own = subpath.split('/').at(-1) ?? '';
    for (const imported of each.names) {
      const component = imported === 'default' ? own : imported;
      const props = entries[component];
      if (props) found.set(component, { name: component, props });
    }
  }
  return found;
}

function findProp(
  props: Readonly<Record<string, string>>,
  given: readonly string[],
): { prop: string; type: string } | undefined {
  const [prop, type] = Object.entries(props).find(([name]) => !given.includes(name)) ?? [];
  return prop === undefined || type === undefined ? undefined : { prop, type };
}

interface WrittenElement {
  readonly name: string;
  readonly attributes: readonly string[];
  readonly start: number;
}

function listElements(root: unknown): WrittenElement[] {
  const found: WrittenElement[] = [];
  const open: unknown[] = [root];
  while (open.length > 0) {
    const node = open.pop();
    if (typeof node !== 'object' || node === null) continue;
    if (isOpening(node)) found.push(toElement(node));
    for (const value of Object.values(node)) open.push(value);
  }
  return found.sort((a, b) => a.start - b.start);
}

function isOpening(node: object): node is SyntaxNode {
  return (node as { type?: unknown }).type === 'JSXOpeningElement';
}

function toElement({ start, name, attributes }: SyntaxNode): WrittenElement {
  const written = attributes as readonly { type: string; name?: { name?: string } }[];
  return {
    name: String((name as { name?: unknown }).name ?? ''),
    attributes: written.map(({ type, name: own }) => (type === 'JSXSpreadAttribute' ? '...' : (own?.name ?? ''))),
    start,
  };
}
