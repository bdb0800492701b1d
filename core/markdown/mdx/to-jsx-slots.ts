// MDX elements and expressions → slots of the HTML tree: handlers for remark-rehype.
//
// The content of an element stays in the tree, so its headings, links and pictures belong to the page. An HTML element
// with plain text as attributes stays ordinary HTML.

import type { Element, ElementContent } from 'hast';
import type { State } from 'mdast-util-to-hast';
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx';
import type { MdxFlowExpression, MdxTextExpression } from 'mdast-util-mdx';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { toSafeRel } from '../../model/paths/to-safe-rel.ts';
import { placeSlot, type CodePiece, type Slots } from '../slots/slots.ts';
import { findComponentName, listRendered } from './mdx-names.ts';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;
type Expression = MdxFlowExpression | MdxTextExpression;

/** Creates the handlers; `slotsOf` returns the slots of the page that a state belongs to. */
export function createJsxHandlers(slotsOf: (state: State) => Slots) {
  return {
    mdxJsxFlowElement: elementToSlot,
    mdxJsxTextElement: elementToSlot,
    mdxFlowExpression: expressionToSlot,
    mdxTextExpression: expressionToSlot,
    mdxjsEsm: () => undefined,
  };

  function elementToSlot(state: State, node: JsxElement): ElementContent {
    const children = state.all(node);
    if (isPlain(node))
      return {
        type: 'element',
        tagName: node.name ?? 'div',
        properties: toProperties(node),
        children,
        position: node.position,
      };
    const { line = 1, column = 1 } = node.position?.start ?? {};
    const isInline = node.type === 'mdxJsxTextElement';
    const name = node.name ?? '';
    const isEmpty = children.length === 0;
    const open = [
      { code: `<${name}`, line },
      ...withSafeRel(node).flatMap((each) => writeAttribute(each)),
      { code: isEmpty ? '/>' : '>' },
    ];
    const label = `<${name}>`;
    const close = isEmpty ? '' : `</${name}>`;
    const slot = { kind: 'jsx' as const, open, close, isInline, isComponent: isComponent(node), label, line, column };
    return { ...placeSlot(slotsOf(state), slot, children), position: node.position };
  }

  function expressionToSlot(state: State, node: Expression): ElementContent | undefined {
    // It contains only a comment.
    if (node.data?.estree?.body.length === 0) return undefined;
    const { line = 1, column = 1 } = node.position?.start ?? {};
    const slot = {
      kind: 'jsx' as const,
      open: [{ code: `{${node.value}}`, line }],
      close: '',
      isInline: node.type === 'mdxTextExpression',
      isComponent: node.data?.estree ? listRendered(node.data.estree).length > 0 : false,
      label: `{${node.value.trim()}}`,
      line,
      column,
    };
    return { ...placeSlot(slotsOf(state), slot), position: node.position };
  }
}

function isComponent({ name }: JsxElement): boolean {
  return name !== null && findComponentName(name) !== undefined;
}

/** Returns whether an element is plain HTML. Drawings follow other rules, and code in attributes has to run. */
function isPlain({ name, attributes, data }: JsxElement): boolean {
  if (name === null || findComponentName(name) !== undefined || name.includes(':')) return false;
  if ((data as { isDrawing?: boolean } | undefined)?.isDrawing) return false;
  return attributes.every(
    (each) => each.type === 'mdxJsxAttribute' && (each.value === null || typeof each.value === 'string'),
  );
}

const htmlNames: Readonly<Record<string, string>> = { class: 'className', for: 'htmlFor' };

function toProperties({ attributes }: JsxElement): Element['properties'] {
  return Object.fromEntries(
    attributes.flatMap((each): [string, string | string[] | boolean][] => {
      if (each.type !== 'mdxJsxAttribute' || typeof each.value === 'object' ? each.value !== null : false) return [];
      if (each.type !== 'mdxJsxAttribute') return [];
      const name = htmlNames[each.name] ?? each.name;
      const value = typeof each.value === 'string' ? each.value : true;
      return [[name, name === 'className' && typeof value === 'string' ? value.split(/\s+/).filter(Boolean) : value]];
    }),
  );
}

/** Adds a safe `rel` to a link that opens a window, even if its attributes are code. */
function withSafeRel({ name, attributes }: JsxElement): JsxElement['attributes'] {
  const find = (attribute: string) =>
    attributes.find((each): each is MdxJsxAttribute => each.type === 'mdxJsxAttribute' && each.name === attribute);
  const target = name === 'a' || name === 'area' ? find('target') : undefined;
  const rel = find('rel');
  const literal = (each: MdxJsxAttribute | undefined) =>
    typeof each?.value === 'string' ? each.value : /^\s*(["'`])([^"'`$]*)\1\s*$/.exec(each?.value?.value ?? '')?.[2];
  // An attribute that is code may open a window.
  const safe = target && toSafeRel(literal(target) ?? '_blank', literal(rel));
  if (safe === undefined || (rel && literal(rel) === undefined)) return attributes;
  return [...attributes.filter((each) => each !== rel), { type: 'mdxJsxAttribute', name: 'rel', value: safe }];
}

function writeAttribute(attribute: MdxJsxAttribute | MdxJsxExpressionAttribute): CodePiece[] {
  const line = attribute.position?.start.line;
  const linePart = line === undefined ? {} : { line };
  if (attribute.type === 'mdxJsxExpressionAttribute') return [{ code: ` {${attribute.value}}`, ...linePart }];
  const { name, value } = attribute;
  if (value === null || value === undefined) return [{ code: ` ${name}`, ...linePart }];
  return [{ code: ` ${name}={${typeof value === 'string' ? JSON.stringify(value) : value.value}}`, ...linePart }];
}
