import type english from '../locales/translations.json';

type KeysOf<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? Key : `${Key}.${KeysOf<Texts[Key]>}`;
}[keyof Texts & string];

/** A key of the interface texts: "toc.label". */
export type TranslationKey = KeysOf<typeof english>;
