import { describe, expect, it } from 'vitest';
import { parseMarker } from '../../../../core/markdown/syntax/parse-marker.ts';
import { processorMilliseconds } from '../../../processor-milliseconds.ts';

describe('a line of the dialect', () => {
  it.each([
    [':::info', { kind: 'callout-open', name: 'info', title: '', colons: 3 }],
    [':::info Good to know  ', { kind: 'callout-open', name: 'info', title: 'Good to know', colons: 3 }],
    ['::: info', { kind: 'callout-open', name: 'info', title: '', colons: 3 }],
    [':::warning[Take care]', { kind: 'callout-open', name: 'warning', title: 'Take care', colons: 3 }],
    ['::::my-callout', { kind: 'callout-open', name: 'my-callout', title: '', colons: 4 }],
    [':::', { kind: 'callout-close', colons: 3 }],
    ['::::: \t', { kind: 'callout-close', colons: 5 }],
    ['<codeblock>', { kind: 'tabs-open', storageKey: '' }],
    ['<codeblock storageKey="package-manager">', { kind: 'tabs-open', storageKey: 'package-manager' }],
    ["<codeblock storageKey='a' >", { kind: 'tabs-open', storageKey: 'a' }],
    ['</codeblock>', { kind: 'tabs-close' }],
    ['{{"demo": "A.js"}}', { kind: 'insertion', json: '"demo": "A.js"' }],
    ['{{ "component": "A" }} ', { kind: 'insertion', json: ' "component": "A" ' }],
    ['{{"bg": true, "demo": "A.js"}}', { kind: 'insertion', json: '"bg": true, "demo": "A.js"' }],
    ['{{"demo" "A.js"}}', { kind: 'insertion', json: '"demo" "A.js"' }],
  ])('is parsed: %s', (line, marker) => {
    expect(parseMarker(line)).toEqual(marker);
  });

  it.each([
    '::',
    '::info',
    ':::  !',
    '::: 3',
    'a :::',
    '<code>',
    '<codeblock storageKey=a>',
    '<codeblock> a',
    '</codeblock> a',
    '{{ name }}',
    '{{"other": 1}}',
    '{{"demo": "A.js"}} a',
    '{"demo": "A.js"}',
    '',
  ])('is not found in plain Markdown: %j', (line) => {
    expect(parseMarker(line)).toBeUndefined();
  });

  it('is parsed in linear time', () => {
    const start = process.cpuUsage();
    parseMarker(`:::${'a'.repeat(200_000)}\n`);
    parseMarker(`<codeblock${' '.repeat(200_000)}`);
    parseMarker(`{{${'"demo"'.repeat(50_000)}}`);

    expect(processorMilliseconds(start)).toBeLessThan(500);
  });
});
