// Marker lines in the Markdown tree → callouts and tabs with the content between their markers, and insertions.

import type { Nodes, Parent, RootContent } from 'mdast';
import type { Problem } from '../../model/problem.ts';
import { parseMarker, type Marker } from './parse-marker.ts';
import type { MarkerNode } from './dialect.ts';

/** A callout or a group of tabs, with its content. */
export interface EnclosureNode extends Parent {
  type: 'callout' | 'tabs';
  name: string;
  title: string;
  children: RootContent[];
}

/** A demo or component marker, whose JSON is not yet parsed. */
export interface InsertionNode {
  type: 'insertion';
  json: string;
  position?: MarkerNode['position'];
}

declare module 'mdast' {
  interface RootContentMap {
    callout: EnclosureNode;
    insertion: InsertionNode;
  }
}

interface OpenEnclosure {
  readonly node: EnclosureNode;
  readonly marker: Marker;
}

/** Groups the markers of a tree in place, and reports those without a partner. */
export function groupMarkers(tree: Nodes, file: string): Problem[] {
  if (!('children' in tree)) return [];
  const problems: Problem[] = [];
  const children = tree.children as RootContent[];

  if (children.some((child) => child.type === 'marker')) {
    tree.children = groupSiblings(children, file, problems) as typeof tree.children;
  }

  return [...problems, ...(tree.children as RootContent[]).flatMap((child) => groupMarkers(child, file))];
}

function groupSiblings(siblings: readonly RootContent[], file: string, problems: Problem[]): RootContent[] {
  const result: RootContent[] = [];
  const open: OpenEnclosure[] = [];

  for (const node of siblings) {
    const marker = node.type === 'marker' ? parseMarker(node.value) : undefined;
    const parentNodes = open.at(-1)?.node.children ?? result;
    if (!marker) {
      parentNodes.push(node);
      if (open.at(-1)?.marker.kind === 'callout-open' && removeTrailingClose(node)) open.pop();
    } else if (marker.kind === 'insertion')
      parentNodes.push({ type: 'insertion', json: marker.json, position: node.position });
    else if (marker.kind === 'callout-open' || marker.kind === 'tabs-open') {
      const enclosure = createEnclosure(marker, node);
      parentNodes.push(enclosure);
      open.push({ node: enclosure, marker });
    } else if (!closeEnclosure(open, marker)) problems.push(strayClose(marker, node, file));
  }

  return [...result, ...open.flatMap(({ node, marker }) => reportUnclosed(node, marker, file, problems))];
}

function createEnclosure(
  marker: Marker & { kind: 'callout-open' | 'tabs-open' },
  { position }: RootContent,
): EnclosureNode {
  return marker.kind === 'callout-open'
    ? { type: 'callout', name: marker.name, title: marker.title, children: [], position }
    : { type: 'tabs', name: marker.storageKey, title: '', children: [], position };
}

/** Closes the innermost callout with as many colons, or else the innermost callout. */
function closeEnclosure(open: OpenEnclosure[], marker: Marker): boolean {
  const last = open.at(-1);
  if (!last) return false;
  if (marker.kind === 'tabs-close') return last.marker.kind === 'tabs-open' && Boolean(open.pop());
  if (marker.kind !== 'callout-close' || last.marker.kind !== 'callout-open') return false;

  const sameColons = open.findLastIndex(
    ({ marker: opened }) => opened.kind === 'callout-open' && opened.colons === marker.colons,
  );
  open.splice(sameColons === -1 ? open.length - 1 : sameColons);
  return true;
}

/**
 * Removes the ":::" from the end of a list or quote. Formatters indent the line that closes a callout if it follows a
 * list, but authors mean the callout around the list.
 */
function removeTrailingClose(node: RootContent): boolean {
  if (!('children' in node) || (node.type !== 'list' && node.type !== 'listItem' && node.type !== 'blockquote'))
    return false;
  const children = node.children as RootContent[];
  const last = children.at(-1);
  if (!last) return false;
  if (last.type !== 'marker') return removeTrailingClose(last);

  const opensCallout = children.some(
    (child) => child.type === 'marker' && parseMarker(child.value)?.kind === 'callout-open',
  );
  if (opensCallout || parseMarker(last.value)?.kind !== 'callout-close') return false;
  children.pop();
  return true;
}

function strayClose(marker: Marker, node: RootContent, file: string): Problem {
  const tabs = marker.kind === 'tabs-close';
  return {
    rule: tabs ? 'tabs-not-open' : 'callout-not-open',
    severity: 'error',
    place: {
      file,
      ...(node.position?.start && { line: node.position.start.line, column: node.position.start.column }),
    },
    message: tabs ? 'This line closes tabs, but none are open' : 'This line closes a callout, but none is open',
    hint: tabs
      ? 'Remove the line, or open the tabs with <codeblock storageKey="…">.'
      : 'Remove the line, or open a callout above it with ":::info".',
  };
}

/** Reports an enclosure that nothing closes. It keeps its content, so nothing is lost. */
function reportUnclosed(node: EnclosureNode, marker: Marker, file: string, problems: Problem[]): [] {
  const tabs = marker.kind === 'tabs-open';
  problems.push({
    rule: tabs ? 'tabs-unclosed' : 'callout-unclosed',
    severity: 'error',
    place: { file, line: node.position?.start.line, column: node.position?.start.column },
    message: tabs ? 'Nothing closes these tabs' : `Nothing closes the callout ":::${node.name}"`,
    hint: tabs
      ? 'Write </codeblock> on a line of its own after the last fence.'
      : 'Write ":::" on a line of its own after the text of the callout.',
  });
  return [];
}
