import { Component, useEffect, type ReactNode } from 'react';

/** Props of the boundary around a demo. */
interface StageBoundaryProps {
  readonly children: ReactNode;
  readonly onError: (error: unknown) => void;
  /** Called when the children have been rendered. */
  readonly onLive: () => void;
}

/** Reports when its children have been rendered, or their error. React has no function component for this. */
export class StageBoundary extends Component<StageBoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    if (this.state.isBroken) return null;
    return (
      <>
        {this.props.children}
        <Live onLive={this.props.onLive} />
      </>
    );
  }
}

function Live({ onLive }: { readonly onLive: () => void }): null {
  useEffect(onLive, [onLive]);
  return null;
}
