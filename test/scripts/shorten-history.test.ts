import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSavedApi } from '../../cli/api/references/read-saved-api.ts';
import { compareEntries } from '../../core/api/compare-entries.ts';
import { compareSymbols } from '../../core/api/compare-symbols.ts';
import { traceHistory } from '../../core/api/history/trace-history.ts';
import type { ApiVersion } from '../../core/api/history/api-version.ts';
import { shortenHistory } from '../../scripts/shorten-history.mjs';
import { makeEntry, makeProp } from '../core/api/pages/api-entries.ts';
import { makeSymbol } from '../core/api/pages/symbols/make-symbol.ts';

const documented = {
  description: 'A long text.',
  seeMore: 'more',
  types: [{ name: 'T', description: '', fields: [] }],
};
const earlier: ApiVersion = {
  version: '1.0.0',
  entries: [
    makeEntry({
      name: 'Button',
      description: 'A long text.',
      props: {
        gone: makeProp({ ...documented, deprecated: 'Use size.' }),
        size: makeProp({ ...documented, type: 'string', default: "'md'" }),
        color: makeProp({ ...documented, inheritedFrom: 'Box', required: true }),
      },
      nativeProps: ['id', 'title', 'popover'],
      styleProps: ['width', 'height'],
      slots: [{ name: 'root', class: 'B-root', default: "'button'", description: 'The root.' }],
      classes: [{ key: 'on', className: 'B-on', global: false, description: 'On.', deprecated: 'No.' }],
    }),
    makeEntry({ name: 'useTab', kind: 'hook', parameters: { value: makeProp({ since: '0.4.0' }) } }),
    makeEntry({ name: 'Old' }),
  ],
  symbols: [
    makeSymbol({
      name: 'mix',
      kind: 'function',
      examples: ['mix()'],
      calls: [{ typeParameters: [], parameters: ['a: string'], returns: 'string', description: '' }],
    }),
    makeSymbol({ name: 'Theme', kind: 'type', fields: { mode: makeProp({ ...documented, type: "'light'" }) } }),
  ],
};
const today: ApiVersion = {
  version: '2.0.0',
  entries: [
    makeEntry({
      name: 'Button',
      props: { size: makeProp({ type: 'number' }), color: makeProp(), popover: makeProp(), width: makeProp() },
      slots: [{ name: 'on', class: 'B-on', description: '' }],
      classes: [{ key: 'root', className: 'B-root', global: false, description: '' }],
    }),
    makeEntry({ name: 'useTab', kind: 'hook', parameters: { value: makeProp(), event: makeProp() } }),
  ],
  symbols: [
    makeSymbol({
      name: 'mix',
      kind: 'function',
      calls: [{ typeParameters: [], parameters: ['a: number'], returns: 'string', description: '' }],
    }),
    makeSymbol({ name: 'Theme', kind: 'type', fields: { mode: makeProp({ type: "'dark'" }) } }),
  ],
};
const packages = [{ name: 'lib', version: '1.0.0' }];
const short = JSON.parse(shortenHistory({ packages, ...earlier }, today.entries)) as ApiVersion;

describe('a shortened history', () => {
  it('gives the same result as the full one', () => {
    const shortened = { ...short, version: '1.0.0' };

    expect(traceHistory(today, [shortened])).toEqual(traceHistory(today, [earlier]));
    expect(compareEntries(short.entries, today.entries)).toEqual(compareEntries(earlier.entries, today.entries));
    expect(compareSymbols(short.symbols, today.symbols)).toEqual(compareSymbols(earlier.symbols, today.symbols));
    expect(JSON.stringify(short)).not.toMatch(/A long text|The root|mix\(\)/);
  });

  it('of Material UI 5.14.0 is stored in the site as scripts/keep-history.mjs writes it', () => {
    const file = 'api/mui-material-5.14.0.json';
    const saved = readSavedApi(file, { packageName: '@mui/material', others: ['@mui/lab'], asked: '"history"' });
    const installed = JSON.parse(readFileSync('node_modules/material-5-14/package.json', 'utf8')) as object;

    expect(installed).toMatchObject({ name: '@mui/material', version: saved.version });
    expect([saved.entries.length, saved.symbols.length]).toEqual([165, 278]);
    expect(readFileSync(file, 'utf8').length).toBeLessThan(450_000);
  });
});
