import { describe, expect, it } from 'vitest';
import { formatFenceInfo, writeFence } from '../../../../core/markdown/copy/write-fence.ts';
import { parseFenceInfo, parseFenceMeta } from '../../../../core/markdown/slots/parse-fence-info.ts';

describe('a written fence', () => {
  it.each([
    [['a'], '```js'],
    [['a', '```', '`````'], '``````js'],
    [['~~~~'], '```js'],
  ])('is not closed by a line of %j', (lines, first) => {
    expect(writeFence('js', lines)[0]).toBe(first);
  });

  it('has tildes if its marks have backticks', () => {
    expect(writeFence('js title="`a`"', ['~~~'])).toEqual(['~~~~js title="`a`"', '~~~', '~~~~']);
  });

  it.each([
    'tsx',
    'tsx title="src/App.tsx"',
    `js title='A "b"' {1,3}`,
    'js title="A" {1} ins={2} del={3,4} focus={5} error={6} warning={7}',
    String.raw`js /a\/b/ /c/ showLineNumbers={7}`,
    'title="a.txt"',
  ])('has the marks that were parsed: %s', (info) => {
    const { language, meta } = parseFenceInfo(info.split(' ')[0] ?? '', info.split(' ').slice(1).join(' '));

    expect(formatFenceInfo(language, parseFenceMeta(meta))).toBe(info);
  });
});
