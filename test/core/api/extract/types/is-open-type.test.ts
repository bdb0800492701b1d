import { describe, expect, it } from 'vitest';
import { extractPackage } from '../../../../../core/api/extract/extract-package.ts';
import { library } from '../library.ts';

function given(text: string): Record<string, string> {
  const [entry] = extractPackage(library({ 'index.d.ts': text })).entries;
  return Object.fromEntries(Object.entries(entry?.returnValue ?? {}).map(([name, { type }]) => [name, type]));
}
const themed = 'type Themed<T, N extends string> = T extends { parts: Record<N, { props: infer P }> } ? P : {};';

describe('the return type of a generic hook', () => {
  it('is printed as written where it consists of type parameters', () => {
    expect(
      given(
        `${themed}\nexport declare function useThemed<Theme, Props, Name extends string>(params: { props: Props; name: Name }): Props & Themed<Theme, Name>;`,
      ),
    ).toEqual({ '': 'Props & Themed<Theme, Name>' });
  });

  it('is listed field by field where only a part is generic', () => {
    expect(
      given(
        'interface Fixed { size: number }\nexport declare function useThemed<Props>(props: Props): Fixed & { open: boolean };',
      ),
    ).toEqual({ open: 'boolean', size: 'number' });
  });

  it('is printed by the checker where the signature comes from another type', () => {
    expect(
      given('type Use<A, B> = () => A & B;\nexport declare const useBoth: <X, Y>() => ReturnType<Use<X, Y>>;'),
    ).toEqual({ '': 'X & Y' });
  });
});
