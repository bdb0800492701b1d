import { describe, expect, it } from 'vitest';
import { locateItem } from '../../../../core/markdown/front-matter/locate-item.ts';

const locate = (text: string, word: string) => locateItem(text, { key: 'components', word });

describe('an item of a list in the front matter', () => {
  it('is found among others, but not inside of a longer one', () => {
    expect(locate('---\ntitle: Chip\ncomponents: ChipGroup, Chip\n---\n', 'Chip')).toEqual({ line: 3, column: 24 });
    expect(locate('---\r\ncomponents: [Chip, "Dialog.Root"]\r\n---\r\n', 'Dialog.Root')).toEqual({
      line: 2,
      column: 21,
    });
  });

  it('is found in a list of lines, and not in another key', () => {
    expect(locate('---\ncomponents:\n  - Box\n- Chip\ntags: [Tab]\n---\nTab\n', 'Chip')).toEqual({
      line: 4,
      column: 3,
    });
    expect(locate('---\ncomponents:\n  - Box\n- Chip\ntags: [Tab]\n---\nTab\n', 'Tab')).toEqual({ line: 2, column: 1 });
  });

  it('is not found in the key, and without the key its place is the first line', () => {
    expect(locate('---\ncomponents: components\n---\n', 'components')).toEqual({ line: 2, column: 13 });
    expect(locate('# Chip\n', 'Chip')).toEqual({ line: 1 });
  });
});
