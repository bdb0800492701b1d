// A subject → every text of it that is Markdown, so that all can be rendered at once.

import type { ApiEntry, ApiProp } from '../extract/api-entry.ts';

/** Lists the texts of an entry, each once. */
export function listEntryTexts(entry: ApiEntry): string[] {
  const props = [entry.props, entry.parameters, entry.returnValue].flatMap((group) => Object.values(group));
  const texts = [
    entry.description,
    entry.deprecated,
    ...props.flatMap(listPropTexts),
    ...entry.slots.map(({ description }) => description),
    ...entry.classes.flatMap(({ description, deprecated }) => [description, deprecated]),
  ];
  return [...new Set(texts.filter((text): text is string => text !== undefined && text.trim() !== ''))];
}

function listPropTexts({
  description,
  deprecated,
  seeMore,
  note,
  signature,
  inheritedFrom,
}: ApiProp): (string | undefined)[] {
  // An inherited prop is told of in a line; the ancestor's page says the rest.
  if (inheritedFrom !== undefined) return [];
  const called = signature
    ? [...signature.parameters.map((parameter) => parameter.description), signature.returns.description]
    : [];
  return [description, deprecated, seeMore, note, ...called];
}
