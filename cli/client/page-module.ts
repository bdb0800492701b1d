// The demos of a page → the text of the script that brings them to life.

import type { Styling } from '../../core/demos/plan-demo.ts';
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
}

/** Modules that stand for what a site may bring or not. */
export const emotionModule = 'docs:emotion';

/** Calls the licence setter of a licensed grid. */
export const licenseModule = 'docs:license';

/** Writes the script of a page. Files of the site are named with a "/" before them. */
export function toPageModule({ product, wrapper, demos }: ClientPage): string {
  const text = (value: string) => JSON.stringify(value);
  return [
    `import { createDemoHost } from ${text(toEngineFile('runtime/demo-host.js'))};`,
    `import { emotion } from ${text(emotionModule)};`,
    `import ${text(licenseModule)};`,
    wrapper ? `import Wrapper from ${text(`site:${wrapper}`)};` : 'const Wrapper = undefined;',
    ...demos.map(({ file }, index) => `import demo${index} from ${text(`site:${file}`)};`),
    `const demos = { ${demos.map(({ name, styling }, index) => `${text(`${name}/${styling}`)}: demo${index}`).join(', ')} };`,
    `export const { hydrate, mount } = createDemoHost({ demos, Wrapper, emotion, product: ${text(product)}, speedy: true });`,
  ].join('\n');
}
