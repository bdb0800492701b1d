/** The directives that sources can be added to. */
export const directives = [
  'default-src',
  'script-src',
  'style-src',
  'img-src',
  'font-src',
  'connect-src',
  'media-src',
  'frame-src',
  'worker-src',
  'object-src',
  'manifest-src',
  'form-action',
] as const;

/** A directive that sources can be added to. */
export type Directive = (typeof directives)[number];

/** Sources by directive, each once. */
export type SourceLists = Readonly<Partial<Record<Directive, readonly string[]>>>;

/** Puts lists together, in their order; nothing is there twice. */
export function mergeSources(...all: readonly SourceLists[]): SourceLists {
  return Object.fromEntries(
    directives.flatMap((name) => {
      const found = [...new Set(all.flatMap((lists) => lists[name] ?? []))];
      return found.length > 0 ? [[name, found]] : [];
    }),
  );
}
