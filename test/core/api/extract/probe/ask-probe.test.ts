import { describe, expect, it } from 'vitest';
import { askProbe } from '../../../../../core/api/extract/probe/ask-probe.ts';
import { library } from '../library.ts';

const pack = library({
  'index.d.ts': "export declare function Card<E extends string = 'a'>(props: { as: E }): E;",
});

/** What the functions are that the types name. */
function callsOf(lines: readonly string[]): string[] {
  const checker = pack.program.getTypeChecker();
  return askProbe(lines, pack).map((node) =>
    checker
      .getTypeFromTypeNode(node)
      .getCallSignatures()
      .map((signature) => checker.signatureToString(signature))
      .join(),
  );
}

describe('types that are asked for', () => {
  it('are types of the program', () => {
    expect(callsOf(["typeof Module0.Card<'b'>"])).toEqual(['(props: { as: "b"; }): "b"']);
  });

  it('may be wrong, which stops nothing', () => {
    expect(callsOf(['typeof Module0.Card<number>', "typeof Module0.No<'b'>", 'typeof Module9.Card<1>'])).toEqual([
      expect.stringContaining('extends'),
      '',
      '',
    ]);
  });

  it('are nothing but types of values', () => {
    expect(askProbe(['string', '', `typeof Module0.${'Card'.repeat(1000)}`], pack)).toEqual([]);
  });
});
