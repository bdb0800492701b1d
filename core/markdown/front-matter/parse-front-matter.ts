// YAML data → FrontMatter and the problems of its keys: unknown ones, and those of a wrong type.

import type { FrontMatter } from '../../model/front-matter.ts';
import type { Place, Problem } from '../../model/problem.ts';
import { describeValue } from '../../text/describe-value.ts';
import { hasForeignScheme } from '../../model/paths/has-foreign-scheme.ts';
import { quote } from '../../text/quote.ts';
import { checkShape, type Fault } from '../../model/schema/check-shape.ts';
import { addressKeys, frontMatterShape, pathKeys, wordKeys } from '../../model/schema/front-matter-shape.ts';
import { findKeyLine } from './find-key-line.ts';

const empty: FrontMatter = { components: [], hooks: [], redirectFrom: [], authors: [], tags: [] };

/** Checks the front matter of a page, and leaves out faulty keys. `head` is its text, for the lines of problems. */
export function parseFrontMatter(
  data: unknown,
  head: string,
  file: string,
): { frontMatter: FrontMatter; problems: Problem[] } {
  if (data === undefined || data === null || isEmptyObject(data)) return { frontMatter: empty, problems: [] };

  const faults = [...checkShape(data, frontMatterShape), ...findUnsafeAddresses(data), ...findRelativeImage(data)];
  if (faults.some(({ path }) => path.length === 0))
    return { frontMatter: { ...empty, faulty: true }, problems: faults.map((fault) => toProblem(fault, head, file)) };

  const faultyKeys = new Set(faults.map(({ path }) => path[0]));
  const validEntries = Object.entries(data).filter(([key]) => !faultyKeys.has(key));
  const date: unknown = Object.fromEntries(validEntries).date;
  const written = /^date:[ \t]*["']?(\d{4}-\d{2}-\d{2})/m.exec(head)?.[1];
  const day = isRealDay(written) ? toDay(date) : undefined;
  const isInvalidDate = date !== undefined && day === undefined;
  const values = validEntries.flatMap(([key, value]) => (key === 'date' ? [] : [[key, readValue(key, value, head)]]));

  return {
    frontMatter: {
      ...(faults.length + Number(isInvalidDate) > 0 && { faulty: true as const }),
      ...empty,
      ...(Object.fromEntries(values) as Partial<FrontMatter>),
      ...(day !== undefined && { date: day }),
    },
    problems: [
      ...faults.map((fault) => toProblem(fault, head, file)),
      ...(isInvalidDate ? [dateProblem(written ?? date, head, file)] : []),
    ],
  };
}

/** Turns a value into what pages have of it: a list, if its key has one. */
function readValue(key: string, value: unknown, head: string): unknown {
  if (pathKeys.includes(key)) return toList(typeof value === 'string' ? value.split(',') : value);
  if (!wordKeys.includes(key)) return value;
  return toList(Array.isArray(value) ? splitParts(value, key, head) : value);
}

/** Finds addresses with a scheme that is not allowed. */
function findUnsafeAddresses(data: unknown): Fault[] {
  return addressKeys.flatMap((key): Fault[] => {
    const value: unknown = Reflect.get(Object(data), key);
    if (typeof value !== 'string' || !hasForeignScheme(value)) return [];
    return [
      {
        kind: 'type',
        path: [key],
        message: `"${key}" must be a path of the site or an address, but is ${quote(value)}`,
        hint: 'Start it with "/" or with "https://".',
      },
    ];
  });
}

function isEmptyObject(data: unknown): boolean {
  return typeof data === 'object' && data !== null && !Array.isArray(data) && Object.keys(data).length === 0;
}

/** Finds an image with a relative path, which social networks cannot load. */
function findRelativeImage(data: unknown): Fault[] {
  const image: unknown = Reflect.get(Object(data), 'image');
  if (
    typeof image !== 'string' ||
    hasForeignScheme(image) ||
    image.startsWith('/') ||
    /^[a-z][a-z\d+.-]*:/i.test(image)
  )
    return [];
  const name = image.slice(image.lastIndexOf('/') + 1);
  return [
    {
      kind: 'type',
      path: ['image'],
      message: `"image" must be a path from the root of the site or an address, but is ${quote(image)}`,
      hint: `Put the picture into public/, and write its path from there, such as ${quote(`/${name}`)}.`,
    },
  ];
}

/** Turns "A, B" and ["A", "B"] into a list; Chinese and Japanese commas count as well. */
function toList(value: unknown): string[] {
  const parts = typeof value === 'string' ? value.split(/[,，、]/) : Array.isArray(value) ? value.map(String) : [];
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** Splits [发布，教程], which is one item in YAML. In quotes, or on a line of its own, it stays one. */
function splitParts(parts: readonly unknown[], key: string, head: string): unknown[] {
  const written = new RegExp(`^${key}:[ \\t]*\\[([^\\]]*)\\]`, 'm').exec(head)?.[1];
  if (!written?.includes('，')) return [...parts];
  return parts.flatMap((part) =>
    ['"', "'"].some((mark) => written.includes(`${mark}${String(part)}${mark}`)) ? [part] : String(part).split('，'),
  );
}

/** Returns whether a date exists: YAML reads "2024-02-31" as the second of March. */
function isRealDay(written: string | undefined): boolean {
  return written === undefined || toDay(written) !== undefined;
}

/** Returns the day in UTC, independent of the machine's time zone. */
function toDay(date: unknown): string | undefined {
  if (date instanceof Date) return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10);
  if (typeof date !== 'string' || !/^\d{4}-\d{2}-\d{2}($|T)/.test(date)) return undefined;
  const parsed = new Date(date.slice(0, 10));
  return Number.isNaN(parsed.getTime()) || parsed.toISOString().slice(0, 10) !== date.slice(0, 10)
    ? undefined
    : date.slice(0, 10);
}

function dateProblem(date: unknown, head: string, file: string): Problem {
  return {
    rule: 'front-matter-type',
    severity: 'error',
    place: { ...placeOf('date', head, file), ...findDateColumn(head) },
    message: `"date" must be a day such as 2024-01-31, but is ${typeof date === 'string' ? quote(date) : describeValue(date)}`,
    hint: /^\d{4}-\d{2}-\d{2}/.test(String(date))
      ? 'There is no such day in the calendar.'
      : 'Write the year, the month, and the day, with hyphens.',
  };
}

/** Finds the column of the date, if it is on the line of its key. */
function findDateColumn(head: string): Pick<Place, 'column'> {
  const key = /^(?:date|"date"|'date'):[ \t]*(?=[^\s#])/m.exec(head)?.[0];
  return key === undefined ? {} : { column: key.length + 1 };
}

function toProblem({ kind, path, message, hint }: Fault, head: string, file: string): Problem {
  const rule = kind === 'unknown-key' ? 'front-matter-unknown-key' : 'front-matter-type';
  return { rule, severity: 'error', place: placeOf(path[0], head, file), message, hint };
}

function placeOf(key: string | number | undefined, head: string, file: string): Place {
  const line = key === undefined ? undefined : findKeyLine(head, String(key));
  return line === undefined ? { file, line: 1 } : { file, line, column: 1 };
}
