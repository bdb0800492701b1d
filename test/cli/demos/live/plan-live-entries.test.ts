import { describe, expect, it } from 'vitest';
import { planLiveEntries } from '../../../../cli/demos/live/plan-live-entries.ts';

describe('the entries of a bundle', () => {
  it('are one for each package, with a key for each specifier, for any order of specifiers', () => {
    const specifiers = [
      { specifier: '@mui/material/styles', names: ['styled'] },
      { specifier: 'dayjs', names: ['default'] },
      { specifier: '@mui/material/Button', names: ['default'] },
    ];

    const entries = planLiveEntries(specifiers);

    expect(entries).toEqual([
      {
        name: 'mui-material',
        modules: [
          { specifier: '@mui/material/Button', names: ['default'], key: 'm0' },
          { specifier: '@mui/material/styles', names: ['styled'], key: 'm1' },
        ],
      },
      { name: 'dayjs', modules: [{ specifier: 'dayjs', names: ['default'], key: 'm0' }] },
    ]);
    expect(planLiveEntries([...specifiers].reverse())).toEqual(entries);
  });

  it('merge the imports of several demos from one module', () => {
    const [entry] = planLiveEntries([
      { specifier: 'icons', names: ['Send', 'Add'] },
      { specifier: 'icons', names: ['Add', 'Delete'] },
    ]);

    expect(entry?.modules).toEqual([{ specifier: 'icons', names: ['Add', 'Delete', 'Send'], key: 'm0' }]);
  });
});
