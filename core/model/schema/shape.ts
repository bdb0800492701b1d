// Builders that describe an author's value: `object({ id: text() }, { name: text() })`.
// Shapes are plain, finite data: a shape cannot contain itself, so that a circular value cannot
// keep the check running. The type of the values is derived from the shape: `ValueOf<typeof shape>`.

/** Description of a value. `Value` is the type of the values that match. */
export type Shape<Value = unknown> = Description & {
  /** Never present: it only carries the type. */
  readonly [typeOnly]?: Value;
};

declare const typeOnly: unique symbol;

/** The type of the values that have a shape. */
export type ValueOf<Of extends Shape> = Of extends Shape<infer Value> ? Value : never;

type Description =
  | { readonly kind: 'text'; readonly filled: boolean }
  | { readonly kind: 'flag' }
  | { readonly kind: 'number'; readonly min?: number }
  | { readonly kind: 'choice'; readonly values: readonly Choice[] }
  | { readonly kind: 'list'; readonly of: Shape; readonly filled: boolean }
  | { readonly kind: 'record'; readonly of: Shape }
  | { readonly kind: 'object'; readonly required: Shapes; readonly optional: Shapes }
  | { readonly kind: 'union'; readonly of: readonly Shape[] }
  | { readonly kind: 'anything' };

type Choice = string | number | boolean;
type Shapes = Readonly<Record<string, Shape>>;

// Mapped key by key, so that an editor shows the comment over a key of the shape at the key of the type.
type ObjectOf<Required extends Shapes, Optional extends Shapes> = Flat<
  { readonly [Key in keyof Required]: ValueOf<Required[Key]> } & {
    readonly [Key in keyof Optional]?: ValueOf<Optional[Key]>;
  }
>;

type Flat<Members> = { [Key in keyof Members]: Members[Key] };

/** Describes a string. */
export function text(): Shape<string> {
  return { kind: 'text', filled: false };
}

/** Describes a string that is not blank. */
export function filledText(): Shape<string> {
  return { kind: 'text', filled: true };
}

/** Describes `true` or `false`. */
export function flag(): Shape<boolean> {
  return { kind: 'flag' };
}

/** Describes a number, at least `min` if it is given. */
export function number(options: { readonly min?: number } = {}): Shape<number> {
  return { kind: 'number', ...options };
}

/** Describes one of a few literal values. */
export function oneOf<const Values extends readonly Choice[]>(...values: Values): Shape<Values[number]> {
  return { kind: 'choice', values };
}

/** Describes a list whose members all have the same shape. */
export function list<Of extends Shape>(of: Of): Shape<readonly ValueOf<Of>[]> {
  return { kind: 'list', of, filled: false };
}

/** Describes a list with at least one member. */
export function filledList<Of extends Shape>(of: Of): Shape<readonly ValueOf<Of>[]> {
  return { kind: 'list', of, filled: true };
}

/** Describes an object with any keys, whose values all have the same shape. */
export function record<Of extends Shape>(of: Of): Shape<Readonly<Record<string, ValueOf<Of>>>> {
  return { kind: 'record', of };
}

/** Describes an object with known keys: the required ones, then the optional ones. */
export function object<Required extends Shapes, Optional extends Shapes = Record<never, Shape>>(
  required: Required,
  optional?: Optional,
): Shape<ObjectOf<Required, Optional>> {
  return { kind: 'object', required, optional: optional ?? {} };
}

/** Describes a value that has one of several shapes. */
export function union<Of extends readonly Shape[]>(...of: Of): Shape<ValueOf<Of[number]>> {
  return { kind: 'union', of };
}

/** Describes a value that is checked elsewhere. */
export function anything(): Shape {
  return { kind: 'anything' };
}
