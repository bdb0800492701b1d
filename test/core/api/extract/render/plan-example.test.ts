import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { planExample } from '../../../../../core/api/extract/render/plan-example.ts';
import type { NamedProp } from '../../../../../core/api/extract/props/read-prop.ts';
import { readFields } from '../read-fields.ts';

function plan(text: string, needing: readonly string[] = []) {
  const { checker, fields } = readFields(
    `interface ReactElement { props: unknown }\ntype ReactNode = string | number | boolean | null | ReactElement;\n${text}`,
  );
  const props = fields.map((symbol) => ({
    name: symbol.name,
    required: (symbol.flags & ts.SymbolFlags.Optional) === 0,
    symbols: [symbol],
  })) as unknown as NamedProp[];
  return planExample(props, { needsRef: (prop) => needing.includes(prop), checker });
}

const value = (given: string | number | boolean) => ({ kind: 'value', value: given });

describe('the props that a component is rendered with', () => {
  it('have a value for each required prop, invented from its type', () => {
    expect(
      plan(`interface Props {
        label: ReactNode; size: 'sm' | 'md'; count: number; open: boolean; outside: boolean; icon: ReactElement; anything: any; some: {};
        onClose: () => void; either: (() => void) | 'word'; texts: { [name: string]: string }; left?: { out: string };
      }`)?.props,
    ).toEqual({
      label: value('x'),
      size: value('sm'),
      count: value(1),
      open: value(true),
      outside: value(false),
      icon: { kind: 'element' },
      anything: value('x'),
      some: value('x'),
      onClose: { kind: 'function' },
      either: value('word'),
      texts: { kind: 'object' },
    });
  });

  it('have children of a type that the component takes', () => {
    expect(plan('interface Props { a?: string }')?.children).toEqual(value('x'));
    expect(plan('interface Props { children?: ReactElement }')?.children).toEqual({ kind: 'element' });
    expect(plan('interface Props { children: ReactNode }', ['children'])?.children).toEqual({ kind: 'element' });
    expect(plan('interface Props { children?: { a: string } }')).toEqual({ props: {} });
  });

  it('cannot be planned if the component requires an unknown object', () => {
    expect(plan('interface Props { store: { get(): string } }')).toBeUndefined();
    expect(plan('interface Props { children: { a: string } }')).toBeUndefined();
  });
});
