// Server HTML and a component → a live island. Only this file loads React for islands.
//
// An island that throws gets its server HTML back, and the rest of the page is not affected.

import { Component, startTransition, useEffect, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { IslandComponent } from '../parts/island.ts';

/** Options for making an island live. */
export interface Hydration {
  readonly component: IslandComponent;
  readonly onLive: () => void;
  /** Called once. React itself has logged the error. */
  readonly onError: (error: unknown) => void;
}

/** Hydrates the HTML of an island. */
export function hydrateIsland(element: HTMLElement, { component: Island, onLive, onError }: Hydration): void {
  const serverNodes = [...element.childNodes].map((node) => node.cloneNode(true));
  const props = JSON.parse(element.dataset.docsProps ?? '{}') as Readonly<Record<string, unknown>>;

  let root: Root;
  // In a transition, React pauses every few milliseconds, so that the page reacts in the meantime.
  startTransition(() => {
    root = hydrateRoot(
      element,
      <Boundary onError={giveUp}>
        <Island {...props} />
        <Live onLive={onLive} />
      </Boundary>,
      { identifierPrefix: element.dataset.docsPrefix ?? '' },
    );
  });

  function giveUp(error: unknown): void {
    onError(error);
    // React is still rendering the root, which can be unmounted only afterward.
    setTimeout(() => {
      root.unmount();
      element.replaceChildren(...serverNodes);
    });
  }
}

/** Reports that its siblings are live: effects run only then. */
function Live({ onLive }: { readonly onLive: () => void }): null {
  useEffect(onLive, [onLive]);
  return null;
}

interface BoundaryProps {
  readonly children: ReactNode;
  readonly onError: (error: unknown) => void;
}

/** Contains an error in its island. React has no function component for this. */
class Boundary extends Component<BoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children;
  }
}
