// The demos of a page → the text of the script that brings them to life.

import type { Styling } from '../../core/demos/plan-demo.ts';
import type { PlaygroundModule } from '../demos/playground-module.ts';
import { toEngineFile } from '../engine.ts';

/** A page with demos, as the bundler knows it. */
export interface ClientPage {
  /** Its source: "content/joy-ui/react-button.md". */
  readonly file: string;
  /** Undefined in the default language. */
  readonly language?: string;
  readonly product: string;
  /** The file of the component that goes around its demos. */
  readonly wrapper?: string;
  readonly demos: readonly { readonly name: string; readonly styling: Styling; readonly file: string }[];
  /** Components that are played with: files of stages, or modules that are no files. */
  readonly playgrounds?: readonly PlaygroundModule[];
}

/** Modules that stand for what a site may bring or not. */
export const emotionModule = 'docs:emotion';

/** Calls the licence setter of a licensed grid. */
export const licenseModule = 'docs:license';

/** What playgrounds need, in the compiled runtime: only scripts of pages that have one bring it. */
export const playgroundFile = 'runtime/start-playground.js';

/** Writes the script of a page. Files of the site are named with a "/" before them. */
export function toPageModule({ product, wrapper, demos, playgrounds = [] }: ClientPage): string {
  const all = [...demos.map(({ name, styling, file }) => ({ key: `${name}/${styling}`, file })), ...playgrounds];
  const text = (value: string) => JSON.stringify(value);
  return [
    `import { createDemoHost } from ${text(toEngineFile('runtime/demo-host.js'))};`,
    `import { emotion } from ${text(emotionModule)};`,
    `import ${text(licenseModule)};`,
    wrapper ? `import Wrapper from ${text(`site:${wrapper}`)};` : 'const Wrapper = undefined;',
    ...all.map(({ file }, index) => `import demo${index} from ${text(`site:${file}`)};`),
    `const demos = { ${all.map(({ key }, index) => `${text(key)}: demo${index}`).join(', ')} };`,
    `export const { hydrate, mount } = createDemoHost({ demos, Wrapper, emotion, product: ${text(product)}, speedy: true });`,
    ...(playgrounds.length > 0 ? [`export { startPlayground } from ${text(toEngineFile(playgroundFile))};`] : []),
  ].join('\n');
}
