import { describe, expect, it } from 'vitest';
import { formatDate } from '../../templates/format-date.ts';

describe('a date in words', () => {
  it('follows the language', () => {
    expect(formatDate('2023-12-23', 'en')).toBe('December 23, 2023');
    expect(formatDate('2023-12-23', 'pt')).toBe('23 de dezembro de 2023');
    expect(formatDate('2023-12-23', 'ar')).toContain('ديسمبر');
  });

  it('is English for an unknown language, on any machine', () => {
    expect(formatDate('2023-12-23', 'xx')).toBe('December 23, 2023');
  });

  it('is returned unchanged if it is not a date', () => {
    expect(formatDate('soon', 'en')).toBe('soon');
  });
});
