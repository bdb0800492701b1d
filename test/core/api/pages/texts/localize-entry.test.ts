import { describe, expect, it } from 'vitest';
import { localizeEntry } from '../../../../../core/api/pages/texts/localize-entry.ts';
import { makeEntry } from '../api-entries.ts';

describe('the links of a library to its own site', () => {
  const findPage = (path: string) => (path.startsWith('/lib/here/') ? '/lib/here/' : undefined);
  const localize = (description: string, homepage?: string) =>
    localizeEntry(makeEntry({ name: 'A', description }), { homepage, findPage }).description;

  it('become links to this site if it has the page', () => {
    const text =
      '[a](https://lib.example/lib/here/#part) [b](https://lib.example/gone/) [c](https://x.example/lib/here/)';

    expect(localize(text, 'https://lib.example/lib/')).toBe(
      '[a](/lib/here/#part) [b](https://lib.example/gone/) [c](https://x.example/lib/here/)',
    );
    expect(localize(text)).toBe(text);
  });

  it('include the address of an ancestor', () => {
    const entry = makeEntry({ name: 'A', inheritance: { component: 'B', pathname: 'https://lib.example/lib/here/' } });

    expect(localizeEntry(entry, { homepage: 'https://lib.example', findPage }).inheritance?.pathname).toBe(
      '/lib/here/',
    );
  });
});
