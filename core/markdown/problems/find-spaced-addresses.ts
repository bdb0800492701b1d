// The words of a block → links, images and definitions that a space in their address makes text. Markdown ends an
// address at a space, unless it stands between "<" and ">".

import { quote } from '../../text/quote.ts';

/** What is shown as text, and how it is written. */
interface SpacedAddress {
  /** Where it begins in the block. */
  readonly index: number;
  readonly message: string;
  readonly hint: string;
}

/** A block as written, and the same with blanks in place of all that is no text. */
interface WrittenBlock {
  readonly written: string;
  readonly visible: string;
}

/** No longer than addresses are: a line of brackets alone would cost its length for each of them. */
const hint = /\](?:\(|:[ \t]*)[^\s<]\S{0,500}[ \t]/;

/** Tells whether a text may hold one, which is far quicker than to look for it. */
export function mayHaveSpacedAddress(text: string): boolean {
  return hint.test(text);
}

/** Finds links, images and definitions whose address has a space. */
export function findSpacedAddresses(block: WrittenBlock): SpacedAddress[] {
  if (!mayHaveSpacedAddress(block.visible)) return [];
  return [...findInline(block), ...findDefinitions(block)].sort((a, b) => a.index - b.index);
}

/** Begins like an address, or ends like a file, and so is no remark in brackets. */
const address = /^(?:\.{0,2}\/|#|https?:\/\/)|\.(?:mdx?|html?|pdf|zip|png|jpe?g|gif|svg|webp|avif)(?:[?#]\S*)?$/i;
const end = /(?:\/|\.[a-z\d]{2,5}|#\S+)$/i;
const title = /^(.*\S)([ \t]+(?:"[^"]*"|'[^']*'))$/;

function findInline({ written, visible }: WrittenBlock): SpacedAddress[] {
  return [...visible.matchAll(/\]\(((?:[^()<>\n]|\([^()\n]*\))*)\)/g)].flatMap(({ index: close, 1: inside = '' }) => {
    const open = findOpening(visible, close);
    if (open === undefined) return [];
    const isImage = written[open - 1] === '!' && written[open - 2] !== '\\';
    const [, target = inside.trim(), said = ''] = title.exec(inside.trim()) ?? [];
    if (!/[ \t]/.test(target) || !(isImage || address.test(target))) return [];
    const index = isImage ? open - 1 : open;
    const meant = `${written.slice(index, close)}](<${target}>${said})`;
    return [{ index, ...describe(isImage ? 'image' : 'link', meant) }];
  });
}

function findDefinitions({ visible }: WrittenBlock): SpacedAddress[] {
  return [...visible.matchAll(/^([ \t>]*)\[([^[\]\n^][^[\]\n]*)\]:[ \t]*(\S[^<>\n]*)$/gm)].flatMap(
    ({ index, 1: indent = '', 2: name = '', 3: rest = '' }) => {
      const [, target = rest.trim(), said = ''] = title.exec(rest.trim()) ?? [];
      if (!/[ \t]/.test(target) || !address.test(target) || !end.test(target)) return [];
      return [{ index: index + indent.length, ...describe('definition of a link', `[${name}]: <${target}>${said}`) }];
    },
  );
}

function describe(kind: string, meant: string): Pick<SpacedAddress, 'message' | 'hint'> {
  return {
    message: `The address has a space, which makes no ${kind}, so it is shown as text`,
    hint: `Write ${quote(meant)}, or "%20" for each space.`,
  };
}

/** The bracket that another one closes; none where it is escaped, or a note's. */
function findOpening(visible: string, close: number): number | undefined {
  if (visible[close - 1] === '\\') return undefined;
  let depth = 0;
  for (let index = close - 1; index >= 0; index -= 1) {
    if (visible[index - 1] === '\\') continue;
    if (visible[index] === ']') depth += 1;
    if (visible[index] !== '[') continue;
    if (depth === 0) return visible[index + 1] === '^' ? undefined : index;
    depth -= 1;
  }
  return undefined;
}
