import { describe, expect, it } from 'vitest';
import { parseFenceInfo, parseFenceMeta } from '../../../../core/markdown/slots/parse-fence-info.ts';
import { processorMilliseconds } from '../../../processor-milliseconds.ts';

describe('an info string', () => {
  it.each([
    ['tsx', '', { language: 'tsx', meta: '' }],
    ['TSX', 'a', { language: 'tsx', meta: 'a' }],
    ['tsx{2,4}', '', { language: 'tsx', meta: '{2,4}' }],
    ['js{1}', 'title="a"', { language: 'js', meta: '{1} title="a"' }],
    ['title="My', 'App.tsx" {1}', { language: '', meta: 'title="My App.tsx" {1}' }],
    ['{1}', '', { language: '', meta: '{1}' }],
    ['ts:line-numbers=2', 'npm', { language: 'ts', meta: ':line-numbers=2 npm' }],
  ])('%s %s begins with the language', (language, meta, info) => {
    expect(parseFenceInfo(language, meta)).toEqual(info);
  });

  it.each([
    ['', { title: '', label: '', marked: [], unknown: [] }],
    ['title="App.tsx" {2,4-6}', { title: 'App.tsx', label: '', marked: [2, 4, 5, 6], unknown: [] }],
    ['{ 1 , 3 } title=\'a "b" c\' npm', { title: 'a "b" c', label: 'npm', marked: [1, 3], unknown: [] }],
    ['file="src/a b.ts#L1-2" {1}', { title: '', source: 'src/a b.ts#L1-2', label: '', marked: [1], unknown: [] }],
    ['Yarn berry', { title: '', label: 'Yarn berry', marked: [], unknown: [] }],
    ['{1}{2}', { title: '', label: '', marked: [1, 2], unknown: [] }],
    ['{0} {2-1} {x} {}', { title: '', label: '', marked: [], unknown: ['0', '2-1', 'x'] }],
    ['title= a=b', { title: '', label: '', marked: [], unknown: ['title=', 'a=b'] }],
    ['title="a', { title: '', label: '', marked: [], unknown: ['title="a'] }],
    ['title="a"{2} npm', { title: 'a', label: 'npm', marked: [2], unknown: [] }],
    ['title="a file="b.ts"', { title: '', label: 'b.ts"', marked: [], unknown: ['title="a file="'] }],
    ["title='It's here'", { title: '', label: "s here'", marked: [], unknown: ["title='It'"] }],
  ])('has a title, a source, a label and words: %s', (meta, { marked, ...rest }) => {
    const marks = { lines: marked.length > 0 ? { mark: marked } : {}, words: [] };

    expect(parseFenceMeta(meta)).toMatchObject({
      source: '',
      isForNpm: false,
      isTyped: false,
      isUnchecked: false,
      ...rest,
      marks,
    });
  });

  it.each([
    ['ins={1} add={2} del={3-4} mark={5}', { lines: { add: [1, 2], del: [3, 4], mark: [5] }, words: [] }],
    ['focus={2} error={3} warning={4}', { lines: { focus: [2], error: [3], warning: [4] }, words: [] }],
    ['/useState/ /a b/ /a\\/b/', { lines: {}, words: ['useState', 'a b', 'a/b'] }],
    ['showLineNumbers', { lines: {}, words: [], firstNumber: 1 }],
    ['showLineNumbers=5 {2}', { lines: { mark: [2] }, words: [], firstNumber: 5 }],
    ['showLineNumbers={7}', { lines: {}, words: [], firstNumber: 7 }],
    [':line-numbers=3', { lines: {}, words: [], firstNumber: 3 }],
  ])('marks lines and texts: %s', (meta, marks) => {
    expect(parseFenceMeta(meta)).toMatchObject({ marks, unknown: [], label: '' });
  });

  it('has flags for single words, and a label for unknown ones', () => {
    expect(parseFenceMeta('twoslash App.tsx no-check')).toMatchObject({
      isTyped: true,
      isUnchecked: true,
      label: 'App.tsx',
    });
    expect(parseFenceMeta('npm2yarn')).toMatchObject({ isForNpm: true, label: '' });
    expect(parseFenceMeta('foucs={2} ins={x}')).toMatchObject({ unknown: ['foucs={2}', 'x'], marks: { lines: {} } });
  });

  it('keeps the classes of marks that change the frame, each once', () => {
    expect(parseFenceMeta('wrapLines {2} wrapLines').marks.frameClasses).toEqual(['code-wrapped']);
    expect(parseFenceMeta('{2}').marks).not.toHaveProperty('frameClasses');
  });

  it('is parsed in linear time', () => {
    const start = process.cpuUsage();
    parseFenceMeta('{ '.repeat(50_000));
    expect(processorMilliseconds(start)).toBeLessThan(1000);
  });
});
