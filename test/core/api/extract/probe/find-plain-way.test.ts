import { describe, expect, it } from 'vitest';
import { readModule } from '../../../../../core/api/extract/exports/read-module.ts';
import { extractPackage } from '../../../../../core/api/extract/extract-package.ts';
import { findPlainWay } from '../../../../../core/api/extract/probe/find-plain-way.ts';
import { library } from '../library.ts';

const forward = `import * as React from 'react';
type Merge<P1 = {}, P2 = {}> = Omit<P1, keyof P2> & P2;
type Base<Tag, Own> = React.ForwardRefExoticComponent<Merge<Tag extends React.ElementType ? React.ComponentPropsWithRef<Tag> : never, Own & { as?: Tag }>>;
interface Poly<Tag, Own = {}> extends Base<Tag, Own> {
  <As = Tag>(
    props: As extends '' ? { as: keyof React.JSX.IntrinsicElements }
      : As extends React.JSXElementConstructor<infer P> ? Merge<P, Own & { as: As }>
      : As extends keyof React.JSX.IntrinsicElements ? Merge<React.JSX.IntrinsicElements[As], Own & { as: As }> : never,
  ): React.ReactElement | null;
}
`;

/** Lists the prop that chooses the element of each export; '' where no plain signature is found. */
function choicesOf(index: string): Record<string, string> {
  const { modules, program } = library({ 'index.d.ts': forward + index });
  const checker = program.getTypeChecker();
  return Object.fromEntries(
    modules
      .flatMap((module) => readModule(module, program))
      .map(({ name, value }) => {
        const { choice } = findPlainWay(checker.getTypeOfSymbol(value).getCallSignatures(), checker) ?? {};
        return [name, choice ? `${choice.prop} ${choice.isAny ? 'any' : 'listed'}` : ''];
      }),
  );
}

describe('the plain signature of a component', () => {
  it('is found if the generic one adds only props of an element', () => {
    expect(
      choicesOf(`export declare const Button: Poly<'button', { tone?: string }>;
        export declare const Heading: Poly<'a' | 'div', { as?: 'a' | 'div' }>;
        export declare const Wide: Poly<'a', { as?: React.ElementType }>;`),
    ).toEqual({ Button: 'as any', Heading: 'as listed', Wide: 'as any' });
  });

  it.each([
    ['has fields of its own', '<As = Tag>(props: Own & { as: As; href: string }): null'],
    ['has the fields of another type', '<As = Tag>(props: Own & { as: As } & Extra): null'],
    ['has the fields of a generic type', '<As = Tag>(props: With<Own> & { as: As }): null'],
    ['has two props for elements', '<As = Tag>(props: Own & { as: As } & { inner: As }): null'],
    [
      'has a type argument that its interface does not pass to the base',
      '<As = Tag>(props: Own & Kept & { as: As }): null',
    ],
    ['has a constraint', "<As extends 'a' | 'div' = 'a'>(props: Own & { as: As }): null"],
    ['has no tag as its default', '<As = React.ElementType>(props: Own & { as: As }): null'],
    ['chooses the element by another prop', '<As = Tag>(props: Own & { is: As }): null'],
  ])('is not found if the generic one %s', (_case, way) => {
    expect(
      choicesOf(`interface Extra { href: string }
        type With<T> = T & { href: string };
        interface Other<Tag, Own, Kept> extends Base<Tag, Own> { ${way}; }
        export declare const A: Other<'a', { tone?: string }, { kept?: string }>;`),
    ).toEqual({ A: '' });
  });

  it('is not found if there is a third signature, or no plain one', () => {
    expect(
      choicesOf(`interface Two<Own> extends Base<'a', Own> { <As = 'a'>(props: Own & { as: As }): null; (props: Own & { as: 'div' }): null; }
        export declare const A: Two<{ tone?: string }>;
        export declare function B<As = 'a'>(props: { as: As }): null;
        export declare function C(props: { c: string }): null;`),
    ).toEqual({ A: '', B: '', C: '' });
  });

  it('gives an entry its props, with ElementType for the prop that chooses the element', () => {
    const { entries } = extractPackage(
      library({
        'index.d.ts': `${forward}export declare const Button: Poly<'button', { /** How it looks. */ tone?: 'red' | 'blue'; label: string }>;
          export declare const Heading: Poly<'a' | 'div', { as?: 'a' | 'div' }>;`,
      }),
    );

    const [button, heading] = entries;
    expect(button?.props).toMatchObject({
      as: { type: 'ElementType', required: false },
      label: { type: 'string', required: true },
      tone: { type: "'red' | 'blue'", required: false, description: 'How it looks.' },
    });
    expect([button?.spread, button?.nativeProps.includes('disabled')]).toEqual([true, true]);
    expect(heading?.props.as).toMatchObject({ type: "'a' | 'div'", required: false });
  });
});
