import { Fragment } from 'react';
import { splitWords } from '../core/api/pages/split-words.ts';

/** Draws a name of code that a narrow column breaks between its words. */
export function BreakableName({ name }: { readonly name: string }) {
  return splitWords(name).map((word, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}
