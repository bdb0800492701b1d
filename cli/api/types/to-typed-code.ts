// The result of Twoslash → the code with its types, as it is shown.

import type { TypedCode, TypedName, TypeNote, TypeTip } from '../../../core/code/types/typed-code.ts';
import { toTypeTip } from './to-type-tip.ts';
import type { TwoslashNode, TwoslashReturn } from './twoslash.ts';

/** Readers would not read more choices than this. */
const maxChoices = 8;

/** Turns a result of Twoslash into code with types. */
export function toTypedCode({ code, nodes, meta }: TwoslashReturn, source: string): TypedCode {
  const lines = code.split('\n');
  const tips: TypeTip[] = [];
  const places = new Map<string, number>();
  const names = nodes.flatMap((node): TypedName[] => {
    if (node.type !== 'hover' && node.type !== 'query') return [];
    const tip = toTypeTip(node);
    return ['', 'any'].includes(tip.type) ? [] : [{ ...toSpan(node, lines), tip: placeTip(tip) }];
  });

  return {
    code,
    written: listWritten(source, meta.removals),
    tips,
    // A queried name is in the result twice.
    names: names.filter(
      ({ line, from }, index) => names.findIndex((name) => name.line === line && name.from === from) === index,
    ),
    faults: nodes.filter(({ type }) => type === 'error').map((node) => toSpan(node, lines)),
    notes: nodes.flatMap(toNote),
  };

  function placeTip(tip: TypeTip): number {
    const key = JSON.stringify(tip);
    const place = places.get(key) ?? tips.push(tip) - 1;
    places.set(key, place);
    return place;
  }
}

/** Lists, for each line that is left after removals, the line of the whole code in which it begins. */
function listWritten(source: string, removals: readonly (readonly [number, number])[]): number[] {
  const isRemoved = new Uint8Array(source.length);
  for (const [from, to] of removals) isRemoved.fill(1, from, to);
  const written: number[] = [];
  let line = 1;
  let isNew = true;
  for (let at = 0; at < source.length; at += 1) {
    const isEnd = source[at] === '\n';
    if (isRemoved[at] === 0) {
      if (isNew) written.push(line);
      isNew = isEnd;
    }
    if (isEnd) line += 1;
  }
  return written;
}

/** Converts a node to a span that ends with its line. */
function toSpan({ line, character, length }: TwoslashNode, lines: readonly string[]) {
  const end = lines[line]?.length ?? 0;
  return { line: line + 1, from: character, to: Math.min(character + length, end) };
}

function toNote(node: TwoslashNode): TypeNote[] {
  const place = { line: node.line + 1, from: node.character };
  switch (node.type) {
    case 'query':
      return [{ ...place, kind: 'type', tip: toTypeTip(node) }];
    case 'error':
      return [{ ...place, kind: 'fault', text: `${node.text} (TS${node.code})` }];
    case 'completion': {
      const choices = [...new Set(node.completions.map(({ name }) => name))];
      const visibleChoices = choices.slice(0, maxChoices);
      const { completionsPrefix: prefix } = node;
      const written = visibleChoices.some((name) => name.startsWith(prefix)) ? prefix : '';
      return [
        {
          ...place,
          from: Math.max(0, node.character - written.length),
          kind: 'choices',
          choices: choices.length > visibleChoices.length ? [...visibleChoices, '…'] : visibleChoices,
          written,
        },
      ];
    }
    default:
      return [];
  }
}
