// Server HTML and a component → a live island. This is the only file that brings React into a page.
//
// An island that throws gives its server HTML back, and the rest of the page never notices.

import { Component, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { IslandComponent } from '../parts/island.ts';

/** What an island is made live with. */
export interface Hydration {
  readonly component: IslandComponent;
  readonly onLive: () => void;
  /** Called once. React itself has told the console. */
  readonly onError: (error: unknown) => void;
}

/** Makes the HTML of an island live. */
export function hydrateIsland(element: HTMLElement, { component: Island, onLive, onError }: Hydration): void {
  const server = [...element.childNodes].map((node) => node.cloneNode(true));
  const props = JSON.parse(element.dataset.docsProps ?? '{}') as Readonly<Record<string, unknown>>;

  const root = hydrateRoot(
    element,
    <Boundary onError={giveUp}>
      <Island {...props} />
      <Live onLive={onLive} />
    </Boundary>,
    { identifierPrefix: element.dataset.docsPrefix ?? '' },
  );

  function giveUp(error: unknown): void {
    onError(error);
    // React is at work in the root: it can be left only afterwards.
    setTimeout(() => {
      root.unmount();
      element.replaceChildren(...server);
    });
  }
}

/** Tells that what stands beside it is live: effects run only then. */
function Live({ onLive }: { readonly onLive: () => void }): null {
  useEffect(onLive, [onLive]);
  return null;
}

interface BoundaryProps {
  readonly children: ReactNode;
  readonly onError: (error: unknown) => void;
}

/** Keeps an error inside its island. React knows no way to write this as a function. */
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
