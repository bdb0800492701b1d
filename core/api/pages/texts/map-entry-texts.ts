// An entry → the same with every text of it that is Markdown turned into another.

import type { ApiEntry, ApiProp } from '../../extract/api-entry.ts';

/** Turns a text. */
export type Turn = (text: string) => string;

/** Turns every text of an entry; what is not there stays so. */
export function mapEntryTexts(entry: ApiEntry, turn: Turn): ApiEntry {
  return {
    ...turnTexts(entry, turn),
    props: mapProps(entry.props, turn),
    parameters: mapProps(entry.parameters, turn),
    returnValue: mapProps(entry.returnValue, turn),
    slots: entry.slots.map((slot) => turnTexts(slot, turn)),
    classes: entry.classes.map((rule) => turnTexts(rule, turn)),
    ...(entry.removed && {
      removed: entry.removed.map((removal) => ({
        ...removal,
        ...(removal.advice !== undefined && { advice: turn(removal.advice) }),
      })),
    }),
  };
}

/** Turns the texts of props. */
export function mapProps(props: ApiEntry['props'], turn: Turn): ApiEntry['props'] {
  return Object.fromEntries(Object.entries(props).map(([name, prop]) => [name, mapProp(prop, turn)]));
}

function mapProp(prop: ApiProp, turn: Turn): ApiProp {
  const { signature, types } = prop;
  return {
    ...turnTexts(prop, turn),
    ...(types && {
      types: types.map((type) => ({
        ...turnTexts(type, turn),
        fields: type.fields.map((field) => turnTexts(field, turn)),
      })),
    }),
    ...(signature && {
      signature: {
        ...signature,
        parameters: signature.parameters.map((parameter) => turnTexts(parameter, turn)),
        returns: turnTexts(signature.returns, turn),
      },
    }),
  };
}

interface Texts {
  readonly description: string;
  readonly deprecated?: string;
  readonly seeMore?: string;
  readonly note?: string;
}

/** Turns the texts that many nouns have. */
export function turnTexts<T extends Texts>(part: T, turn: Turn): T {
  const { description, deprecated, seeMore, note } = part;
  return {
    ...part,
    description: turn(description),
    ...(deprecated !== undefined && { deprecated: turn(deprecated) }),
    ...(seeMore !== undefined && { seeMore: turn(seeMore) }),
    ...(note !== undefined && { note: turn(note) }),
  };
}
