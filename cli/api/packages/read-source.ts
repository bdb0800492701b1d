// A component, loaded → the text of its function, out of what forwardRef and memo put around it.

/** Reads the text; undefined for a class, and for what is no component. */
export function readSource(component: unknown): string | undefined {
  if (typeof component === 'function') {
    const text = Function.prototype.toString.call(component);
    return /^class\b|\[native code\]/.test(text) ? undefined : text;
  }
  if (typeof component !== 'object' || component === null) return undefined;
  const { render, type } = component as { readonly render?: unknown; readonly type?: unknown };
  return readSource(render ?? type);
}
