// Draws cards, the pictures of pages on social networks, once each. The file name contains a hash of the card, so
// that a network that has cached an old picture loads the new one.

import type { Card, CardFont, Picture } from '../../../core/pictures/cards/card.ts';
import { createCardDrawer } from '../../../core/pictures/cards/create-card-drawer.ts';
import type { OutputFile } from '../../../core/model/output-file.ts';
import { hash } from '../../files/hash.ts';
import { openStore } from '../../files/store/open-store.ts';
import type { CardSettings } from '../../site/plan/plan-cards.ts';
import { encodePng } from './encode-png.ts';
import { openFonts } from './open-fonts.ts';

/** Fits, names and draws cards. */
interface CardMaker {
  /** Replaces words of a card that no font can draw. */
  fit(card: Card): Promise<Card>;
  /** Returns the file of a card in a folder. */
  name(folder: string, card: Card): string;
  draw(file: string, card: Card): Promise<OutputFile>;
}

/** Creates the card maker of a site. */
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
      const storedCard = store.read(keyOf(card));
      if (storedCard !== undefined) return { file, contents: Buffer.from(storedCard, 'base64') };
      const contents = encodePng((await openDrawer())(card));
      store.write(keyOf(card), contents.toString('base64'));
      return { file, contents };
    },
  };

  /** Returns the text without emoji and invisible characters, or '' if the fonts lack a letter. */
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
    const isWritable = texts.read(`${key} ${plain}`);
    if (isWritable !== undefined) return isWritable ? plain : '';
    const has = (await open()).has(plain.normalize('NFC'));
    texts.write(`${key} ${plain}`, has);
    return has ? plain.normalize('NFC') : '';
  }
}

/** Checks for scripts whose letters join, stack or run from right to left, and cannot be drawn one by one. */
function isJoined(text: string): boolean {
  return /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Thai}\p{Script=Lao}\p{Script=Tibetan}\p{Script=Myanmar}\p{Script=Khmer}\p{Script=Mongolian}]/u.test(
    text,
  );
}
