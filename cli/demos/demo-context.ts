import type { PageFrame } from '../site/plan/to-parse-context.ts';

/** What packages give to demos, as text, and its key; without demos, there are no bytes. */
export interface DemoLibrary {
  readonly key: string;
  readonly bytes?: SharedArrayBuffer;
}

/** What all demos of a site are made with. */
export interface DemoContext extends Pick<
  PageFrame,
  'root' | 'cache' | 'engineKey' | 'packagesKey' | 'site' | 'needed'
> {
  readonly library: DemoLibrary;
  /** The list of what edited demos may import. */
  readonly assets: { readonly live?: string };
}
