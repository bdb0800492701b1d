import { Fragment } from 'react';
import { splitWords } from '../core/api/pages/split-words.ts';

/** Renders a name of code that can break between its words in a narrow column. */
export function BreakableName({ name }: { readonly name: string }) {
  return splitWords(name).map((word, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}
