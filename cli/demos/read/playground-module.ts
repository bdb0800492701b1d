import { posix } from 'node:path';
import { toDemoName } from '../../../core/model/demo-marker.ts';
import type { Playground } from '../../../core/model/playground.ts';
import { hash } from '../../files/hash.ts';

/** The module that brings the component of a playground, as it counts among those of the site. */
export interface PlaygroundModule {
  readonly file: string;
  /** The whole of it, where it is no file. */
  readonly text?: string;
  /** Its name in the script of a page. */
  readonly key: string;
}

/** Writes the module of a playground: the same for all that show the same component. */
export function toPlaygroundModule({
  component,
  statement,
}: Pick<Playground, 'component' | 'statement'>): PlaygroundModule {
  const name = `${component}-${hash(statement).slice(0, 6)}`;
  return {
    file: `.playground/${name}.js`,
    text: `${statement}\nexport default ${component};\n`,
    key: `playground/${name}`,
  };
}

/** Names the module of a playground that stands on a stage: the file of the stage. */
export function toStageModule(file: string): PlaygroundModule {
  return { file, key: `playground/${toDemoName(posix.basename(file))}-${hash(file).slice(0, 6)}` };
}
