import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createProgress } from '../../../../cli/output/report/create-progress.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open({ isTerminal = false, quiet = false, columns = 80 } = {}) {
  const written: string[] = [];
  const stream = { columns, write: (text: string) => written.push(text) };
  const progress = createProgress({ stream, isTerminal, quiet, now: () => performance.now() });
  return { progress, written };
}

describe('progress in a pipe', () => {
  it('is not shown for a build that ends within two seconds', () => {
    const { progress, written } = open();

    progress.begin('pages', 2);
    vi.advanceTimersByTime(1900);
    progress.advance('pages', 2);
    progress.end('pages');
    progress.close();
    vi.advanceTimersByTime(60_000);

    expect(written).toEqual([]);
  });

  it('is a line after two seconds, one for each stage that begins, and one every five seconds', () => {
    const { progress, written } = open();

    progress.begin('bundle');
    vi.advanceTimersByTime(3000);
    progress.end('bundle');
    progress.begin('pages', 300);
    for (let page = 0; page < 120; page += 1) {
      vi.advanceTimersByTime(100);
      progress.advance('pages');
    }
    progress.close();

    expect(written).toEqual([
      '[2 s] bundle\n',
      '[3 s] pages 0 of 300\n',
      '[8 s] pages 49 of 300\n',
      '[13 s] pages 99 of 300\n',
    ]);
  });

  it('names all running stages, and no others', () => {
    const { progress, written } = open();

    vi.advanceTimersByTime(4000);
    progress.begin('pages', 9);
    progress.begin('bundle');
    progress.end('pages');
    progress.begin('write');

    expect(written).toEqual(['[4 s] pages 0 of 9\n', '[4 s] pages 0 of 9, bundle\n', '[4 s] bundle, write\n']);
  });

  it('writes nothing while no stage is running', () => {
    const { progress, written } = open();

    progress.begin('load');
    progress.end('load');
    progress.advance('load');
    vi.advanceTimersByTime(60_000);

    expect(written).toEqual([]);
  });
});

describe('progress on a terminal', () => {
  it('rewrites one line a few times a second, and clears it at the end', () => {
    const { progress, written } = open({ isTerminal: true });

    vi.advanceTimersByTime(2000);
    progress.begin('pages', 300);
    for (let page = 0; page < 30; page += 1) {
      vi.advanceTimersByTime(10);
      progress.advance('pages');
    }
    progress.close();

    expect(written).toEqual([
      '\r[2 s] pages 0 of 300\u001B[K',
      '\r[2 s] pages 10 of 300\u001B[K',
      '\r[2 s] pages 20 of 300\u001B[K',
      '\r[2 s] pages 30 of 300\u001B[K',
      '\r\u001B[K',
    ]);
  });

  it('shows that time passes while no page is finished', () => {
    const { progress, written } = open({ isTerminal: true });

    progress.begin('bundle');
    vi.advanceTimersByTime(3100);

    expect(written.at(0)).toBe('\r[2 s] bundle\u001B[K');
    expect(written.at(-1)).toBe('\r[3 s] bundle\u001B[K');
    expect(written.length).toBeLessThan(5);
  });

  it('is never wider than the terminal', () => {
    const { progress, written } = open({ isTerminal: true, columns: 12 });

    vi.advanceTimersByTime(2000);
    progress.begin('pages', 300);

    expect(written).toEqual(['\r[2 s] pages\u001B[K']);
  });

  it('is complete if the terminal does not report its width', () => {
    const { progress, written } = open({ isTerminal: true, columns: 0 });

    vi.advanceTimersByTime(2000);
    progress.begin('pages', 300);

    expect(written).toEqual(['\r[2 s] pages 0 of 300\u001B[K']);
  });

  it('clears its line for another message once', () => {
    const { progress, written } = open({ isTerminal: true });

    progress.clear();
    vi.advanceTimersByTime(2000);
    progress.begin('pages', 3);
    progress.clear();
    progress.clear();

    expect(written).toEqual(['\r[2 s] pages 0 of 3\u001B[K', '\r\u001B[K']);
  });
});

describe('quiet progress', () => {
  it('writes nothing', () => {
    const { progress, written } = open({ quiet: true, isTerminal: true });

    progress.begin('pages', 3);
    vi.advanceTimersByTime(10_000);
    progress.advance('pages');
    progress.close();

    expect(written).toEqual([]);
  });
});
