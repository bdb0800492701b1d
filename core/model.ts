// The nouns of the engine, in the order they flow:
//   Site → NavTree → Page → Source → Document → OutputFile, with Problem[] collected on the way.
// For files that still import from here: each noun has a file of its own.

export type * from './demo-marker.ts';
export type * from './document.ts';
export type * from './front-matter.ts';
export type * from './language.ts';
export type * from './menu.ts';
export type * from './nav-tree.ts';
export type * from './output-file.ts';
export type * from './page.ts';
export type * from './post.ts';
export type * from './product.ts';
export type * from './site.ts';
export type { UrlPath } from './url-path.ts';
