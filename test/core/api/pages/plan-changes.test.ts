import { describe, expect, it } from 'vitest';
import { planChanges } from '../../../../core/api/pages/plan-changes.ts';
import { makeEntry, makePlace, makeProp } from './api-entries.ts';

const version = (entries: ReturnType<typeof makeEntry>[], number: string) => ({
  product: 'lib',
  packageName: 'lib',
  version: number,
  entries,
  symbols: [],
});
const findPage = (target: string) => (target.startsWith('/lib/') ? target : undefined);

describe('the changes between two versions', () => {
  const button = {
    name: 'Button',
    slots: [{ name: 'root', class: 'LibButton-root', description: '' }],
    classes: [{ key: 'on', global: false, description: '' }],
    props: { size: makeProp() },
  };
  const tab = {
    name: 'useTab',
    kind: 'hook' as const,
    parameters: { value: makeProp() },
    returnValue: { '': makeProp() },
  };
  const list = planChanges(
    version(
      [
        makeEntry({ name: 'Button', props: { gone: makeProp() } }),
        makeEntry({ name: 'Gone' }),
        makeEntry({ name: 'useTab', kind: 'hook' }),
      ],
      '1.0.0',
    ),
    version([makeEntry(button), makeEntry(tab)], '2.0.0'),
    { places: [makePlace(button), makePlace(tab, '/lib/tabs/hooks-api/#use-tab')], findPage },
  );

  it('are grouped by component and hook, with the versions', () => {
    expect([list.packageName, list.before, list.after]).toEqual(['lib', '1.0.0', '2.0.0']);
    expect(list.groups.map(({ name, id, path }) => [name, id, path])).toEqual([
      ['Button', 'changes-button', '/lib/api/button/'],
      ['Gone', 'changes-gone', undefined],
      ['useTab', 'changes-use-tab', '/lib/tabs/hooks-api/#use-tab'],
    ]);
  });

  it('link to the current documentation of each part', () => {
    expect(
      list.groups.flatMap(({ lines }) =>
        lines.map(({ change, path }) => `${change.kind} ${change.part?.word ?? change.entry} ${path ?? '-'}`),
      ),
    ).toEqual([
      'removed prop -',
      'added prop /lib/api/button/#button-prop-size',
      'added slot /lib/api/button/#Button-css-LibButton-root',
      'added class /lib/api/button/#button-classes-on',
      'removed Gone -',
      'added parameter /lib/tabs/hooks-api/#use-tab-parameters-value',
      'added returned /lib/tabs/hooks-api/#use-tab-return-value-value',
    ]);
  });

  it('list the pages that their texts link to', () => {
    const old = version([makeEntry({ name: 'A' })], '1');
    const now = version([makeEntry({ name: 'A', deprecated: 'Use [B](/lib/b/) or [C](/gone/).' })], '2');

    expect(planChanges(old, now, { places: [], findPage }).targets).toEqual({ '/lib/b/': '/lib/b/' });
  });
});
