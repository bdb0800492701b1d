// A demo as its case and its tools are told of it.

import type { DemoOptions } from '../../core/model/demo-marker.ts';
import type { Styling, Variant } from '../../core/demos/plan-demo.ts';
import type { Translate } from '../page-props.ts';

/** A demo in one styling solution, as its case shows it. */
export interface ShownStyling {
  readonly styling: Styling;
  /** Preferences for a styling that it serves. */
  readonly serves: readonly Styling[];
  readonly prefix: string;
  /** The component's HTML; undefined where it could not be rendered. */
  readonly html?: string;
  /** Why it could not, a line each. */
  readonly faults: readonly string[];
  readonly sources: readonly {
    readonly variant: Variant;
    readonly preview?: string;
    readonly files: readonly { readonly name: string; readonly html: string }[];
  }[];
}

/** A demo, ready to be drawn. */
export interface DemoCaseProps {
  /** "BasicButtons". */
  readonly name: string;
  /** The file of its source: "content/material-ui/react-button/BasicButtons.tsx". */
  readonly file: string;
  readonly options: DemoOptions;
  /** Id that a fragment finds the demo by; a demo shown twice has it once. */
  readonly id?: string;
  readonly stylings: readonly ShownStyling[];
  /** It does not know the dark mode, so it stands in the light. */
  readonly isLight?: boolean;
  /** Addresses: the script that makes it live, its sources, its page of its own, its file on the web. */
  readonly hrefs: {
    readonly module?: string;
    readonly sources: string;
    readonly page: string;
    readonly live?: string;
    readonly repository?: string;
  };
  readonly t: Translate;
}
