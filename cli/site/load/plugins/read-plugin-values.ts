// Values that hooks return → their valid parts, and problems for the others. Plugins are third-party code: nothing about
// a value is taken for granted.

import { findNearest } from '../../../../core/text/find-nearest.ts';
import { describeValue, isObject } from '../../../../core/text/describe-value.ts';
import { quote } from '../../../../core/text/quote.ts';
import type { Place, Problem } from '../../../../core/model/problem.ts';
import type { PluginPart } from '../../../../core/markdown/plugins/plugin-stop.ts';
import { toReportedProblem, type Report } from '../../../../core/markdown/plugins/to-reported-problem.ts';
import { valueProblem } from './plugin-fault.ts';

/** A list that a plugin returned, with its problems. */
interface ReadValues<Value> {
  readonly values: readonly Value[];
  readonly problems: readonly Problem[];
}

/** Reads a list of objects, some of whose keys must be texts; undefined is an empty list. */
export function readObjects(
  value: unknown,
  { part, place, texts }: { part: PluginPart; place: Place; texts: readonly string[] },
): ReadValues<Readonly<Record<string, unknown>>> {
  const hint = `Return a list of objects with ${texts.map(quote).join(' and ')}.`;
  if (value === undefined || value === null) return { values: [], problems: [] };
  if (!Array.isArray(value))
    return { values: [], problems: [valueProblem(part, place, { found: describeValue(value), hint })] };
  const faults = (value as unknown[]).map((each) => {
    if (!isObject(each)) return `a list that holds ${describeValue(each)}`;
    const missing = texts.find((key) => typeof each[key] !== 'string' && !(key === 'contents' && isBytes(each[key])));
    if (missing === undefined) return undefined;
    const nearest = missing in each ? undefined : findNearest(missing, Object.keys(each));
    return `an object whose ${quote(missing)} is ${describeValue(each[missing])}${nearest === undefined ? '' : `, but has ${quote(nearest)}`}`;
  });
  return {
    values: (value as Readonly<Record<string, unknown>>[]).filter((_, index) => faults[index] === undefined),
    problems: [...new Set(faults)].flatMap((found) =>
      found === undefined ? [] : [valueProblem(part, place, { found, hint })],
    ),
  };
}

/** Reads the problems that a plugin reports. Those without a file are in `file`, or where the plugin is `written`. */
export function readReports(
  value: unknown,
  { part, file, written }: { part: PluginPart; file?: string; written: Place },
): Problem[] {
  const { values, problems } = readObjects(value, { part, place: written, texts: ['message'] });
  return [
    ...problems,
    ...values.map(({ message, hint, severity, rule, file: own, line, column }) =>
      toReportedProblem(part.plugin, {
        message: String(message),
        hint: typeof hint === 'string' ? hint : undefined,
        severity: severity === 'warning' ? 'warning' : 'error',
        name: typeof rule === 'string' ? rule : undefined,
        place: toReportedPlace({ file: typeof own === 'string' && own !== '' ? own : file, line, column }, written),
      }),
    ),
  ];
}

/** A line refers to the file that is named with it. */
function toReportedPlace(
  { file, line, column }: { file: string | undefined; line: unknown; column: unknown },
  written: Place,
): Report['place'] {
  return file === undefined ? written : { file, line, column };
}

/** Reads the contents of a file added by a plugin. */
export function readContents(contents: unknown): string | Uint8Array {
  return isBytes(contents) ? new Uint8Array(Buffer.from(contents.base64, 'base64')) : String(contents);
}

function isBytes(value: unknown): value is { readonly base64: string } {
  return isObject(value) && typeof value.base64 === 'string';
}
