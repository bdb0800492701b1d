import { describe, expect, it } from 'vitest';
import { formatScale } from '../../../bench/scale/format-scale.mjs';

const row = (name: string, cpu: number) => ({
  name,
  pages: 1000,
  demos: 0,
  wall: cpu,
  cpu,
  memory: 300e6,
  bytes: 40e6,
  faults: [],
});

describe('formatScale', () => {
  it('adds the sum of slowest shard and merge, as a share of one build', () => {
    const rows = [row('one build', 60), row('shard 1/2', 12), row('shard 2/2', 15), row('merge', 5)];

    expect(formatScale(rows).split('\n').at(-1)).toBe(
      '| slowest shard, then merge | 1,000 | 0 | 20.0 | 20.0 | 300 | 40 | 33 % |  |',
    );
  });

  it('shows a stopped build, and adds no sum', () => {
    const stopped = { name: 'one build', stopped: 'not finished after 10 s' };

    expect(formatScale([stopped]).split('\n').at(-1)).toBe(
      '| one build | – | – | – | – | – | – |  | not finished after 10 s |',
    );
  });
});
