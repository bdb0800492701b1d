// The JSON of a marker → the demo or component that it places.

import { findNearest } from '../text/find-nearest.ts';
import { findTypedSign } from '../text/explain-sign.ts';
import { findJsonFault } from '../text/find-json-fault.ts';
import {
  isReservedName,
  namesDemo,
  splitStory,
  toDemoName,
  type DemoMarker,
  type DemoOptions,
} from '../model/demo-marker.ts';
import type { ComponentMarker } from '../model/document.ts';
import type { Place, Problem } from '../model/problem.ts';
import { toSlashes } from '../model/paths/to-slashes.ts';
import { quote } from '../text/quote.ts';
import { outsideStory } from './problems/outside-story.ts';
import { checkShape } from '../model/schema/check-shape.ts';
import { flag, number, object, oneOf, text } from '../model/schema/shape.ts';

/** The demo or component of a marker, if it is valid, and its problems. */
interface ParsedInsertion {
  readonly demo?: DemoMarker;
  readonly component?: ComponentMarker;
  readonly problems: readonly Problem[];
}

type MarkerPlace = Required<Pick<Place, 'file' | 'line' | 'column'>>;

const demoShape = object(
  { demo: text() },
  {
    bg: oneOf(true, false, 'outlined', 'gradient', 'inline', 'playground'),
    defaultCodeOpen: flag(),
    hideToolbar: flag(),
    iframe: flag(),
    disableLiveEdit: flag(),
    height: number({ min: 1 }),
    maxWidth: number({ min: 1 }),
  },
);

/** Parses a marker, whose JSON is passed without the outer braces. */
export function parseInsertion(json: string, place: MarkerPlace, components: readonly string[]): ParsedInsertion {
  let value: unknown;
  try {
    value = JSON.parse(`{${json}}`);
  } catch {
    return { problems: [syntaxProblem(`{${json}}`, place)] };
  }

  const entry = value as Record<string, unknown>;
  return Object.hasOwn(entry, 'demo') ? parseDemo(entry, place) : parseComponent(entry, place, components);
}

function parseDemo(entry: Record<string, unknown>, place: MarkerPlace): ParsedInsertion {
  const options = Object.fromEntries(Object.entries(entry).map(([key, value]) => [key, toFlag(value)]));
  const faults = checkShape(options, demoShape);
  const file = typeof entry.demo === 'string' ? entry.demo : '';
  const name = toDemoName(file);

  const problems = faults.map(({ message, hint }): Problem => ({
    rule: 'demo-option',
    severity: 'error',
    place,
    message: `The demo ${quote(name)}: ${message}`,
    hint,
  }));
  if (!namesDemo(file, place.file)) return { problems: [...problems, nameProblem(file, place)] };
  if (problems.length > 0) return { problems };

  const { demo: _, ...demoOptions } = options;
  return {
    demo: { name, file, options: demoOptions as DemoOptions, line: place.line, column: place.column },
    problems: [],
  };
}

function parseComponent(
  entry: Record<string, unknown>,
  place: MarkerPlace,
  components: readonly string[],
): ParsedInsertion {
  const { component, ...props } = entry;
  const name = typeof component === 'string' ? toDemoName(component) : '';
  if (!components.includes(name)) return { problems: [moduleProblem(name, place, components)] };
  return { component: { name, props, line: place.line, column: place.column }, problems: [] };
}

/** Turns the texts "true" and "false" into booleans, because existing pages contain them. */
function toFlag(value: unknown): unknown {
  if (value === 'true') return true;
  return value === 'false' ? false : value;
}

function syntaxProblem(json: string, place: MarkerPlace): Problem {
  const offset = findJsonFault(json);
  const sign = findTypedSign(json.charAt(offset));
  return {
    rule: 'marker-json',
    severity: 'error',
    place: { ...place, column: place.column + 1 + offset },
    message: `The text between the braces is not JSON${sign ? `: ${sign.said}` : ''}`,
    hint: sign
      ? `Write ${quote(sign.plain)}.`
      : 'Write {{"demo": "Name.js"}}, with double quotes around names and texts, and no comma at the end.',
  };
}

function nameProblem(file: string, place: Problem['place']): Problem {
  const story = splitStory(file);
  if (story && /(?:^|\/)\.\.\//.test(file))
    return { rule: 'demo-name', severity: 'error', place, ...outsideStory(story.file) };
  const unfitCharacters = [...new Set(toDemoName(file).match(/[^\w$.-]/gu))];
  if (unfitCharacters.length > 0 && !/[\\\u0000-\u001f]/.test(file) && namesDemo(toPlainFile(file), place.file))
    return { rule: 'demo-name', severity: 'error', place, ...unfitName(file, unfitCharacters) };
  return {
    rule: 'demo-name',
    severity: 'error',
    place,
    message: `${quote(file)} names no demo`,
    hint: file.includes('\\')
      ? `Write ${quote(toSlashes(file))}, with slashes.`
      : isReservedName(toDemoName(file))
        ? 'Rename the file: Windows reserves this name.'
        : 'Name a file next to the page, such as "BasicButtons.js", or one of another page, such as "../react-card/BasicCard.js".',
  };
}

/** Describes a file name with characters that the address, id and scripts of a demo cannot have. */
function unfitName(file: string, unfitCharacters: readonly string[]): Pick<Problem, 'message' | 'hint'> {
  return {
    message: `${quote(file)} cannot be a demo, because its name has ${unfitCharacters.map(quote).join(', ')}`,
    hint: `Rename the file, for example to ${quote(toPlainFile(file))}: names of demos can have letters from A to Z, digits, "_", "$", "-" and ".". The files that a demo imports may have any letters.`,
  };
}

/** Turns "./Größe 2.tsx" into "./Groe2.tsx", and "演示.tsx" into "Demo.tsx". */
function toPlainFile(file: string): string {
  const name = toDemoName(file);
  const plain = name
    .normalize('NFD')
    .replace(/[^\w$.-]/gu, '')
    .replace(/^[.-]+/, '');
  const start = file.slice(0, file.lastIndexOf('/') + 1);
  return `${start}${/[a-z]/i.test(plain) ? plain : `Demo${plain}`}${file.slice(start.length + name.length)}`;
}

function moduleProblem(name: string, place: Problem['place'], components: readonly string[]): Problem {
  const nearest = findNearest(name, components);
  return {
    rule: 'module-not-found',
    severity: 'error',
    place,
    message: `Module not found: no component is named ${quote(name)}`,
    hint: nearest
      ? `Did you mean ${quote(nearest)}?`
      : `Add components/${name || 'Name'}.tsx, or use one of ${components.map(quote).join(', ')}.`,
  };
}
