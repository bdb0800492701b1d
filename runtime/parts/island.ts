// The types shared by the islands and the code that makes them live.

import type { ComponentType } from 'react';

/** The component of an island; its props are read from JSON. */
export type IslandComponent = ComponentType<Readonly<Record<string, unknown>>>;

/** Callbacks for an island that is becoming live. */
interface IslandWatch {
  readonly onLive: () => void;
  /** Called once. */
  readonly onError: (error: unknown) => void;
}

/** Makes an island live that is not a single React component. */
export type MountIsland = (element: HTMLElement, watch: IslandWatch) => Promise<void>;
