// Reports at once which name a module does not export: React would only report "undefined".

const probedNames = new Set<string | symbol>(['__esModule', 'then', 'toJSON', '$$typeof']);

/** Wraps a module's exports so that reading a missing name is an error. */
export function strictNamespace(specifier: string, namespace: Record<string, unknown>): Record<string, unknown> {
  // A namespace is frozen, and a proxy of a frozen object may not return other values.
  return new Proxy(Object.create(null) as Record<string, unknown>, {
    get(_target, name) {
      if (name in namespace) return namespace[name as string];
      if (typeof name === 'symbol' || probedNames.has(name)) return undefined;
      throw Object.assign(new Error(`"${specifier}" exports no "${name}"`), { name: 'UnknownName' });
    },
    has: (_target, name) => name in namespace,
    ownKeys: () => Object.keys(namespace),
    getOwnPropertyDescriptor: (_target, name) =>
      name in namespace ? { configurable: true, enumerable: true, value: namespace[name as string] } : undefined,
  });
}
