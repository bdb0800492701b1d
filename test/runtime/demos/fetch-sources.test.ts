import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSourceFetcher } from '../../../runtime/demos/fetch-sources.ts';

afterEach(() => vi.unstubAllGlobals());

/** A network that answers each time with the next status. */
function answer(...statuses: number[]) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (href: string) => {
    const status = statuses[asked.length] ?? 200;
    asked.push(href);
    return new Response(JSON.stringify({ demos: {}, href }), { status });
  });
  return asked;
}

describe('the sources of a page', () => {
  it('are fetched once, even if requested several times', async () => {
    const asked = answer();
    const fetchSources = createSourceFetcher();

    const [one, other] = await Promise.all([fetchSources('/a.json'), fetchSources('/a.json')]);

    expect(one).toBe(other);
    expect(one).toMatchObject({ href: '/a.json' });
    expect(asked).toEqual(['/a.json']);
  });

  it('are fetched again after a failure', async () => {
    const asked = answer(404, 200);
    const fetchSources = createSourceFetcher();

    await expect(fetchSources('/a.json')).rejects.toThrow('/a.json answers with 404');
    await fetchSources('/a.json');

    expect(asked).toHaveLength(2);
  });
});
