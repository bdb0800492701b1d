// What makes an island live, in types: the islands and the list of them know it from here.

import type { ComponentType } from 'react';

/** The component of an island; its props come out of JSON. */
export type IslandComponent = ComponentType<Readonly<Record<string, unknown>>>;

/** What an island tells when it is made live. */
interface IslandWatch {
  readonly onLive: () => void;
  /** Called once. */
  readonly onError: (error: unknown) => void;
}

/** Makes an island live that is more, or less, than one component. */
export type MountIsland = (element: HTMLElement, watch: IslandWatch) => Promise<void>;
