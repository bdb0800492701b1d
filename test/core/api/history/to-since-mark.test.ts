import { describe, expect, it } from 'vitest';
import { toSinceMark } from '../../../../core/api/history/to-since-mark.ts';

describe('the badge of a version', () => {
  it('is its short number', () => {
    expect(toSinceMark('5.14.2', '5.15.6')).toEqual({ isNew: false, text: '5.14' });
    expect(toSinceMark('v5.14.2', undefined)).toEqual({ isNew: false, text: '5.14' });
    expect(toSinceMark('5.0.0-beta.3', '5.0.0-beta.24')).toEqual({ isNew: false, text: '5.0.0-beta.3' });
  });

  it('marks additions of the documented version as new', () => {
    expect(toSinceMark('5.15.0', '5.15.6')).toEqual({ isNew: true, text: '5.15' });
  });

  it('is missing for a text that is no version number', () => {
    expect(toSinceMark('5.14, behind a flag', '5.15.6')).toBeUndefined();
  });
});
