// The words of a block → links, images and definitions that are shown as text because of a space in their address.
// Markdown ends an address at a space, unless it is between "<" and ">".

import { quote } from '../../text/quote.ts';

/** A notation that is shown as text, and the way to write it. */
interface SpacedAddress {
  /** Where it begins in the block. */
  readonly index: number;
  readonly message: string;
  readonly hint: string;
}

/** A block as written, and the same with everything but text replaced by spaces. */
interface WrittenBlock {
  readonly written: string;
  readonly visible: string;
}

/** Limited to the length of an address: a line of brackets alone would take quadratic time. */
const quickCheck = /\](?:\(|:[ \t]*)[^\s<]\S{0,500}[ \t]/;

/** Checks quickly whether a text may contain an address with a space. */
export function mayHaveSpacedAddress(text: string): boolean {
  return quickCheck.test(text);
}

/** Finds links, images and definitions with a space in their address. */
export function findSpacedAddresses(block: WrittenBlock): SpacedAddress[] {
  if (!mayHaveSpacedAddress(block.visible)) return [];
  return [...findInline(block), ...findDefinitions(block)].sort((a, b) => a.index - b.index);
}

/** Matches what begins like an address or ends like a file, but not a remark in brackets. */
const address = /^(?:\.{0,2}\/|#|https?:\/\/)|\.(?:mdx?|html?|pdf|zip|png|jpe?g|gif|svg|webp|avif)(?:[?#]\S*)?$/i;
const end = /(?:\/|\.[a-z\d]{2,5}|#\S+)$/i;
const title = /^(.*\S)([ \t]+(?:"[^"]*"|'[^']*'))$/;

function findInline({ written, visible }: WrittenBlock): SpacedAddress[] {
  return [...visible.matchAll(/\]\(((?:[^()<>\n]|\([^()\n]*\))*)\)/g)].flatMap(({ index: close, 1: inside = '' }) => {
    const open = findOpening(visible, close);
    if (open === undefined) return [];
    const isImage = written[open - 1] === '!' && written[open - 2] !== '\\';
    const [, target = inside.trim(), titlePart = ''] = title.exec(inside.trim()) ?? [];
    if (!/[ \t]/.test(target) || !(isImage || address.test(target))) return [];
    const index = isImage ? open - 1 : open;
    const corrected = `${written.slice(index, close)}](<${target}>${titlePart})`;
    return [{ index, ...describe(isImage ? 'an image' : 'a link', corrected) }];
  });
}

function findDefinitions({ visible }: WrittenBlock): SpacedAddress[] {
  return [...visible.matchAll(/^([ \t>]*)\[([^[\]\n^][^[\]\n]*)\]:[ \t]*(\S[^<>\n]*)$/gm)].flatMap(
    ({ index, 1: indent = '', 2: name = '', 3: rest = '' }) => {
      const [, target = rest.trim(), titlePart = ''] = title.exec(rest.trim()) ?? [];
      if (!/[ \t]/.test(target) || !address.test(target) || !end.test(target)) return [];
      return [
        { index: index + indent.length, ...describe('a definition of a link', `[${name}]: <${target}>${titlePart}`) },
      ];
    },
  );
}

function describe(kind: string, corrected: string): Pick<SpacedAddress, 'message' | 'hint'> {
  return {
    message: `The address has a space, so this is not ${kind} and is shown as text`,
    hint: `Write ${quote(corrected)}, or "%20" for each space.`,
  };
}

/** Finds the bracket that another one closes, unless it is escaped or opens a footnote. */
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
