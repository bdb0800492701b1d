// An extraction ↔ the same with what its entries have in common said once.
//
// The components of a library take the same hundreds of attributes and style properties, which would be nine tenths
// of the text that is kept and handed from thread to thread.

import type { ApiEntry } from '../../../core/api/extract/api-entry.ts';
import type { Extraction } from '../../../core/api/extract/extraction.ts';
import { remember } from '../../../core/api/extract/remember.ts';

type StyleValues = ApiEntry['styleValues'];

/** An entry with the places of what it has in common with others. */
type PackedEntry = Omit<ApiEntry, 'nativeProps' | 'styleProps' | 'styleValues'> &
  Readonly<Record<'nativeProps' | 'styleProps' | 'styleValues', number>>;

/** An extraction whose entries share what they have in common. */
export interface PackedExtraction extends Omit<Extraction, 'entries'> {
  /** Names of attributes or of style properties. */
  readonly names: readonly (readonly string[])[];
  readonly styleValues: readonly StyleValues[];
  readonly entries: readonly PackedEntry[];
}

/** Packs an extraction. */
export function packExtraction({ entries, symbols, problems }: Extraction): PackedExtraction {
  const names = createTable<readonly string[]>();
  const values = createTable<StyleValues>();
  const packed = entries.map((entry) => ({
    ...entry,
    nativeProps: names.place(entry.nativeProps),
    styleProps: names.place(entry.styleProps),
    styleValues: values.place(entry.styleValues),
  }));
  return { names: names.values, styleValues: values.values, entries: packed, symbols, problems };
}

/** Gives the extraction back. What entries have in common is one object for all of them. */
export function unpackExtraction({ names, styleValues, entries, ...others }: PackedExtraction): Extraction {
  return {
    entries: entries.map((entry) => ({
      ...entry,
      nativeProps: names[entry.nativeProps] ?? [],
      styleProps: names[entry.styleProps] ?? [],
      styleValues: styleValues[entry.styleValues] ?? {},
    })),
    ...others,
  };
}

function createTable<Value>() {
  const values: Value[] = [];
  const places = new Map<string, number>();
  // Of components of one type, it is the same object.
  const place = remember((value: Value) => {
    const text = JSON.stringify(value);
    const found = places.get(text) ?? values.push(value) - 1;
    places.set(text, found);
    return found;
  });
  return { values, place };
}
