// Words → the file of their picture, drawn once and kept. Its name stands for what is on it, so that whoever
// has seen an old one sees the new one.

import type { Card, CardFont, Picture } from '../../../core/pictures/cards/card.ts';
import { createCardDrawer } from '../../../core/pictures/cards/create-card-drawer.ts';
import type { OutputFile } from '../../../core/model/output-file.ts';
import { hash } from '../../files/hash.ts';
import { openStore } from '../../files/store/open-store.ts';
import type { CardSettings } from '../../site/plan/plan-cards.ts';
import { encodePng } from './encode-png.ts';
import { openFonts } from './open-fonts.ts';

/** Draws cards, and says which can be written. */
interface CardMaker {
  /** Gives a card the words that can be written on it. */
  fit(card: Card): Promise<Card>;
  /** Names the file of a card, below a folder. */
  name(folder: string, card: Card): string;
  draw(file: string, card: Card): Promise<OutputFile>;
}

/** Creates what draws the cards of a site. */
export function createCardMaker(
  { fonts, key, accent }: CardSettings,
  { cache, log }: { cache: string; log: (message: string) => void },
): CardMaker {
  const store = openStore<string>(cache, 'cards', { log });
  const texts = openStore<boolean>(cache, 'cards', { log });
  let opened: Promise<CardFont> | undefined;
  let drawer: Promise<(card: Card) => Picture> | undefined;
  const open = () => (opened ??= openFonts(fonts, log));
  const openDrawer = () => (drawer ??= open().then((font) => createCardDrawer(font, accent)));
  const keyOf = (card: Card) => hash(key, JSON.stringify(card));

  return {
    async fit(card) {
      const [title, owner, note] = await Promise.all([card.title, card.owner, card.note].map(toWritable));
      if (title === '' && card.title !== '')
        log(
          'card-letters  Some titles have letters that cannot be drawn, so the pictures of their pages show the product instead. Name a font that has these letters under "cards.fonts"; letters that join or are read from right to left are never drawn.',
        );
      return { ...card, title: title || owner || '', owner: owner ?? '', note: note ?? '' };
    },

    name: (folder, card) => `_app/cards/${folder}${keyOf(card).slice(0, 10)}.png`,

    async draw(file, card) {
      const kept = store.read(keyOf(card));
      if (kept !== undefined) return { file, contents: Buffer.from(kept, 'base64') };
      const contents = encodePng((await openDrawer())(card));
      store.write(keyOf(card), contents.toString('base64'));
      return { file, contents };
    },
  };

  /** The text without what is only for show; '' where a letter is missing. */
  async function toWritable(text: string): Promise<string> {
    const plain = text
      .replace(
        /\p{Extended_Pictographic}|\p{Emoji_Modifier}|[\u200B-\u200F\u2060\uFEFF\u202A-\u202E\u2066-\u2069]|[\uFE00-\uFE0F]/gu,
        '',
      )
      .replace(/\s+/g, ' ')
      .trim();
    if (/^[ -~]*$/.test(plain)) return plain;
    if (isJoined(plain)) return '';
    const known = texts.read(`${key} ${plain}`);
    if (known !== undefined) return known ? plain : '';
    const has = (await open()).has(plain.normalize('NFC'));
    texts.write(`${key} ${plain}`, has);
    return has ? plain.normalize('NFC') : '';
  }
}

/** Scripts whose letters join, stack or run from right to left: drawn one by one they would be wrong. */
function isJoined(text: string): boolean {
  return /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Thai}\p{Script=Lao}\p{Script=Tibetan}\p{Script=Myanmar}\p{Script=Khmer}\p{Script=Mongolian}]/u.test(
    text,
  );
}
