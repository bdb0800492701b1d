// The vocabulary in which a writer's value is described: `object({ id: text() }, { name: text() })`.
// Shapes are plain data, and finite: a shape cannot hold itself, so that a value that does
// cannot keep the check going.

/** What a value has to look like. */
export type Shape =
  | { readonly kind: 'text'; readonly filled: boolean }
  | { readonly kind: 'flag' }
  | { readonly kind: 'number'; readonly min?: number }
  | { readonly kind: 'choice'; readonly values: readonly (string | number | boolean)[] }
  | { readonly kind: 'list'; readonly of: Shape; readonly filled: boolean }
  | { readonly kind: 'record'; readonly of: Shape }
  | {
      readonly kind: 'object';
      readonly required: Readonly<Record<string, Shape>>;
      readonly optional: Readonly<Record<string, Shape>>;
    }
  | { readonly kind: 'union'; readonly of: readonly Shape[] }
  | { readonly kind: 'anything' };

/** Describes a string. */
export function text(): Shape {
  return { kind: 'text', filled: false };
}

/** Describes a string with something in it besides blanks. */
export function filledText(): Shape {
  return { kind: 'text', filled: true };
}

/** Describes `true` or `false`. */
export function flag(): Shape {
  return { kind: 'flag' };
}

/** Describes a number, from `min` on when it is given. */
export function number(options: { readonly min?: number } = {}): Shape {
  return { kind: 'number', ...options };
}

/** Describes one of a few literal values. */
export function oneOf(...values: readonly (string | number | boolean)[]): Shape {
  return { kind: 'choice', values };
}

/** Describes a list whose members all have one shape. */
export function list(of: Shape): Shape {
  return { kind: 'list', of, filled: false };
}

/** Describes a list with at least one member. */
export function filledList(of: Shape): Shape {
  return { kind: 'list', of, filled: true };
}

/** Describes an object with any keys, whose values all have one shape. */
export function record(of: Shape): Shape {
  return { kind: 'record', of };
}

/** Describes an object with known keys: those it must have, then those it may have. */
export function object(
  required: Readonly<Record<string, Shape>>,
  optional: Readonly<Record<string, Shape>> = {},
): Shape {
  return { kind: 'object', required, optional };
}

/** Describes a value that has one of several shapes. */
export function union(...of: readonly Shape[]): Shape {
  return { kind: 'union', of };
}

/** Describes a value that is checked elsewhere. */
export function anything(): Shape {
  return { kind: 'anything' };
}
