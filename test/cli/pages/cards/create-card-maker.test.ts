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
  const reported: string[] = [];
  const maker = createCardMaker({ fonts, key: fonts.join() }, { cache, log: (message) => reported.push(message) });
  return { maker, reported };
}

describe('the words of a card', () => {
  it('are drawn in any font that has their letters, without emoji and invisible characters', async () => {
    const { maker, reported } = open(toFonts('latin', 'cyrillic'));

    expect(await maker.fit({ ...card, title: 'Кнопка 🎉\u202E  – “new”' })).toEqual({
      ...card,
      title: 'Кнопка – “new”',
    });
    expect(reported).toEqual([]);
  });

  it.each(['按钮', 'زر', 'כפתור', 'बटन'])(
    'are replaced by the product if %s cannot be drawn, which is reported',
    async (title) => {
      const { maker, reported } = open(toFonts('latin'));

      expect(await maker.fit({ ...card, title })).toEqual({ ...card, title: 'Kit' });
      expect(reported).toHaveLength(1);
      expect(reported[0]).toMatch(/^card-letters {2}Some titles have letters that cannot be drawn/);
    },
  );

  it('are drawn without a damaged font, which is reported', async () => {
    writeFileSync(join(cache, 'none.ttf'), 'OTTO and no more');
    const { maker, reported } = open([...toFonts('latin'), join(cache, 'gone.ttf'), join(cache, 'none.ttf')]);

    await maker.fit({ ...card, title: '按钮' });
    expect(reported[0]).toMatch(/^card-font {2}The font ".*none.ttf" cannot be read/);
  });
});

describe('the file of a card', () => {
  it('is named after its contents, and drawn once', async () => {
    const { maker } = open(toFonts('latin'));
    const file = maker.name('lib/button/', card);
    const drawn = await maker.draw(file, card);

    expect(file).toMatch(/^_app\/cards\/lib\/button\/[\w]{10}\.png$/);
    expect(maker.name('lib/button/', { ...card, title: 'Card' })).not.toBe(file);
    expect(Buffer.from(drawn.contents).readUInt32BE(16)).toBe(1200);
    expect(await open(toFonts('latin')).maker.draw(file, card)).toEqual(drawn);
  });
});
