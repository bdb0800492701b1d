// Says at once which name a module does not export: React alone would only say "undefined".

const harmless = new Set<string | symbol>(['__esModule', 'then', 'toJSON', '$$typeof']);

/** Wraps what a module exports so that asking for a name it lacks is an error. */
export function strictNamespace(specifier: string, namespace: Record<string, unknown>): Record<string, unknown> {
  // A namespace is frozen, and what stands before a frozen object may not answer for it.
  return new Proxy(Object.create(null) as Record<string, unknown>, {
    get(_target, name) {
      if (name in namespace) return namespace[name as string];
      if (typeof name === 'symbol' || harmless.has(name)) return undefined;
      throw Object.assign(new Error(`"${specifier}" exports no "${name}"`), { name: 'UnknownName' });
    },
    has: (_target, name) => name in namespace,
    ownKeys: () => Object.keys(namespace),
    getOwnPropertyDescriptor: (_target, name) =>
      name in namespace ? { configurable: true, enumerable: true, value: namespace[name as string] } : undefined,
  });
}
