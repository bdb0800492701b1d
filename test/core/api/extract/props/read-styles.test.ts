import { describe, expect, it } from 'vitest';
import { createStyleReader } from '../../../../../core/api/extract/props/read-styles.ts';
import { readFields } from '../read-fields.ts';

describe('style properties', () => {
  it('are listed by name, and each union of their values once', () => {
    const { checker, fields } = readFields(`
      type Any<T> = T | readonly T[];
      interface Props { p?: Any<number | string>; mt: number | string; textAlign: Any<'left' | 'right'>; color: { a: 1 }; }`);

    expect(
      createStyleReader(checker)(
        fields.map((field) => ({ name: field.name, symbols: [field], declarations: [], required: false })),
      ),
    ).toEqual({
      styleProps: ['color', 'mt', 'p', 'textAlign'],
      styleValues: { 'number | string': ['mt', 'p'], "'left' | 'right'": ['textAlign'] },
    });
  });
});
