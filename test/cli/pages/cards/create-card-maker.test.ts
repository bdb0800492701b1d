import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { createCardMaker } from '../../../../cli/pages/cards/create-card-maker.ts';

const cache = mkdtempSync(join(tmpdir(), 'cards-'));
afterAll(() => rmSync(cache, { recursive: true }));

const files = fileURLToPath(new URL('../../../../node_modules/@fontsource/roboto/files/', import.meta.url));
const toFonts = (...scripts: readonly string[]) => scripts.map((script) => `${files}roboto-${script}-700-normal.woff`);
const card = { title: 'Button', owner: 'Kit', note: 'docs.example.com', isRtl: false };

function open(fonts: readonly string[]) {
  const told: string[] = [];
  const maker = createCardMaker({ fonts, key: fonts.join() }, { cache, log: (message) => told.push(message) });
  return { maker, told };
}

describe('the words of a card', () => {
  it('are written in whichever font has their letters, without what is no letter', async () => {
    const { maker, told } = open(toFonts('latin', 'cyrillic'));

    expect(await maker.fit({ ...card, title: 'Кнопка 🎉\u202E  – “new”' })).toEqual({
      ...card,
      title: 'Кнопка – “new”',
    });
    expect(told).toEqual([]);
  });

  it.each(['按钮', 'زر', 'כפתור', 'बटन'])(
    'give way to the product where %s cannot be drawn, which is told',
    async (title) => {
      const { maker, told } = open(toFonts('latin'));

      expect(await maker.fit({ ...card, title })).toEqual({ ...card, title: 'Kit' });
      expect(told).toHaveLength(1);
      expect(told[0]).toMatch(/^card-letters {2}Some titles have letters that cannot be drawn/);
    },
  );

  it('do without a font that is damaged, which is told', async () => {
    writeFileSync(join(cache, 'none.ttf'), 'OTTO and no more');
    const { maker, told } = open([...toFonts('latin'), join(cache, 'gone.ttf'), join(cache, 'none.ttf')]);

    await maker.fit({ ...card, title: '按钮' });
    expect(told[0]).toMatch(/^card-font {2}The font ".*none.ttf" cannot be read/);
  });
});

describe('the file of a card', () => {
  it('is named after what is on it, and drawn once', async () => {
    const { maker } = open(toFonts('latin'));
    const file = maker.name('lib/button/', card);
    const drawn = await maker.draw(file, card);

    expect(file).toMatch(/^_app\/cards\/lib\/button\/[\w]{10}\.png$/);
    expect(maker.name('lib/button/', { ...card, title: 'Card' })).not.toBe(file);
    expect(Buffer.from(drawn.contents).readUInt32BE(16)).toBe(1200);
    expect(await open(toFonts('latin')).maker.draw(file, card)).toEqual(drawn);
  });
});
