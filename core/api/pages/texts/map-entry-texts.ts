import type { ApiEntry, ApiProp } from '../../extract/api-entry.ts';

/** Turns a text into another one. */
export type MapText = (text: string) => string;

/** Applies a function to every Markdown text of an entry. */
export function mapEntryTexts(entry: ApiEntry, mapText: MapText): ApiEntry {
  return {
    ...mapTexts(entry, mapText),
    props: mapProps(entry.props, mapText),
    parameters: mapProps(entry.parameters, mapText),
    returnValue: mapProps(entry.returnValue, mapText),
    slots: entry.slots.map((slot) => mapTexts(slot, mapText)),
    classes: entry.classes.map((rule) => mapTexts(rule, mapText)),
    ...(entry.removed && {
      removed: entry.removed.map((removal) => ({
        ...removal,
        ...(removal.advice !== undefined && { advice: mapText(removal.advice) }),
      })),
    }),
  };
}

/** Applies a function to the texts of props. */
export function mapProps(props: ApiEntry['props'], mapText: MapText): ApiEntry['props'] {
  return Object.fromEntries(Object.entries(props).map(([name, prop]) => [name, mapProp(prop, mapText)]));
}

function mapProp(prop: ApiProp, mapText: MapText): ApiProp {
  const { signature, types } = prop;
  return {
    ...mapTexts(prop, mapText),
    ...(types && {
      types: types.map((type) => ({
        ...mapTexts(type, mapText),
        fields: type.fields.map((field) => mapTexts(field, mapText)),
      })),
    }),
    ...(signature && {
      signature: {
        ...signature,
        parameters: signature.parameters.map((parameter) => mapTexts(parameter, mapText)),
        returns: mapTexts(signature.returns, mapText),
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

/** Applies a function to the texts that entries and their parts have in common. */
export function mapTexts<T extends Texts>(part: T, mapText: MapText): T {
  const { description, deprecated, seeMore, note } = part;
  return {
    ...part,
    description: mapText(description),
    ...(deprecated !== undefined && { deprecated: mapText(deprecated) }),
    ...(seeMore !== undefined && { seeMore: mapText(seeMore) }),
    ...(note !== undefined && { note: mapText(note) }),
  };
}
