import { describe, expect, it } from 'vitest';
import { toMenuFile } from '../../../../core/nav/menu/menu-file.ts';

describe('the file of a whole menu', () => {
  it('is one for each product and language', () => {
    expect(toMenuFile({ language: 'pt', product: 'joy-ui' })).toBe('_menus/pt/joy-ui.txt');
  });
});
