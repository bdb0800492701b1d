/** Reads the source of a component's function, inside forwardRef and memo; undefined for classes and other values. */
export function readSource(component: unknown): string | undefined {
  if (typeof component === 'function') {
    const text = Function.prototype.toString.call(component);
    return /^class\b|\[native code\]/.test(text) ? undefined : text;
  }
  if (typeof component !== 'object' || component === null) return undefined;
  const { render, type } = component as { readonly render?: unknown; readonly type?: unknown };
  return readSource(render ?? type);
}
