import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readPageHead } from '../../../../cli/site/plan/read-page-head.ts';
import { processorMilliseconds } from '../../../processor-milliseconds.ts';

const folder = mkdtempSync(join(tmpdir(), 'heads-'));
afterAll(() => rmSync(folder, { recursive: true }));

function read(text: string) {
  writeFileSync(join(folder, 'a.md'), text);
  return readPageHead(folder, 'a.md');
}

describe('readPageHead', () => {
  it.each([
    [
      '---\ntitle: From the head\norder: 2\ngroup: Forms\n---\n\n# Heading\n',
      { title: 'From the head', order: 2, group: 'Forms' },
    ],
    [
      '\uFEFFText\r\n\r\n# The `useButton` *hook*, [linked](/x/) & more #\r\n',
      { title: 'The useButton hook, linked & more' },
    ],
    ['# snake_case \\# kept_ \n', { title: 'snake_case # kept' }],
    ['```sh\n# no heading\n```\n\n# Too late\n', {}],
    ['---\norder: first\ngroup: 7\n---\n\nText\n', {}],
    ['---\nbroken: [\n---\n\n# A\n', { title: 'A' }],
    ['', {}],
  ])('reads %j', (text, head) => {
    expect(read(text)).toEqual(head);
  });

  it.each([' ', '[', '<', '# ', '`', '\\'])('reads a heading of 100,000 "%s" in less than half a second', (unit) => {
    const start = process.cpuUsage();
    read(`# a${unit.repeat(100_000)}b\n`);

    expect(processorMilliseconds(start)).toBeLessThan(500);
  });

  it('does not read a page above the maximum size', () => {
    writeFileSync(join(folder, 'a.md'), '# A\n');
    truncateSync(join(folder, 'a.md'), 600 * 1024 ** 2);

    expect(readPageHead(folder, 'a.md')).toEqual({});
  });
});
