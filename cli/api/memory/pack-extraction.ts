// An extraction ↔ the same extraction with values shared by its entries stored once.
//
// The components of a library accept the same hundreds of attributes and style properties, which would be nine tenths
// of the text that is stored and passed between threads.

import type { ApiEntry } from '../../../core/api/extract/api-entry.ts';
import type { Extraction } from '../../../core/api/extract/extraction.ts';
import { remember } from '../../../core/api/extract/remember.ts';

type StyleValues = ApiEntry['styleValues'];

/** An entry with the indexes of its shared values. */
type PackedEntry = Omit<ApiEntry, 'nativeProps' | 'styleProps' | 'styleValues'> &
  Readonly<Record<'nativeProps' | 'styleProps' | 'styleValues', number>>;

/** An extraction whose entries refer to shared values. */
export interface PackedExtraction extends Omit<Extraction, 'entries'> {
  /** Lists of attributes or style properties. */
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

/** Unpacks an extraction. Shared values are one object for all entries. */
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
  // Components of one type already share the object.
  const place = remember((value: Value) => {
    const text = JSON.stringify(value);
    const found = places.get(text) ?? values.push(value) - 1;
    places.set(text, found);
    return found;
  });
  return { values, place };
}
