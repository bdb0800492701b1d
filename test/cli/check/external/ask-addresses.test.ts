import { describe, expect, it } from 'vitest';
import { askAddresses } from '../../../../cli/check/external/ask-addresses.ts';

const fail = (code: string) => Promise.reject(Object.assign(new TypeError('fetch failed'), { cause: { code } }));
const answer = (status: number) => Promise.resolve(new Response(null, { status }));

describe('other hosts', () => {
  it('are reported with their faults', async () => {
    const answers: Record<string, () => Promise<Response>> = {
      'https://a.example/': () => answer(200),
      'https://b.example/': () => answer(500),
      'https://c.example/': () => fail('ENOTFOUND'),
      'https://d.example/': () => Promise.reject(new DOMException('too late', 'TimeoutError')),
      'https://e.example/': () => answer(429),
    };
    const faults = await askAddresses(Object.keys(answers), {
      fetch: (address) => answers[String(address)]?.() ?? answer(200),
      hosts: 2,
      seconds: 3,
    });

    expect(Object.fromEntries(faults)).toEqual({
      'https://b.example/': 'answers with the status 500',
      'https://c.example/': 'cannot be reached (ENOTFOUND)',
      'https://d.example/': 'does not answer within 3 seconds',
    });
  });

  it('are requested a few at a time', async () => {
    let [open, most] = [0, 0];
    await askAddresses(
      Array.from({ length: 20 }, (_, index) => `https://host-${index}.example/`),
      {
        fetch: async () => {
          most = Math.max(most, (open += 1));
          await new Promise((resolve) => setTimeout(resolve, 2));
          open -= 1;
          return new Response(null);
        },
        hosts: 4,
        seconds: 3,
      },
    );

    expect(most).toBe(4);
  });
});
