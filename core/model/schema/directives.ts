// The directives of a content security policy that a site's settings may add sources to, and their order.

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
