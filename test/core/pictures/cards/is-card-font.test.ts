import { describe, expect, it } from 'vitest';
import { isCardFont } from '../../../../core/pictures/cards/is-card-font.ts';

describe('a font of cards', () => {
  it.each(['\0\x01\0\0', 'true', 'typ1', 'OTTO', 'wOFF'])('may begin with %j', (start) => {
    expect(isCardFont(Buffer.from(`${start}rest`, 'latin1'))).toBe(true);
  });

  it.each(['wOF2', 'ttcf', '<htm', 'wO', ''])('does not begin with %j', (start) => {
    expect(isCardFont(Buffer.from(start, 'latin1'))).toBe(false);
  });
});
