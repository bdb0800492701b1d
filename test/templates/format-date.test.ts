import { describe, expect, it } from 'vitest';
import { formatDate } from '../../templates/format-date.ts';

describe('a date in words', () => {
  it('follows the language', () => {
    expect(formatDate('2023-12-23', 'en')).toBe('December 23, 2023');
    expect(formatDate('2023-12-23', 'pt')).toBe('23 de dezembro de 2023');
    expect(formatDate('2023-12-23', 'ar')).toContain('ديسمبر');
  });

  it('is English in a language that nobody knows, whatever the machine speaks', () => {
    expect(formatDate('2023-12-23', 'xx')).toBe('December 23, 2023');
  });

  it('stays as it was written when it is no date', () => {
    expect(formatDate('soon', 'en')).toBe('soon');
  });
});
