import { describe, expect, it } from 'vitest';
import { maySend } from '../../../runtime/visits/may-send.ts';

const collector = 'https://stats.example.com/collect';

describe('a page on a local host', () => {
  it.each([
    '',
    'localhost',
    'docs.localhost',
    'laptop.local',
    '127.0.0.1',
    '127.8.0.1',
    '0.0.0.0',
    '10.0.0.7',
    '192.168.1.20',
    '172.16.0.1',
    '172.31.9.9',
    '169.254.1.1',
    '[::1]',
    '[::]',
    '[fe80::1]',
    '[fd00::1]',
  ])('sends nothing away (%s)', (hostname) => {
    expect([maySend(collector, { hostname }), maySend('/collect', { hostname })]).toEqual([false, false]);
  });

  it('may send to a collector on a local host', () => {
    expect(maySend('http://localhost:4100/collect', { hostname: '127.0.0.1' })).toBe(true);
  });
});

describe('a published page', () => {
  it.each(['example.com', 'docs', 'localhost.example.com', '11.0.0.1', '172.32.0.1', '[2001:db8::1]'])(
    'sends (%s)',
    (hostname) => {
      expect([maySend(collector, { hostname }), maySend('/collect', { hostname })]).toEqual([true, true]);
    },
  );
});
