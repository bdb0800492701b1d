// The file of a stage → its code around the tag that receives the props, and the props that the stage sets itself.
//
// A stage is a component that passes its props on, to `<Dialog {...props}>`, among the parts, data and
// state that a dialog needs. The playground shows what it returns, with the imports for that.

import { tokenizeCode } from '../../code/tokenize-code.ts';
import type { UsageFrame } from '../../model/playground.ts';
import { extractPreview, findDefaultExport, type SyntaxNode } from '../extract-preview.ts';
import { cutRuns } from './cut-runs.ts';
import { findSpreads, type Spread } from './find-spreads.ts';
import { writeImports } from './write-imports.ts';

/** A parsed stage. */
export interface Stage {
  readonly frame: UsageFrame;
  /** The imports of its code, each on its line. */
  readonly imports: readonly string[];
  /** Props that the stage sets itself, which no control changes. */
  readonly stageProps: readonly string[];
}

/** Why a file is not a valid stage, and where. */
interface StageFault {
  readonly message: string;
  readonly hint: string;
  readonly offset: number;
}

/** Parses a stage. `parse` returns the syntax tree of code known to be valid. */
export function readStage(code: string, parse: (code: string) => SyntaxNode): Stage | StageFault {
  const program = parse(code);
  const component = findDefaultExport(program);
  const preview = extractPreview(code, program, { maxLines: Infinity, withBox: true });
  if (!component || preview === undefined)
    return {
      message: 'The stage returns no elements',
      hint: 'Export a default function that ends with the element to show: "return <Dialog {...props}>…</Dialog>;".',
      offset: component?.start ?? 0,
    };

  const name = findPropsName(component);
  const imports = writeImports(program, code, preview);
  const head = imports === '' ? '' : `${imports}\n\n`;
  const spreads = name === undefined ? [] : findSpreads(parse(`${head}<>${preview}\n</>`), name);
  const [spread, another] = spreads;
  if (!spread)
    return {
      message: 'The stage passes its props to no element',
      hint: 'Write "{...props}" first in the tag of the component, and "props" as the parameter of the function, with all its props as the type: "props: DialogProps".',
      offset: component.start,
    };
  if (another)
    return {
      message: 'The stage passes its props to more than one element',
      hint: 'Write "{...props}" in one tag: the controls belong to one component.',
      offset: component.start,
    };
  return toStage(`${head}${preview}\n`, { headEnd: head.length, spread: moveBack(spread, '<>'.length) });
}

/** Finds the name of the parameter, or of its rest element: "props", "{ open, ...props }". */
function findPropsName(component: SyntaxNode): string | undefined {
  if (component.type === 'CallExpression')
    return (component.arguments as SyntaxNode[]).map(findPropsName).find(Boolean);
  const [parameter] = (component.params as readonly SyntaxNode[] | undefined) ?? [];
  const rest =
    parameter?.type === 'ObjectPattern'
      ? (parameter.properties as readonly SyntaxNode[]).find(({ type }) => type === 'RestElement')
      : undefined;
  return ((rest?.argument as SyntaxNode | undefined) ?? parameter)?.name as string | undefined;
}

function toStage(code: string, { headEnd, spread }: { headEnd: number; spread: Spread }): Stage {
  const { name, attributes, tagEnd, isSelfClosing, hasChildren } = spread;
  const runs = tokenizeCode(code, 'jsx');
  const lineStart = code.lastIndexOf('\n', name.start) + 1;
  return {
    stageProps: [...attributes.flatMap((attribute) => attribute.name ?? []), ...(hasChildren ? ['children'] : [])],
    imports: code.slice(0, headEnd).split('\n').filter(Boolean),
    frame: {
      before: cutRuns(runs, headEnd, name.end),
      attributes: attributes.map(({ start, end }) => cutRuns(runs, start, end)),
      indent: /^\s*/.exec(code.slice(lineStart, name.start))?.[0] ?? '',
      isSelfClosing,
      after: cutRuns(runs, tagEnd, code.length),
    },
  };
}

function moveBack({ name, attributes, tagEnd, ...facts }: Spread, by: number): Spread {
  const move = <T extends { start: number; end: number }>(range: T) => ({
    ...range,
    start: range.start - by,
    end: range.end - by,
  });
  return { ...facts, name: move(name), attributes: attributes.map(move), tagEnd: tagEnd - by };
}
