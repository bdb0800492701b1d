import type { TokenRun } from '../../model/token-run.ts';

/** Cuts the runs of a part of a text. */
export function cutRuns(runs: readonly TokenRun[], from: number, to: number): TokenRun[] {
  let start = 0;
  return runs.flatMap(({ role, text }) => {
    const cut = text.slice(Math.max(0, from - start), Math.max(0, to - start));
    start += text.length;
    return cut === '' ? [] : [{ role, text: cut }];
  });
}
