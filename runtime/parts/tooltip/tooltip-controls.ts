// What may have a tooltip, as the page must know it before tooltips are loaded.

/** A selector of the controls that may be explained. */
export const tooltipControls = 'a, button, summary, [data-docs-tip]';
