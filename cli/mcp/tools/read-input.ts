// The arguments of a call → the arguments of its tool, or what is wrong with them.

import { quote } from '../../../core/text/quote.ts';
import type { Tool, ToolInput } from './tool.ts';

const longest = 100_000;

/** Checks what a tool is given. Arguments that it does not know are left out. */
export function readInput(
  given: Readonly<Record<string, unknown>>,
  { name, input, required }: Pick<Tool, 'name' | 'input' | 'required'>,
): { readonly input: ToolInput } | { readonly fault: string } {
  const missing = required.find((key) => given[key] === undefined || given[key] === '');
  if (missing !== undefined) return { fault: `The tool ${quote(name)} needs ${quote(missing)}.` };

  const known = Object.entries(input).filter(([key]) => given[key] !== undefined && given[key] !== null);
  const wrong = known.find(([key, { type }]) => typeof given[key] !== type);
  if (wrong) return { fault: `The argument ${quote(wrong[0])} has to be a ${wrong[1].type}.` };
  const long = known.find(([key]) => String(given[key]).length > longest);
  if (long) return { fault: `The argument ${quote(long[0])} has more than ${longest} characters.` };
  return { input: Object.fromEntries(known.map(([key]) => [key, given[key] as string | number])) };
}
