// The keys that a plugin may have. The results of its functions are checked after they have run.

import { anything, filledText, list, object } from './shape.ts';

const slots = {
  Banner: anything(),
  Header: anything(),
  BeforeText: anything(),
  AfterText: anything(),
  Footer: anything(),
};

const hooks = { addPages: anything(), checkPage: anything(), check: anything(), addFiles: anything() };

/** The names of the slots, from the top of a page to its end. */
export const slotNames = Object.keys(slots) as readonly (keyof typeof slots)[];

/** The name of a slot. */
export type SlotName = keyof typeof slots;

/** The name of a hook. */
export type HookName = keyof typeof hooks;

/** The names of the hooks. */
export const hookNames = Object.keys(hooks) as readonly HookName[];

/** The shape of a plugin; its functions are checked separately. */
export const pluginShape = object(
  { name: filledText() },
  {
    options: anything(),
    reads: list(filledText()),
    remark: list(anything()),
    rehype: list(anything()),
    slots: object({}, slots),
    head: anything(),
    hooks: object({}, hooks),
  },
);
