import { quote } from '../../text/quote.ts';
import type { Shape } from './shape.ts';

/** Describes the expected value for messages: "a string or a list". */
export function describeShape(shape: Shape): string {
  switch (shape.kind) {
    case 'text':
      return 'a string';
    case 'flag':
      return 'true or false';
    case 'number':
      return shape.min === undefined ? 'a number' : `a number of at least ${shape.min}`;
    case 'choice':
      return either(shape.values.map((value) => (typeof value === 'string' ? quote(value) : String(value))));
    case 'list':
      return 'a list';
    case 'union':
      return either([...new Set(shape.of.map(describeShape))]);
    case 'anything':
      return 'a value';
    default:
      return 'an object';
  }
}

function either(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words[words.length - 1]}`;
}
