import { posix } from 'node:path';
import { toDemoName } from '../../../core/model/demo-marker.ts';
import type { Playground } from '../../../core/model/playground.ts';
import { hash } from '../../files/hash.ts';

/** The module with the component of a playground, as one of the site's modules. */
export interface PlaygroundModule {
  readonly file: string;
  /** Its text, if it is not a file. */
  readonly text?: string;
  /** Its name in the script of a page. */
  readonly key: string;
}

/** Writes the module of a playground, the same for all playgrounds of a component. */
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

/** Returns the module of a playground with a stage: the file of the stage. */
export function toStageModule(file: string): PlaygroundModule {
  return { file, key: `playground/${toDemoName(posix.basename(file))}-${hash(file).slice(0, 6)}` };
}
