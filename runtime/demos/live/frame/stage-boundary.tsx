import { Component, useEffect, type ReactNode } from 'react';

/** Props of the boundary around a demo. */
interface StageBoundaryProps {
  readonly children: ReactNode;
  readonly onError: (error: unknown) => void;
  /** Called when everything inside has been drawn. */
  readonly onLive: () => void;
}

/** Tells when what stands inside is drawn, or what it threw. React knows no way to write this as a function. */
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
