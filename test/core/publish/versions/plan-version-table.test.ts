import { describe, expect, it } from 'vitest';
import { planVersionTable } from '../../../../core/publish/versions/plan-version-table.ts';

const list = (versions: Parameters<typeof planVersionTable>[0]['products'][number]['versions']) => ({
  products: [{ id: 'lib', name: 'Lib', versions }],
});

describe('the table of versions', () => {
  it('has versions, and no entries that are mere links', () => {
    const table = planVersionTable(
      list([
        { text: 'v2', base: '/' },
        { text: 'v1', href: 'https://v1.example.com/' },
        { text: 'v0', date: '2020-01-01' },
        { text: 'All', href: '/versions/' },
      ]),
    );

    expect(table.groups.map(({ versions }) => versions.map(({ text }) => text))).toEqual([['v2', 'v1', 'v0']]);
    expect(table).toMatchObject({ hasDate: true, hasStatus: false, hasNotes: false });
  });

  it('leaves out products without versions', () => {
    expect(planVersionTable(list([{ text: 'All', href: '/versions/' }])).groups).toEqual([]);
  });
});
