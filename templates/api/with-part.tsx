import type { ReactNode } from 'react';

/** Renders a translated sentence with an element in the place of \u0000. */
export function WithPart({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  const [before, after] = text.split('\u0000');
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}
