// What may have a tooltip, as the page must know it before tooltips are loaded.

/** A selector of the controls that may be explained. */
export const tooltipControls = 'a, button, summary, [data-tip]';

/** What a finger has pressed before tooltips were there. */
export interface EarlyTouch {
  readonly target: Element;
  /** When it came down, in milliseconds since the page was opened. */
  readonly since: number;
  /** When it was lifted, if it was. */
  lifted?: number;
}
