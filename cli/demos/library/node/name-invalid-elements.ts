// The functions that make elements → the same, but that an element which nothing can draw stops where it is written:
// React stops where it is drawn, and tells neither its name nor its place.

type MakeElement = (type: unknown, props: unknown, key?: unknown) => unknown;

/** What compiled elements call. */
type ElementMaker = Readonly<Record<string, unknown>> & { readonly jsx: MakeElement; readonly jsxs: MakeElement };

/** Makes an element of no component throw, once it is drawn, an error with the stack of its author. */
export function nameInvalidElements(runtime: ElementMaker): ElementMaker {
  const { jsx, jsxs } = runtime;
  return { ...runtime, jsx: (...parts) => make(jsx, ...parts), jsxs: (...parts) => make(jsxs, ...parts) };

  function make(by: MakeElement, type: unknown, props: unknown, key?: unknown): unknown {
    const fault = explainType(type);
    return fault === undefined ? by(type, props, key) : jsx(createThrower(fault), {}, key);
  }
}

function createThrower(fault: string): () => never {
  const error = new TypeError(`Element type is invalid: ${fault}`);
  return function InvalidElement() {
    throw error;
  };
}

/** Says what a value is that React draws no element of; undefined for a component or the name of an element. */
function explainType(type: unknown): string | undefined {
  if (typeof type === 'string' || typeof type === 'function' || typeof type === 'symbol') return undefined;
  if (type === undefined || type === null) return String(type);
  if (typeof type !== 'object') return `a ${typeof type}`;
  if (!('$$typeof' in type)) return Array.isArray(type) ? 'a list' : 'an object';
  return /^react\.(?:transitional\.)?element$/.test((type.$$typeof as symbol).description ?? '')
    ? 'an element'
    : undefined;
}
