import { describe, expect, it } from 'vitest';
import { noteType } from '../../../../../core/api/extract/types/note-type.ts';

describe('the note on a type', () => {
  it.each([
    ['any', 'The library declares no narrower type.'],
    ['unknown', 'The library declares no narrower type.'],
    ['Record<string, any>', 'Parts of the type are left open by the library.'],
    ['(value: unknown) => void', 'Parts of the type are left open by the library.'],
    ["'any' | 'all'", undefined],
    ['{ any?: string; unknown: number }', undefined],
    ['Company', undefined],
  ])('of %s is: %s', (type, note) => {
    expect(noteType(type)).toBe(note);
  });

  it('is shown for a named type with an open signature', () => {
    const signature = { type: '(event: any) => void', parameters: [], returns: { type: 'void', description: '' } };

    expect(noteType('Listener', signature)).toBe('Parts of the type are left open by the library.');
  });
});
