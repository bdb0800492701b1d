// The icons as components. A bundle holds only those that it draws: each is created by a call
// that is marked as free of effects.

import { createIcon } from './create-icon.tsx';
import * as shapes from './shapes.ts';

/** Stands for text. */
export const ArticleIcon = /* @__PURE__ */ createIcon(shapes.article);

/** Stands for a book. */
export const BookIcon = /* @__PURE__ */ createIcon(shapes.book);

/** Stands for a day. */
export const CalendarViewDayIcon = /* @__PURE__ */ createIcon(shapes.calendar);

/** Stands for that something is done. */
export const CheckIcon = /* @__PURE__ */ createIcon(shapes.check);

/** Stands for the way on. */
export const ChevronRightIcon = /* @__PURE__ */ createIcon(shapes.chevron);

/** Stands for how to close. */
export const CloseIcon = /* @__PURE__ */ createIcon(shapes.close);

/** Stands for how to copy. */
export const CopyIcon = /* @__PURE__ */ createIcon(shapes.copy);

/** Stands for the dark theme. */
export const DarkModeIcon = /* @__PURE__ */ createIcon(shapes.moon);

/** Stands for that there is more below. */
export const ExpandMoreIcon = /* @__PURE__ */ createIcon(shapes.chevronDown);

/** Stands for the light theme. */
export const LightModeIcon = /* @__PURE__ */ createIcon(shapes.sun);

/** Stands for a menu. */
export const MenuIcon = /* @__PURE__ */ createIcon(shapes.menu);

/** Stands for a page for reading. */
export const ReaderModeIcon = /* @__PURE__ */ createIcon(shapes.reader);

/** Stands for a list. */
export const ReorderIcon = /* @__PURE__ */ createIcon(shapes.list);

/** Stands for search. */
export const SearchIcon = /* @__PURE__ */ createIcon(shapes.search);

/** Stands for settings. */
export const SettingsIcon = /* @__PURE__ */ createIcon(shapes.settings);

/** Stands for a table. */
export const TableChartIcon = /* @__PURE__ */ createIcon(shapes.table);

/** Stands for a no. */
export const ThumbDownIcon = /* @__PURE__ */ createIcon(shapes.thumbDown);

/** Stands for a yes. */
export const ThumbUpIcon = /* @__PURE__ */ createIcon(shapes.thumbUp);

/** Stands for that something can be seen. */
export const VisibilityIcon = /* @__PURE__ */ createIcon(shapes.view);
