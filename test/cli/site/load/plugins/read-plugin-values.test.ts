import { describe, expect, it } from 'vitest';
import { readContents, readObjects, readReports } from '../../../../../cli/site/load/plugins/read-plugin-values.ts';

const part = { plugin: 'a', part: 'addFiles' };
const place = { file: 'docs.config.ts' };
const faults = (value: unknown) =>
  readObjects(value, { part, place, texts: ['path', 'contents'] }).problems.map(({ message }) =>
    message.replace(/^.* returns /, ''),
  );

describe('a list of a plugin', () => {
  it('keeps its valid objects, and each fault is reported once', () => {
    const good = { path: '/a', contents: { base64: 'QQ==' } };

    expect(
      readObjects([good, 3, { path: 1, contents: '' }, 3], { part, place, texts: ['path', 'contents'] }).values,
    ).toEqual([good]);
    expect(faults([good, 3, { path: 1, contents: '' }, 3])).toEqual([
      'a list that holds a number',
      'an object whose "path" is a number',
    ]);
    expect(faults({ path: '/a' })).toEqual(['an object']);
    expect(faults([{ path: '/a', content: '' }])).toEqual([
      'an object whose "contents" is undefined, but has "content"',
    ]);
  });

  it('may be undefined', () => {
    expect(readObjects(undefined, { part, place, texts: ['path'] })).toEqual({ values: [], problems: [] });
    expect(readObjects(null, { part, place, texts: ['path'] })).toEqual({ values: [], problems: [] });
  });

  it('decodes base64 to bytes, and returns a text unchanged', () => {
    expect(readContents({ base64: 'QQ==' })).toEqual(new Uint8Array([65]));
    expect(readContents('A')).toBe('A');
  });
});

describe('a problem that a plugin reports', () => {
  it('is an error of the page, unless it says otherwise', () => {
    const reports = [
      { message: 'One' },
      { message: 'Two', severity: 'warning', file: 'b.md', line: 2, rule: 'two' },
      { text: 'x' },
    ];

    expect(readReports(reports, { part: { plugin: 'a', part: 'check' }, file: 'a.md', written: place })).toMatchObject([
      { rule: 'plugin-value', place },
      { rule: 'a', severity: 'error', place: { file: 'a.md' }, message: 'One' },
      { rule: 'a-two', severity: 'warning', place: { file: 'b.md', line: 2 } },
    ]);
  });
});
