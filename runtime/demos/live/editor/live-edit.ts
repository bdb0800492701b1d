// What the page says of a demo that can be changed.

import type { LiveLayout } from '../frame-document.ts';
import type { LiveLabels } from '../live-labels.ts';
import type { LiveSheets } from '../live-sheets.ts';
import type { LiveSettings } from '../messages.ts';

/** A demo that can be changed. */
export interface LiveEdit {
  /** The source as it is published: TypeScript or JavaScript, as the file's name says. */
  readonly source: string;
  /** The name of its file: "BasicButtons.tsx". */
  readonly file: string;
  /** Other files that it may import, by their paths from it: "./data.ts". */
  readonly files: Readonly<Record<string, string>>;
  /** One of those files, whose default export stands around the demo and is given the settings. */
  readonly wrapper?: string;
  /** The product whose page shows the demo; the wrapper is told. */
  readonly product?: string;
  /** Where the demo stands in its stage; in the middle, where nothing is said. */
  readonly layout?: LiveLayout;
  readonly manifestUrl: string;
  readonly settings: LiveSettings;
  readonly sheets: LiveSheets;
  /** The key of a sheet that the demo needs without importing it. */
  readonly utilities?: string;
  readonly labels: LiveLabels;
  /** Gives the editor the focus at once, for a reader who came to type. */
  readonly takesFocus?: boolean;
  readonly onChange?: (source: string) => void;
  readonly onReset?: () => void;
}

/** Where the focus goes, and what tells so. */
export interface EditorHint {
  readonly hintId: string;
  readonly leave: () => void;
}
