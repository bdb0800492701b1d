import { describe, expect, it } from 'vitest';
import { createSlugger } from '../../../../core/markdown/elements/create-slugger.ts';
import { toSlug } from '../../../../core/text/to-slug.ts';
import { processorMilliseconds } from '../../../processor-milliseconds.ts';

describe('the id of a heading', () => {
  it.each([
    ['Getting started', 'getting-started'],
    ['Don’t repeat yourself!', 'dont-repeat-yourself'],
    ['  A -- B  ', 'a-b'],
    ['<Button /> & co.', 'button-co'],
    ['v5.0.0', 'v5-0-0'],
    ['Größe', 'größe'],
    ['日本語 テスト', '日本語-テスト'],
    ['हिन्दी', 'हिन्दी'],
    ['Cafe\u0301', 'café'],
    ['__proto__', 'proto'],
    ['useTab()', 'usetab'],
    ['Warning ⚠️', 'warning'],
    ['1️⃣ One', '1-one'],
    ['👩‍💻 Code', 'code'],
  ])('of "%s" is "%s"', (text, id) => {
    expect(createSlugger()(text)).toBe(id);
  });

  it.each([
    [
      ['Usage', 'Usage', 'usage'],
      ['usage', 'usage-2', 'usage-3'],
    ],
    [
      ['x', 'x-2', 'x', 'x'],
      ['x', 'x-2', 'x-3', 'x-4'],
    ],
    [
      ['x-2', 'x', 'x'],
      ['x-2', 'x', 'x-3'],
    ],
    [
      ['🎉', '---', 'Section 1', '?'],
      ['section-1', 'section-2', 'section-1-2', 'section-3'],
    ],
    [
      ['constructor', 'constructor'],
      ['constructor', 'constructor-2'],
    ],
    [['Main content'], ['main-content-2']],
  ])('is unique: %j', (texts, ids) => {
    expect(texts.map(createSlugger())).toEqual(ids);
  });

  it('never equals an id that an author has set', () => {
    expect(['Own', 'Own'].map(createSlugger(['own']))).toEqual(['own-2', 'own-3']);
  });

  it('is made in linear time', () => {
    const start = process.cpuUsage();
    expect(toSlug(`${'-'.repeat(50_000)}!`)).toBe('');
    expect(processorMilliseconds(start)).toBeLessThan(500);
  });
});
