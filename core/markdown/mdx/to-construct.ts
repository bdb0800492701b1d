// An MDX element that the engine renders itself → the node that Markdown has for it: <Callout> becomes ":::info",
// <Demo src="…"> a marker.

import type { Nodes, PhrasingContent, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import type { Problem } from '../../model/problem.ts';
import { containersOfKind } from '../constructs/container-names.ts';
import { quote } from '../../text/quote.ts';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;
type Values = Readonly<Record<string, unknown>>;

/** Names of the MDX elements that the engine renders itself. */
export const constructNames: readonly string[] = [
  'Badge',
  'Callout',
  'CodeTabs',
  'Demo',
  ...containersOfKind('block').map(({ element }) => element),
].sort();

/** Turns an element into its Markdown node; undefined for an element that has none. */
export function toConstruct(
  node: JsxElement,
  { file, components }: { file: string; components: readonly string[] },
): RootContent | Problem | undefined {
  const name = node.name ?? '';
  const isConstruct = constructNames.includes(name);
  if (!isConstruct && !components.includes(name)) return undefined;
  const values = readValues(node);
  // A component of the site can also have code as attributes, and content.
  if (!isConstruct && (!values || node.children.length > 0)) return undefined;
  if (!values) return codeProblem(node, file);
  if (name === 'Badge') return toBadge(node, values);
  if (name === 'Demo') return toInsertion(node, { demo: values.src, ...without(values, 'src') });
  if (!isConstruct) return toInsertion(node, { component: name, ...values });
  return toEnclosure(node, values);
}

function toEnclosure(node: JsxElement, values: Values): RootContent {
  const title = String(values.title ?? values.summary ?? '');
  const children = node.children as RootContent[];
  const shared = { children, position: node.position };
  switch (node.name) {
    case 'Callout':
      return { type: 'callout', name: String(values.type ?? 'info'), title, ...shared };
    case 'Details':
      return { type: 'callout', name: 'details', title: values.open ? `[${title}]{open}` : title, ...shared };
    case 'CodeTabs':
      return { type: 'tabs', name: String(values.storageKey ?? ''), title: '', ...shared } as unknown as RootContent;
    default: {
      const block = containersOfKind('block').find(({ element }) => element === node.name);
      return { type: 'callout', name: block?.name ?? '', title, ...shared };
    }
  }
}

function toBadge(node: JsxElement, { type }: Values): RootContent {
  const value = `:badge[${textOf(node)}]${typeof type === 'string' ? `{${type}}` : ''}`;
  const text: PhrasingContent = { type: 'text', value, position: node.position };
  return node.type === 'mdxJsxTextElement' ? text : { type: 'paragraph', children: [text], position: node.position };
}

function toInsertion({ position }: JsxElement, value: Values): RootContent {
  return { type: 'insertion', json: JSON.stringify(value).slice(1, -1), position };
}

/** Reads the attributes of an element; undefined if one of them is code. */
function readValues({ attributes }: JsxElement): Values | undefined {
  const values: Record<string, unknown> = {};
  for (const each of attributes) {
    if (each.type !== 'mdxJsxAttribute') return undefined;
    const parsed = readValue(each.value);
    if (!parsed) return undefined;
    values[each.name] = parsed.value;
  }
  return values;
}

function readValue(written: unknown): { value: unknown } | undefined {
  if (written === null || written === undefined) return { value: true };
  if (typeof written === 'string') return { value: written };
  try {
    return { value: JSON.parse((written as { value: string }).value) as unknown };
  } catch {
    return undefined;
  }
}

function without(values: Values, name: string): Values {
  return Object.fromEntries(Object.entries(values).filter(([each]) => each !== name));
}

function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

function codeProblem({ name, position }: JsxElement, file: string): Problem {
  return {
    rule: 'mdx-attribute',
    severity: 'error',
    place: { file, line: position?.start.line, column: position?.start.column },
    message: `${quote(`<${name}>`)} is rendered when the page is parsed, so its attributes cannot be code`,
    hint: 'Write plain values: title="Mind the version", open, height={300}.',
  };
}
