import type { Playground } from '../../core/playground.ts';
import { hash } from '../hash.ts';

/** The module that brings the component of a playground: it is no file, and counts as one of the site. */
export interface PlaygroundModule {
  readonly file: string;
  readonly text: string;
  /** Its name in the script of a page. */
  readonly key: string;
}

/** Writes the module of a playground: the same for all that show the same component. */
export function toPlaygroundModule({ component, statement }: Pick<Playground, 'component' | 'statement'>): PlaygroundModule {
  const name = `${component}-${hash(statement).slice(0, 6)}`;
  return { file: `.playground/${name}.js`, text: `${statement}\nexport default ${component};\n`, key: `playground/${name}` };
}
