// The SVG paths of the icons, on a grid of 24 for one stroke weight, drawn for this project.
// Each is a separate export, so that a bundle contains only those it uses.

/** A sheet of text with a folded corner. */
export const article = 'M6 3.5h8.5L19 8v12.5H6zM14 3.5V8.5h5M9 12.5h7M9 16h7';

/** A lightning bolt. */
export const bolt = 'M13.5 3 5.5 13.5h5.5L10 21l8.5-11H13z';

/** An open book. */
export const book = 'M12 6.5C10.5 5 8 4.5 4 4.5v13c4 0 6.5.5 8 2 1.5-1.5 4-2 8-2v-13c-4 0-6.5.5-8 2zm0 0v13';

/** A calendar that shows one day. */
export const calendar = 'M4.5 5.5h15v14h-15zM4.5 9.5h15M8.5 3v4M15.5 3v4M8 13.5h8v2.5H8z';

/** A check mark. */
export const check = 'M5 12.5l4.5 4.5L19 7.5';

/** An arrowhead that points forward. */
export const chevron = 'M9 5.5 15.5 12 9 18.5';

/** An arrowhead that points down. */
export const chevronDown = 'M6 9.5l6 6 6-6';

/** A cross. */
export const close = 'M6 6l12 12M18 6 6 18';

/** Two sheets. */
export const copy = 'M8.5 8.5h11v12h-11zM15.5 8.5v-5h-11v12h4';

/** Two lines that arrows push together. */
export const dense = 'M4.5 10h15M4.5 14h15M12 2.5v4.5M9.5 5 12 7.5 14.5 5M12 21.5V17M9.5 19 12 16.5l2.5 2.5';

/** An arrow that leads out of a frame. */
export const external = 'M9 6H5.5v12.5H18V15M13 4.5h6.5V11M19 5l-8.5 8.5';

/** A speech bubble with lines. */
export const feedback = 'M4.5 5h15v11H12l-4.5 3.5V16h-3zM8.5 9h7M8.5 12h4.5';

/** An empty sheet with a folded corner. */
export const file = 'M6.5 3.5H14L18.5 8v12.5h-12zM13.5 3.5v5h5';

/** A globe. */
export const globe =
  'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM3.5 12h17M12 3.5c-5 5.5-5 11.5 0 17 5-5.5 5-11.5 0-17z';

/** Lines of a list. */
export const list = 'M4.5 6.5h15M4.5 12h15M4.5 17.5h9';

/** Three bars. */
export const menu = 'M4 7h16M4 12h16M4 17h10';

/** A crescent moon. */
export const moon = 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z';

/** Three dots. */
export const more =
  'M4.5 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0M11 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0M17.5 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0';

/** A package. */
export const parcel = 'M12 3.5 19.5 7.5v9L12 20.5l-7.5-4v-9zM4.5 7.5 12 11.5l7.5-4M12 11.5v9';

/** A pencil. */
export const pencil = 'M4.5 19.5v-4l11-11 4 4-11 11zM13 7l4 4';

/** A page for reading. */
export const reader = 'M5 4.5h14v15H5zM8.5 8.5h7M8.5 12h7M8.5 15.5h4';

/** An arrow in a circle. */
export const reset = 'M5 5v5h5M5.3 10a7.5 7.5 0 1 1-.6 4.5';

/** A ruler. */
export const ruler = 'M4 8.5h16v7H4zM8 8.5v3M12 8.5v4M16 8.5v3';

/** A pair of scales. */
export const scale = 'M12 4v16M7 20h10M5 7h14M5 7l-2.5 6.5a2.7 2.7 0 0 0 5 0zM19 7l-2.5 6.5a2.7 2.7 0 0 0 5 0z';

/** A magnifying glass. */
export const search = 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.3 15.3l5.2 5.2';

/** Two sliders. */
export const settings =
  'M4 7h9M17.5 7H20M4 17h2.5M11 17h9M15.2 4.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4zM8.8 14.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z';

/** Angle brackets. */
export const source = 'M8.5 7 3.5 12l5 5M15.5 7l5 5-5 5M13.5 5l-3 14';

/** A figure with open arms in a circle. */
export const standard =
  'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM7.5 9.5c3 .9 6 .9 9 0M12 10.2v4M12 14.2l-2.2 3.8M12 14.2l2.2 3.8M12 7.2v.1';

/** A sun. */
export const sun =
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3 7 7M17 17l1.7 1.7M18.7 5.3 17 7M7 17l-1.7 1.7';

/** A table with a column line. */
export const table = 'M4 5h16v14H4zM4 10h16M4 14.5h16M12 10v9';

/** A frame around a point. */
export const target = 'M4.5 8.5v-4h4M15.5 4.500h4v4M19.5 15.5v4h-4M8.5 19.5h-4v-4M12 11v2M11 12h2';

/** A thumb that points down. */
export const thumbDown =
  'M8 13.5V4.5H4.5v9zM8 13.5l4 6.5c1.5 0 2.3-1 2-2.5l-.6-3.5h4.4c1.3 0 2-1 1.8-2.2l-1-5.6c-.2-1-1-1.7-2-1.7H8';

/** A thumb that points up. */
export const thumbUp =
  'M8 10.5v9H4.5v-9zM8 10.5 12 4c1.5 0 2.3 1 2 2.5l-.6 3.5h4.4c1.3 0 2 1 1.8 2.2l-1 5.6c-.2 1-1 1.7-2 1.7H8';

/** Two arrows in opposite directions. */
export const turn = 'M4.5 8h14M15 4.5 18.5 8 15 11.500M19.5 16h-14M9 12.5 5.5 16 9 19.5';

/** An eye. */
export const view =
  'M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12zm9.5-3a3 3 0 1 0 0 6 3 3 0 0 0 0-6z';
