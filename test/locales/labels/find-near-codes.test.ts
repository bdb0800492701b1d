import { describe, expect, it } from 'vitest';
import { findNearCodes } from '../../../locales/labels/find-near-codes.ts';

const codes = ['arEG', 'arSA', 'arSD', 'frFR', 'kuCKB', 'kuLatn', 'ptBR', 'ptPT', 'zhCN', 'zhHK', 'zhTW'];

describe('the codes near an unknown one', () => {
  it.each(['pt-BR', 'pt_BR', 'ptbr', 'PTBR'])('see through another way to write %s', (code) => {
    expect(findNearCodes(code, codes)).toEqual(['ptBR']);
  });

  it('are first the one a slip away, then the other regions', () => {
    expect(findNearCodes('ptBT', codes)).toEqual(['ptBR', 'ptPT']);
    expect(findNearCodes('kuLatin', codes)).toEqual(['kuLatn', 'kuCKB']);
  });

  it.each([
    ['zh', ['zhCN', 'zhHK', 'zhTW']],
    ['ar-MA', ['arSA', 'arEG', 'arSD']],
    ['fr-CA', ['frFR']],
  ])('are the regions of a language that is known: %s', (code, near) => {
    expect(findNearCodes(code, codes)).toEqual(near);
  });

  it.each(['', 'x', 'klingon', '../../secret', '🇫🇷'])('are none where nothing is near: "%s"', (code) => {
    expect(findNearCodes(code, codes)).toEqual([]);
  });
});
