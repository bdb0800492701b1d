import { describe, expect, it } from 'vitest';
import { listEntryTexts } from '../../../../../core/api/pages/texts/list-entry-texts.ts';
import { makeEntry, makeProp } from '../api-entries.ts';

describe('listEntryTexts', () => {
  it('lists every text of an entry once', () => {
    const onChange = makeProp({
      description: 'Called.',
      deprecated: 'Use it not.',
      seeMore: 'See this.',
      note: 'Hm.',
      signature: {
        type: '() => void',
        parameters: [{ name: 'a', type: 'string', optional: false, description: 'First.' }],
        returns: { type: 'void', description: 'Nothing.' },
      },
    });
    const entry = makeEntry({
      name: 'A',
      description: 'Is.',
      props: { onChange },
      slots: [{ name: 'root', description: 'Root.' }],
      classes: [{ key: 'root', global: false, description: 'Root.' }],
    });

    expect(listEntryTexts(entry)).toEqual([
      'Is.',
      'Called.',
      'Use it not.',
      'See this.',
      'Hm.',
      'First.',
      'Nothing.',
      'Root.',
    ]);
  });

  it('includes the texts of inherited props and resolved types', () => {
    const types = [
      {
        name: 'Origin',
        description: 'Where.',
        fields: [{ name: 'x', type: 'number', required: true, description: 'Across.' }],
      },
    ];
    const props = { a: makeProp({ description: 'Far.', inheritedFrom: 'B', types }) };

    expect(listEntryTexts(makeEntry({ name: 'A', props }))).toEqual(['Far.', 'Where.', 'Across.']);
  });
});
