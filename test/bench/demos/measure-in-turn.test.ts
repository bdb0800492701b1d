import { describe, expect, it } from 'vitest';
import { measureInTurn } from '../../../bench/demos/measure-in-turn.mjs';

function makeCases(results: Record<string, { wall: number; stopped?: string }[]>) {
  const order: string[] = [];
  const cases = Object.entries(results).map(([name, runs]) => ({
    name,
    prepare: (run: number) => void order.push(`${name}${run}`),
    build: async () => runs.shift() ?? { wall: 0 },
  }));
  return { order, cases };
}

describe('measureInTurn', () => {
  it('runs the cases in turn, and returns the median of each', async () => {
    const { order, cases } = makeCases({
      a: [{ wall: 3 }, { wall: 1 }, { wall: 2 }],
      b: [{ wall: 6 }, { wall: 9 }, { wall: 7 }],
    });

    const measured = await measureInTurn(cases, { runs: 3 });

    expect(order).toEqual(['a0', 'b0', 'a1', 'b1', 'a2', 'b2']);
    expect(measured.map(({ wall }) => wall)).toEqual([2, 7]);
  });

  it('measures a case as often as it is configured', async () => {
    const { order, cases } = makeCases({ cold: [{ wall: 1 }], warm: [{ wall: 1 }, { wall: 1 }] });

    await measureInTurn(
      cases.map((each) => (each.name === 'cold' ? { ...each, runs: 1 } : each)),
      { runs: 2 },
    );

    expect(order).toEqual(['cold0', 'warm0', 'warm1']);
  });

  it('does not run a stopped case again, nor cases that depend on it', async () => {
    const { order, cases } = makeCases({
      cold: [{ wall: 300, stopped: 'not finished after 300 s' }],
      unchanged: [],
      edited: [],
      other: [{ wall: 1 }, { wall: 1 }],
    });
    const linked = cases.map((each) => ({ ...each, goesOn: ['unchanged', 'edited'].includes(each.name) }));

    const measured = await measureInTurn(linked, { runs: 2 });

    expect(order).toEqual(['cold0', 'other0', 'other1']);
    expect(measured.map(({ stopped }) => stopped)).toEqual([
      'not finished after 300 s',
      'not run, as "cold" was stopped',
      'not run, as "unchanged" was stopped',
      undefined,
    ]);
  });
});
