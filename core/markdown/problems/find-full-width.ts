// The words of a block → Markdown notation typed with the full-width characters of Chinese and Japanese input methods,
// which readers would see as text. Code is skipped.

import { isPictureFile } from '../../model/paths/is-picture-file.ts';
import { quote } from '../../text/quote.ts';
import { splitHref } from '../../model/url-path.ts';

/** A notation that is shown as text, and the way to write it. */
interface FullWidthForm {
  /** Where it begins in the block. */
  readonly index: number;
  readonly message: string;
  readonly hint: string;
}

/** A block as written, and the same with code and the marks of links replaced by spaces. */
interface WrittenBlock {
  readonly written: string;
  readonly visible: string;
  readonly isParagraph: boolean;
}

/** Matches a text that may contain any of these notations. */
const quickCheck = /！[[［]|[\]］]\s?（|［|\]\([^\n()（）]*）|［\^|\]：|^[ \t>]*(?:＃|｀)|＊＊/m;

/** Checks quickly whether a text may contain full-width notation. */
export function mayHaveFullWidth(text: string): boolean {
  return quickCheck.test(text);
}

/** Finds notation in a block that is shown as text because of full-width characters. */
export function findFullWidth(block: WrittenBlock): FullWidthForm[] {
  if (!mayHaveFullWidth(block.written)) return [];
  return [
    ...(block.isParagraph ? [...findLineStarts(block), ...findDefinitions(block)] : []),
    ...findLinks(block),
    ...findImages(block),
    ...findReferences(block),
    ...findEmphasis(block),
  ].sort((a, b) => a.index - b.index);
}

/** Matches an address, but not a remark in brackets. */
const address = /^(?:\.{0,2}\/|#|https?:\/\/|mailto:)|^[^\s/]+\.(?:mdx?|html)(?:#|$)/;

function findLinks({ written, visible }: WrittenBlock): FullWidthForm[] {
  return [...visible.matchAll(/([\]］])[ \t]?([（(])([^\n（）()]*)([）)])/g)].flatMap((found): FullWidthForm[] => {
    const [, close = '', left = '', inside = '', right = ''] = found;
    const index = findOpening(visible, found.index);
    const { target, title } = splitTarget(inside.trim());
    if (index === undefined || !address.test(target)) return [];
    const hasBlank = /\s/.test(target);
    if (hasBlank && !addressEnd.test(target)) return [];
    if (`${visible[index]}${close}${left}${right}` === '[]()') return [];
    const isImage = written[index - 1] === '!' || (written[index - 1] === '！' && isPicture(target));
    const text = written.slice(index + 1, found.index);
    return [
      {
        index: isImage ? index - 1 : index,
        message: `Full-width brackets do not make ${isImage ? 'an image' : 'a link'}, so this is shown as text`,
        hint: `Write ${quote(`${isImage ? '!' : ''}[${text}](${hasBlank ? `<${target}>` : target}${title})`)}.`,
      },
    ];
  });
}

function isPicture(target: string): boolean {
  return isPictureFile(splitHref(target).path);
}

/** Finds pictures that a full-width exclamation mark turns into links. */
function findImages({ written, visible }: WrittenBlock): FullWidthForm[] {
  return [...written.matchAll(/！(\[[^[\]\n]*\]\((<[^<>\n]+>|[^\s()]+)(?:[ \t][^()\n]*)?\))/g)].flatMap(
    ({ index, 1: link = '', 2: target = '' }) =>
      visible[index] === '！' && isPicture(target.replace(/^<|>$/g, ''))
        ? {
            index,
            message: 'A full-width exclamation mark does not make an image, so this is shown as a link',
            hint: `Write ${quote(`!${link}`)}, or a space before the link if one is meant.`,
          }
        : [],
  );
}

/** Matches the end of an address with a space, because other text with one may be a remark in brackets. */
const addressEnd = /(?:\/|\.[a-z\d]{2,5})(?:[?#]\S*)?$/i;

const quotes = `"'“”‘’＂`;

/** Splits the brackets of a link into an address and a title, whose quotes may be full-width or curly. */
function splitTarget(inside: string): { target: string; title: string } {
  const untitled = { target: inside, title: '' };
  if (!quotes.includes(inside.at(-1) ?? ' ')) return untitled;
  for (let index = inside.length - 2; index > 0; index -= 1) {
    if (!quotes.includes(inside.charAt(index))) continue;
    if (/\s/.test(inside.charAt(index - 1)))
      return { target: inside.slice(0, index).trim(), title: ` "${inside.slice(index + 1, -1)}"` };
  }
  return untitled;
}

/** Finds the bracket that another one closes, unless it is escaped or opens a footnote. */
function findOpening(visible: string, end: number): number | undefined {
  for (let index = end - 1; index >= 0; index -= 1) {
    const sign = visible[index];
    if (sign === ']' || sign === '］') return undefined;
    if (sign === '[' || sign === '［')
      return visible[index - 1] === '\\' || visible[index + 1] === '^' ? undefined : index;
  }
  return undefined;
}

function findDefinitions({ written }: WrittenBlock): FullWidthForm[] {
  return [...written.matchAll(/^([ \t>]*)[[［]([^[\]［］\n]+)[\]］]([:：])[ \t\u3000]*(\S[^\n]*)/gm)].flatMap(
    ({ 0: match, index, 1: indent = '', 2: name = '', 3: colon, 4: rest = '' }): FullWidthForm[] => {
      const isNote = name.startsWith('^');
      const isPlain = colon === ':' && !/^[ \t>]*［|］[:：]/.test(match);
      if (isPlain || (!isNote && !address.test(rest))) return [];
      return [
        {
          index: index + indent.length,
          message: `Full-width characters do not begin a ${isNote ? 'footnote' : 'definition of a link'}, so this is shown as text`,
          hint: `Write ${quote(`[${name}]: ${rest}`)}.`,
        },
      ];
    },
  );
}

function findReferences({ visible }: WrittenBlock): FullWidthForm[] {
  return [...visible.matchAll(/(?<!\\)([[［])\^([^\s[\]［］]+)([\]］])(?![:：])/g)].flatMap(
    ({ index, 1: left, 2: name = '', 3: right }) =>
      left === '[' && right === ']'
        ? []
        : [
            {
              index,
              message: 'Full-width brackets do not make a footnote, so this is shown as text',
              hint: `Write ${quote(`[^${name}]`)}.`,
            },
          ],
  );
}

function findEmphasis({ visible }: WrittenBlock): FullWidthForm[] {
  return [...visible.matchAll(/＊＊([^＊\s](?:[^＊\n]*[^＊\s])?)＊＊/g)].map(({ index, 1: text = '' }) => ({
    index,
    message: 'Full-width asterisks do not emphasize text, so they are shown as text',
    hint: `Write ${quote(`**${text}**`)}.`,
  }));
}

function findLineStarts({ visible }: WrittenBlock): FullWidthForm[] {
  return [...visible.matchAll(/^([ \t>]*)(?:(＃{1,6})[ \t\u3000]+(\S[^\n]*)|(｀{3,})[ \t]*([^\s｀]*))/gm)].map(
    ({ index, 1: indent = '', 2: signs, 3: title = '', 5: language = '' }) => ({
      index: index + indent.length,
      message: `Full-width characters do not begin a ${signs ? 'heading' : 'block of code'}, so this is shown as text`,
      hint: `Write ${quote(signs ? `${'#'.repeat(signs.length)} ${title}` : `\`\`\`${language}`)}.`,
    }),
  );
}
