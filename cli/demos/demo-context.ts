import type { PageFrame } from '../site/plan/to-parse-context.ts';

/** The package modules of demos, as text, and their key; without demos, there are no bytes. */
export interface DemoLibrary {
  readonly key: string;
  readonly bytes?: SharedArrayBuffer;
}

/** The settings and keys that all demos of a site share. */
export interface DemoContext extends Pick<
  PageFrame,
  'root' | 'cache' | 'engineKey' | 'packagesKey' | 'site' | 'needed'
> {
  readonly library: DemoLibrary;
  /** URL of the list of packages that edited demos may import. */
  readonly assets: { readonly live?: string };
}
