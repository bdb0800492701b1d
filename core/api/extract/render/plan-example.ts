// The props of a component → the fewest example values it can be rendered with, or undefined where it
// requires a value that cannot be invented, such as an object whose content only users know.

import ts from 'typescript';
import type { NamedProp } from '../props/read-prop.ts';
import { isElementType } from '../types/is-element-type.ts';
import type { Example } from './example.ts';

interface PlannedExample {
  readonly props: Readonly<Record<string, Example>>;
  readonly children?: Example;
}

interface ExampleOptions {
  readonly needsRef: (prop: string) => boolean;
  readonly checker: ts.TypeChecker;
  /** Finds an export of the package for a type. It is used for optional props as well. */
  readonly findConstant?: (type: ts.Type) => Example | undefined;
}

/** Plans the props a component is rendered with. */
export function planExample(
  props: readonly NamedProp[],
  { needsRef, checker, findConstant }: ExampleOptions,
): PlannedExample | undefined {
  const planned: Record<string, Example> = {};
  for (const { name, required, symbols } of props) {
    if (name === 'children') continue;
    const constant = findConstant && findFirst(symbols, checker, findConstant);
    const example =
      constant ??
      (required
        ? needsRef(name)
          ? ({ kind: 'element' } as const)
          : toNeutral(name, toExample(symbols, checker))
        : undefined);
    if (required && !example) return undefined;
    if (example) planned[name] = example;
  }
  const children = props.find(({ name }) => name === 'children');
  if (!children) return { props: planned, children: text };

  const example = needsRef('children') ? ({ kind: 'element' } as const) : toExample(children.symbols, checker);
  if (!example && children.required) return undefined;
  return { props: planned, ...(example && { children: example }) };
}

// Booleans are false, as true changes what a component renders, unless the prop decides whether it is shown at all.
function toNeutral(name: string, example: Example | undefined): Example | undefined {
  const isTrue = example?.kind === 'value' && example.value === true;
  const isShown = /^(?:is)?(?:open|opened|visible|show|shown|in|mounted|present|expanded)$/i.test(name);
  return isTrue && !isShown ? { kind: 'value', value: false } : example;
}

const text: Example = { kind: 'value', value: 'x' };

function toExample(symbols: readonly ts.Symbol[], checker: ts.TypeChecker): Example | undefined {
  return findFirst(symbols, checker, (type) => toValue(type, checker));
}

function findFirst(
  symbols: readonly ts.Symbol[],
  checker: ts.TypeChecker,
  toOne: (type: ts.Type) => Example | undefined,
): Example | undefined {
  // A type other than ElementType is more specific, so it is tried first.
  const isAny = (symbol: ts.Symbol): boolean => isElementType(checker.getTypeOfSymbol(symbol));
  for (const symbol of [...symbols.filter((one) => !isAny(one)), ...symbols.filter(isAny)]) {
    const example = toOne(checker.getNonNullableType(checker.getTypeOfSymbol(symbol)));
    if (example) return example;
  }
  return undefined;
}

function toValue(type: ts.Type, checker: ts.TypeChecker): Example | undefined {
  const { flags } = type;
  if (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.String)) return text;
  if (type.isStringLiteral() || type.isNumberLiteral()) return { kind: 'value', value: type.value };
  if (flags & ts.TypeFlags.BooleanLike) return { kind: 'value', value: checker.typeToString(type) !== 'false' };
  if (flags & ts.TypeFlags.Number) return { kind: 'value', value: 1 };
  if (isElement(type)) return { kind: 'element' };
  if (isElementType(type)) return { kind: 'component' };
  if (type.isUnion()) {
    // Strings are preferred.
    const examples = type.types.flatMap((member) => toValue(member, checker) ?? []);
    return examples.find((example) => example.kind === 'value' && typeof example.value === 'string') ?? examples[0];
  }
  if (flags & ts.TypeFlags.TypeParameter) {
    const constraint = checker.getBaseConstraintOfType(type);
    return constraint && constraint !== type ? toValue(constraint, checker) : text;
  }
  // NonNullable<T> is T & {}.
  const parameter = type.isIntersection()
    ? type.types.find(({ flags: some }) => some & ts.TypeFlags.TypeParameter)
    : undefined;
  if (parameter) return toValue(parameter, checker);
  if (type.getCallSignatures().length > 0) return { kind: 'function' };
  // { [key: string]: … } may be empty, and {} accepts every value but null and undefined.
  if (type.getStringIndexType() && type.getProperties().length === 0) return { kind: 'object' };
  if (flags & ts.TypeFlags.Object && type.getProperties().length === 0 && !checker.isArrayType(type)) return text;
  return checker.isArrayType(type) ? { kind: 'list' } : undefined;
}

/** Returns whether a type is that of a React element: <i />. */
function isElement(type: ts.Type): boolean {
  const name = (type.aliasSymbol ?? (type.symbol as ts.Symbol | undefined))?.name ?? '';
  return /^(?:React)?Element$/.test(name) && type.getProperty('props') !== undefined;
}
