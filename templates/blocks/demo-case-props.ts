import type { DemoOptions } from '../../core/model/demo-marker.ts';
import type { Styling, Variant } from '../../core/demos/plan-demo.ts';
import type { Translate } from '../page-props.ts';

/** A demo in one styling solution, as shown by its case. */
export interface ShownStyling {
  readonly styling: Styling;
  /** The styling preferences for which it is shown. */
  readonly serves: readonly Styling[];
  readonly prefix: string;
  /** The component's HTML; undefined if it could not be rendered. */
  readonly html?: string;
  /** Why it could not be rendered, one line each. */
  readonly faults: readonly string[];
  readonly sources: readonly {
    readonly variant: Variant;
    readonly preview?: string;
    readonly files: readonly { readonly name: string; readonly html: string }[];
  }[];
}

/** Props of a demo's case. */
export interface DemoCaseProps {
  /** "BasicButtons". */
  readonly name: string;
  /** The file of its source: "content/material-ui/react-button/BasicButtons.tsx". */
  readonly file: string;
  readonly options: DemoOptions;
  /** Id of the demo for fragments; a demo shown twice has it only once. */
  readonly id?: string;
  readonly stylings: readonly ShownStyling[];
  /** Whether it is always shown in light mode, as it does not support dark mode. */
  readonly isLight?: boolean;
  /** Addresses of its script, its sources, its own page, the live manifest, and its file in the repository. */
  readonly hrefs: {
    readonly module?: string;
    readonly sources: string;
    readonly page: string;
    readonly live?: string;
    readonly repository?: string;
  };
  readonly t: Translate;
}
