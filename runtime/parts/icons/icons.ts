// The icons as components. Each is created by a call marked as pure, so that a bundle contains
// only those that it uses.

import { createIcon } from './create-icon.tsx';
import * as shapes from './shapes.ts';

/** Icon for text. */
export const ArticleIcon = /* @__PURE__ */ createIcon(shapes.article);

/** Icon for a book. */
export const BookIcon = /* @__PURE__ */ createIcon(shapes.book);

/** Icon for a day. */
export const CalendarViewDayIcon = /* @__PURE__ */ createIcon(shapes.calendar);

/** Icon for something done. */
export const CheckIcon = /* @__PURE__ */ createIcon(shapes.check);

/** Icon for going forward. */
export const ChevronRightIcon = /* @__PURE__ */ createIcon(shapes.chevron);

/** Icon for closing. */
export const CloseIcon = /* @__PURE__ */ createIcon(shapes.close);

/** Icon for copying. */
export const CopyIcon = /* @__PURE__ */ createIcon(shapes.copy);

/** Icon for the dark theme. */
export const DarkModeIcon = /* @__PURE__ */ createIcon(shapes.moon);

/** Icon for more content below. */
export const ExpandMoreIcon = /* @__PURE__ */ createIcon(shapes.chevronDown);

/** Icon for the light theme. */
export const LightModeIcon = /* @__PURE__ */ createIcon(shapes.sun);

/** Icon for a menu. */
export const MenuIcon = /* @__PURE__ */ createIcon(shapes.menu);

/** Icon for a page for reading. */
export const ReaderModeIcon = /* @__PURE__ */ createIcon(shapes.reader);

/** Icon for a list. */
export const ReorderIcon = /* @__PURE__ */ createIcon(shapes.list);

/** Icon for search. */
export const SearchIcon = /* @__PURE__ */ createIcon(shapes.search);

/** Icon for settings. */
export const SettingsIcon = /* @__PURE__ */ createIcon(shapes.settings);

/** Icon for a table. */
export const TableChartIcon = /* @__PURE__ */ createIcon(shapes.table);

/** Icon for "no". */
export const ThumbDownIcon = /* @__PURE__ */ createIcon(shapes.thumbDown);

/** Icon for "yes". */
export const ThumbUpIcon = /* @__PURE__ */ createIcon(shapes.thumbUp);

/** Icon for something visible. */
export const VisibilityIcon = /* @__PURE__ */ createIcon(shapes.view);
