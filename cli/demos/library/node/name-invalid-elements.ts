// Wraps the functions that create elements, so that the error of an invalid element has the place where it is written:
// React throws where it is rendered, with neither its name nor its place.

type MakeElement = (type: unknown, props: unknown, key?: unknown) => unknown;

/** The functions that compiled JSX calls. */
type ElementMaker = Readonly<Record<string, unknown>> & { readonly jsx: MakeElement; readonly jsxs: MakeElement };

/** Makes an element with an invalid type throw, when rendered, an error with the stack of its creation. */
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

/** Describes a value that is not a valid element type; undefined for a component or an element name. */
function explainType(type: unknown): string | undefined {
  if (typeof type === 'string' || typeof type === 'function' || typeof type === 'symbol') return undefined;
  if (type === undefined || type === null) return String(type);
  if (typeof type !== 'object') return `a ${typeof type}`;
  if (!('$$typeof' in type)) return Array.isArray(type) ? 'a list' : 'an object';
  return /^react\.(?:transitional\.)?element$/.test((type.$$typeof as symbol).description ?? '')
    ? 'an element'
    : undefined;
}
