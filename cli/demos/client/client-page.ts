import type { Styling } from '../../../core/demos/plan-demo.ts';
import type { PlaygroundModule } from '../read/playground-module.ts';

/** A page with demos, as the bundler knows it. */
export interface ClientPage {
  /** Its source: "content/joy-ui/react-button.md". */
  readonly file: string;
  /** Undefined in the default language. */
  readonly language?: string;
  readonly product: string;
  /** The file of the component that wraps its demos. */
  readonly wrapper?: string;
  readonly demos: readonly {
    readonly name: string;
    readonly styling: Styling;
    readonly file: string;
    readonly text?: string;
  }[];
  /** Components of playgrounds: files of stages, or generated modules. */
  readonly playgrounds?: readonly PlaygroundModule[];
}
