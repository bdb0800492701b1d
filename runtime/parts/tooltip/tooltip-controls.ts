// A separate file, as the page needs it before tooltips are loaded.

/** Selector of the controls that may have a tooltip. */
export const tooltipControls = 'a, button, summary, [data-docs-tip]';
