import type { LiveLayout } from '../frame-document.ts';
import type { LiveLabels } from '../live-labels.ts';
import type { LiveSheets } from '../live-sheets.ts';
import type { LiveSettings } from '../messages.ts';

/** A demo that can be edited. */
export interface LiveEdit {
  /** The published source, in TypeScript or JavaScript by its file name. */
  readonly source: string;
  /** The name of its file: "BasicButtons.tsx". */
  readonly file: string;
  /** Other files that it may import, by their paths from it: "./data.ts". */
  readonly files: Readonly<Record<string, string>>;
  /** Path of the file in `files` whose default export wraps the demo and receives the settings. */
  readonly wrapper?: string;
  /** The product whose page shows the demo, passed to the wrapper. */
  readonly product?: string;
  /** Layout of the demo in its stage; "middle" by default. */
  readonly layout?: LiveLayout;
  readonly manifestUrl: string;
  readonly settings: LiveSettings;
  readonly sheets: LiveSheets;
  /** Key of a style sheet that the demo needs without importing it. */
  readonly utilities?: string;
  readonly labels: LiveLabels;
  /** Focuses the editor at once, for a reader who wants to type. */
  readonly takesFocus?: boolean;
  readonly onChange?: (source: string) => void;
  readonly onReset?: () => void;
}

/** The element that describes how to leave the editor, and the function that leaves it. */
export interface EditorHint {
  readonly hintId: string;
  readonly leave: () => void;
}
