import { describe, expect, it } from 'vitest';
import { traceHistory } from '../../../../core/api/history/trace-history.ts';
import type { ApiVersion } from '../../../../core/api/history/api-version.ts';
import { makeEntry, makeProp } from '../pages/api-entries.ts';
import { makeSymbol } from '../pages/symbols/make-symbol.ts';

const at = (version: string, entries: ApiVersion['entries'], symbols: ApiVersion['symbols'] = []): ApiVersion => ({
  version,
  entries,
  symbols,
});
const button = (facts: Partial<Parameters<typeof makeEntry>[0]> = {}) => makeEntry({ name: 'Button', ...facts });
const props = (...names: string[]) => ({ props: Object.fromEntries(names.map((name) => [name, makeProp()])) });

describe('the history of a package', () => {
  it('marks each part with its first version, except those of the first known version', () => {
    const now = at('3.0.0', [
      button({
        ...props('old', 'second', 'third'),
        slots: [{ name: 'icon', description: '' }],
        classes: [{ key: 'on', global: false, description: '' }],
      }),
    ]);
    const traced = traceHistory(now, [
      at('2.0.0', [button(props('old', 'second'))]),
      at('1.0.0', [button(props('old'))]),
    ]);
    const [entry] = traced.entries;

    expect(Object.entries(entry?.props ?? {}).map(([name, { since }]) => [name, since])).toEqual([
      ['old', undefined],
      ['second', '2.0.0'],
      ['third', '3.0.0'],
    ]);
    expect(entry?.slots[0]?.since).toBe('3.0.0');
    expect(entry?.classes[0]?.since).toBe('3.0.0');
    expect(entry).not.toHaveProperty('since');
    expect(entry).not.toHaveProperty('removed');
  });

  it('marks a new entry, but not its parts', () => {
    const hook = makeEntry({ name: 'useTab', kind: 'hook', parameters: { value: makeProp() } });
    const traced = traceHistory(at('2.0.0', [hook]), [at('1.0.0', [])]);

    expect(traced.entries[0]?.since).toBe('2.0.0');
    expect(traced.entries[0]?.parameters.value).not.toHaveProperty('since');
  });

  it('prefers a comment, then the marks of an earlier version', () => {
    const now = at('3.0.0', [button({ props: { a: makeProp({ since: '2.4.0' }), b: makeProp() }, since: '0.9.0' })]);
    const earlier = at('2.0.0', [button({ props: { b: makeProp({ since: '1.5.0' }) } })]);
    const [entry] = traceHistory(now, [earlier]).entries;

    expect([entry?.since, entry?.props.a?.since, entry?.props.b?.since]).toEqual(['0.9.0', '2.4.0', '1.5.0']);
  });

  it('marks a part that was removed and added again with the later version', () => {
    const versions = [at('1.0.0', [button(props('size'))]), at('2.0.0', [button()])];

    expect(traceHistory(at('3.0.0', [button(props('size'))]), versions).entries[0]?.props.size?.since).toBe('3.0.0');
  });

  it('lists removed parts, with the version and the advice of the last version that had them', () => {
    const old = button({
      props: { square: makeProp(), tone: makeProp({ deprecated: 'Use `color`.' }) },
      removed: [{ word: 'slot', name: 'ripple', version: '0.5.0' }],
    });
    const traced = traceHistory(at('3.0.0', [button()]), [
      at('1.0.0', [old]),
      at('2.0.0', [button({ props: { tone: old.props.tone as never } })]),
    ]);

    expect(traced.entries[0]?.removed).toEqual([
      { word: 'prop', name: 'tone', version: '3.0.0', advice: 'Use `color`.' },
      { word: 'prop', name: 'square', version: '2.0.0' },
      { word: 'slot', name: 'ripple', version: '0.5.0' },
    ]);
  });

  it('does not count attributes and classes of slots as added or removed', () => {
    const before = button({
      nativeProps: ['id'],
      props: { title: makeProp() },
      classes: [{ key: 'icon', global: false, description: '' }],
    });
    const after = button({
      nativeProps: ['title'],
      props: { id: makeProp() },
      slots: [{ name: 'icon', description: '' }],
    });
    const [entry] = traceHistory(at('2.0.0', [after]), [at('1.0.0', [before])]).entries;

    expect(entry?.props.id).not.toHaveProperty('since');
    expect(entry).not.toHaveProperty('removed');
  });

  it('lists a removed inherited prop only at its own component', () => {
    const base = makeEntry({ name: 'Base' });
    const before = [base, button({ props: { wide: makeProp({ inheritedFrom: 'Base' }) } })];

    expect(traceHistory(at('2.0.0', [base, button()]), [at('1.0.0', before)]).entries[1]).not.toHaveProperty('removed');
  });

  it('includes other exports, and removed entries', () => {
    const now = at('2.0.0', [], [makeSymbol({ name: 'Size', kind: 'type' })]);
    const traced = traceHistory(now, [
      at(
        '1.0.0',
        [makeEntry({ name: 'Gone', deprecated: 'Use Box.' })],
        [makeSymbol({ name: 'Size', kind: 'constant' })],
      ),
    ]);

    expect(traced.symbols[0]?.since).toBe('2.0.0');
    expect(traced.removed).toEqual([
      { name: 'Gone', kind: 'component', version: '2.0.0', advice: 'Use Box.' },
      { name: 'Size', kind: 'constant', version: '2.0.0' },
    ]);
  });

  it('is empty if no version is earlier', () => {
    const now = at('2.0.0', [button(props('size'))]);

    expect(traceHistory(now, [at('2.0.0', []), at('3.0.0', [])])).toEqual({ ...now, removed: [] });
  });
});
