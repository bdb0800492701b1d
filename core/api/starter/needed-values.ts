// The required props of a component → what its page sets in the marker of the playground, and what a stage has to give.

import type { PlaygroundValues } from '../../model/playground.ts';
import type { ApiEntry } from '../extract/api-entry.ts';
import { listRequiredProps } from '../needed-props.ts';
import { readLiteral } from '../playground/read-literal.ts';
import type { LibraryExport } from './library.ts';
import { writeTexts } from './write-texts.ts';
import { writeValue } from './write-value.ts';

/** What a component needs to render, divided by who gives it. */
type NeededValues = Pick<Required<LibraryExport>, 'given' | 'needs' | 'values'>;

/** Finds the values of required props. A playground sets booleans and choices itself. */
export function findNeededValues(props: ApiEntry['props']): NeededValues {
  const required = listRequiredProps(props);
  // A value that changes is the state of a stage.
  const isFixed = ([prop]: readonly [string, unknown]): boolean => findListener(prop, required) === undefined;
  const texts = Object.fromEntries(Object.entries(writeTexts(required)).filter(isFixed));
  const lacking = Object.entries(required).flatMap(([prop, type]) =>
    /^(?:['\d]|boolean$)/.test(type) || hasChoice(props[prop]) || Object.hasOwn(texts, prop) ? [] : [prop],
  );
  const values = Object.fromEntries(
    lacking.flatMap((prop) => {
      const code = writeValue(prop, props);
      return code === undefined ? [] : [[prop, code]];
    }),
  );
  // A marker can contain texts and numbers.
  const plain = Object.entries(values)
    .filter(isFixed)
    .flatMap(([prop, code]): [string, PlaygroundValues[string]][] => {
      const value = readLiteral(code);
      return value === undefined ? [] : [[prop, value]];
    });
  const given = { ...texts, ...Object.fromEntries(plain) };
  return { given, needs: lacking.filter((prop) => !Object.hasOwn(given, prop)), values };
}

/** Finds the required listener for the changes of a value: `onChange`, `onValueChange`. */
export function findListener(prop: string, required: Readonly<Record<string, string>>): string | undefined {
  const title = prop.charAt(0).toUpperCase() + prop.slice(1);
  const isOwn = /^(?:value|checked|selected\w*|active\w*|current\w*)$/.test(prop);
  return [`on${title}Change`, `onChange${title}`, ...(isOwn ? ['onChange'] : [])].find((name) =>
    Object.hasOwn(required, name),
  );
}

function hasChoice(prop: ApiEntry['props'][string] | undefined): boolean {
  return (prop?.enums ?? []).flatMap(({ members }) => Object.keys(members)).length > 1;
}

/** Returns whether a component needs props, and a value is known for each. */
export function hasValues({ needs = [], values = {} }: LibraryExport): boolean {
  return needs.length > 0 && needs.every((prop) => Object.hasOwn(values, prop));
}

/** Writes the props that a stage gives as attributes: `options={['One', 'Two']}`. */
export function writeValues({ needs = [], values = {} }: Pick<LibraryExport, 'needs' | 'values'>): string[] {
  return needs.flatMap((prop) => (Object.hasOwn(values, prop) ? [`${prop}={${values[prop]}}`] : []));
}
