// Puts two marks around a component inside others, and cuts out the markup between them.

const begin = 'data-docs-begin';
const end = 'data-docs-end';

/** Surrounds an element with two marks. */
export function markEnds<Made>(shown: Made, createMark: (props: Readonly<Record<string, string>>) => Made): Made[] {
  return [createMark({ [begin]: '' }), shown, createMark({ [end]: '' })];
}

/** Cuts out the markup between the marks, which are `i` elements; undefined if they were not rendered. */
export function cutOut(markup: string): string | undefined {
  const [, after] = splitAt(markup, begin);
  return after && splitAt(after, end)[0];
}

function splitAt(markup: string, name: string): readonly [string, string?] {
  const found = new RegExp(`<i ${name}=[^>]*></i>`).exec(markup);
  return found ? [markup.slice(0, found.index), markup.slice(found.index + found[0].length)] : [markup];
}
