// A component that stands in others → itself between two marks, and what it draws there.

const begin = 'data-docs-begin';
const end = 'data-docs-end';

/** Lists what to draw in place of something: the mark before it, itself, and the mark behind it. */
export function markEnds<Made>(shown: Made, createMark: (props: Readonly<Record<string, string>>) => Made): Made[] {
  return [createMark({ [begin]: '' }), shown, createMark({ [end]: '' })];
}

/** Cuts out what stands between the marks, which are elements of `i`; undefined where they were not drawn. */
export function cutOut(markup: string): string | undefined {
  const [, after] = splitAt(markup, begin);
  return after && splitAt(after, end)[0];
}

function splitAt(markup: string, name: string): readonly [string, string?] {
  const found = new RegExp(`<i ${name}=[^>]*></i>`).exec(markup);
  return found ? [markup.slice(0, found.index), markup.slice(found.index + found[0].length)] : [markup];
}
