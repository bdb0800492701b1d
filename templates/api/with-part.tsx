// A translated sentence with one part in it that is more than text.

import type { ReactNode } from 'react';

/** Draws a sentence; the part stands where the translation has \u0000. */
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
