// The case on the first page of a product: some of its components at work, each with its name on a plate.

import type * as React from 'react';
import './exhibited.css';

interface ShowCaseProps {
  /** Whether its parts are large, as charts are. */
  readonly isTall?: boolean;
  readonly children: React.ReactNode;
}

/** The case around the parts. */
export function ShowCase({ isTall, children }: ShowCaseProps) {
  return <div className={isTall ? 'ShowCase ShowCase-tall' : 'ShowCase'}>{children}</div>;
}

/** One component, or a function that makes some, and its name. */
export function Exhibited({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <div className="ShowCase-part">
      <div className="ShowCase-room">{children}</div>
      <code className="ShowCase-plate" dir="ltr">
        {/^[A-Z]/.test(name) ? `<${name}>` : name}
      </code>
    </div>
  );
}
