import { describe, expect, it } from 'vitest';
import { askProbe, type Question } from '../../../../../core/api/extract/probe/ask-probe.ts';
import { readModule } from '../../../../../core/api/extract/exports/read-module.ts';
import { library } from '../library.ts';

const pack = library({
  'index.d.ts': "export declare function Card<E extends string = 'a'>(props: { as: E }): E;",
});

const checker = pack.program.getTypeChecker();

/** Prints the call signatures of the type of a question. */
function callsOf(question: Question): string | undefined {
  const node = askProbe(question, pack);
  return (
    node &&
    checker
      .getTypeFromTypeNode(node)
      .getCallSignatures()
      .map((signature) => checker.signatureToString(signature))
      .join()
  );
}

describe('types resolved in the probe module', () => {
  it('are types of the program', () => {
    expect(callsOf({ line: "typeof Module0.Card<'b'>" })).toBe('(props: { as: "b"; }): "b"');
  });

  it('may name type parameters of the program', () => {
    const [card] = pack.modules.flatMap((module) => readModule(module, pack.program));
    const [signature] = card ? checker.getTypeOfSymbol(card.value).getCallSignatures() : [];
    const parameters = (signature?.typeParameters ?? []).map(({ symbol }) => symbol);

    const node = askProbe({ line: 'typeof Module0.Card<E>', parameters }, pack);

    const [asked] = node ? checker.getTypeFromTypeNode(node).getCallSignatures() : [];
    expect(parameters).toHaveLength(1);
    expect(asked?.getReturnType()).toBe(signature?.getReturnType());
  });

  it.each([
    ['typeof Module0.Card<number>', expect.stringContaining('extends')],
    ["typeof Module0.No<'b'>", ''],
    ['typeof Module9.Card<1>', ''],
  ])('may be wrong without throwing: %s', (line, calls) => {
    expect(callsOf({ line })).toEqual(calls);
  });

  it('are undefined for anything but a typeof expression', () => {
    const lines = ['string', '', `typeof Module0.${'Card'.repeat(1000)}`];

    expect(lines.map((line) => askProbe({ line }, pack))).toEqual([undefined, undefined, undefined]);
  });
});
