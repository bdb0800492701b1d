// The words of a block → full-width characters of Chinese and Japanese input methods where Markdown wants plain ones,
// so that readers see the notation. Code is never looked at.

import { isPictureFile } from '../../model/paths/is-picture-file.ts';
import { quote } from '../../text/quote.ts';
import { splitHref } from '../../model/url-path.ts';

/** A notation that is shown as text, and how it is written. */
interface FullWidthForm {
  /** Where it begins in the block. */
  readonly index: number;
  readonly message: string;
  readonly hint: string;
}

/** A block as written, and the same with blanks in place of all that is no text: code, marks of links. */
interface WrittenBlock {
  readonly written: string;
  readonly visible: string;
  readonly isParagraph: boolean;
}

/** What a text must have for any of these to be in it. */
const hint = /！[[［]|[\]］]\s?（|［|\]\([^\n()（）]*）|［\^|\]：|^[ \t>]*(?:＃|｀)|＊＊/m;

/** Tells whether a text may hold one, which is far quicker than to look for it. */
export function mayHaveFullWidth(text: string): boolean {
  return hint.test(text);
}

/** Finds the notations of a block that its full-width characters make text. */
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

/** An address, and not the words that stand in brackets behind others. */
const address = /^(?:\.{0,2}\/|#|https?:\/\/|mailto:)|^[^\s/]+\.(?:mdx?|html)(?:#|$)/;

function findLinks({ written, visible }: WrittenBlock): FullWidthForm[] {
  return [...visible.matchAll(/([\]］])[ \t]?([（(])([^\n（）()]*)([）)])/g)].flatMap((found): FullWidthForm[] => {
    const [, close = '', left = '', inside = '', right = ''] = found;
    const index = findOpening(visible, found.index);
    const { target, title } = splitTarget(inside.trim());
    if (index === undefined || !address.test(target)) return [];
    const hasBlank = /\s/.test(target);
    if (hasBlank && !file.test(target)) return [];
    if (`${visible[index]}${close}${left}${right}` === '[]()') return [];
    const isImage = written[index - 1] === '!' || (written[index - 1] === '！' && isPicture(target));
    const text = written.slice(index + 1, found.index);
    return [
      {
        index: isImage ? index - 1 : index,
        message: `Full-width brackets make no ${isImage ? 'image' : 'link'}, so it is shown as text`,
        hint: `Write ${quote(`${isImage ? '!' : ''}[${text}](${hasBlank ? `<${target}>` : target}${title})`)}.`,
      },
    ];
  });
}

function isPicture(target: string): boolean {
  return isPictureFile(splitHref(target).path);
}

/** Behind a full-width exclamation mark, a picture is a link. */
function findImages({ written, visible }: WrittenBlock): FullWidthForm[] {
  return [...written.matchAll(/！(\[[^[\]\n]*\]\((<[^<>\n]+>|[^\s()]+)(?:[ \t][^()\n]*)?\))/g)].flatMap(
    ({ index, 1: link = '', 2: target = '' }) =>
      visible[index] === '！' && isPicture(target.replace(/^<|>$/g, ''))
        ? {
            index,
            message: 'A full-width exclamation mark makes no image, so this is a link to it',
            hint: `Write ${quote(`!${link}`)}, or a space before the link if one is meant.`,
          }
        : [],
  );
}

/** Ends like an address: one with a blank may be a remark in brackets. */
const file = /(?:\/|\.[a-z\d]{2,5})(?:[?#]\S*)?$/i;

const quotes = `"'“”‘’＂`;

/** What stands in the brackets of a link: an address, and a title whose marks may be full-width or curly. */
function splitTarget(inside: string): { target: string; title: string } {
  const whole = { target: inside, title: '' };
  if (!quotes.includes(inside.at(-1) ?? ' ')) return whole;
  for (let index = inside.length - 2; index > 0; index -= 1) {
    if (!quotes.includes(inside.charAt(index))) continue;
    if (/\s/.test(inside.charAt(index - 1)))
      return { target: inside.slice(0, index).trim(), title: ` "${inside.slice(index + 1, -1)}"` };
  }
  return whole;
}

/** The bracket that another one closes; none where it is escaped, or a note's. */
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
    ({ 0: whole, index, 1: indent = '', 2: name = '', 3: colon, 4: rest = '' }): FullWidthForm[] => {
      const isNote = name.startsWith('^');
      const isPlain = colon === ':' && !/^[ \t>]*［|］[:：]/.test(whole);
      if (isPlain || (!isNote && !address.test(rest))) return [];
      return [
        {
          index: index + indent.length,
          message: `Full-width characters begin no ${isNote ? 'footnote' : 'definition of a link'}, so this is shown as text`,
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
              message: 'Full-width brackets make no footnote, so it is shown as text',
              hint: `Write ${quote(`[^${name}]`)}.`,
            },
          ],
  );
}

function findEmphasis({ visible }: WrittenBlock): FullWidthForm[] {
  return [...visible.matchAll(/＊＊([^＊\s](?:[^＊\n]*[^＊\s])?)＊＊/g)].map(({ index, 1: text = '' }) => ({
    index,
    message: 'Full-width asterisks emphasize nothing, so they are shown as text',
    hint: `Write ${quote(`**${text}**`)}.`,
  }));
}

function findLineStarts({ visible }: WrittenBlock): FullWidthForm[] {
  return [...visible.matchAll(/^([ \t>]*)(?:(＃{1,6})[ \t\u3000]+(\S[^\n]*)|(｀{3,})[ \t]*([^\s｀]*))/gm)].map(
    ({ index, 1: indent = '', 2: signs, 3: title = '', 5: language = '' }) => ({
      index: index + indent.length,
      message: `Full-width characters begin no ${signs ? 'heading' : 'block of code'}, so this is shown as text`,
      hint: `Write ${quote(signs ? `${'#'.repeat(signs.length)} ${title}` : `\`\`\`${language}`)}.`,
    }),
  );
}
