// Finds enumerable properties that a demo adds to all objects or arrays of its thread: other demos and the engine would see
// them in each loop. Non-enumerable ones are those of polyfills, and stay.

const builtIns: readonly (readonly [name: string, object: object])[] = [
  ['Object.prototype', Object.prototype],
  ['Array.prototype', Array.prototype],
  ['Function.prototype', Function.prototype],
  ['String.prototype', String.prototype],
];

/** Starts to watch, and returns the function that removes such properties and lists them: `Object.prototype.admin`. */
export function watchBuiltIns(): () => string[] {
  const known = builtIns.map(([, object]) => new Set(Object.keys(object)));

  return () =>
    builtIns.flatMap(([name, object], index) =>
      Object.keys(object).flatMap((key) => {
        if (known[index]?.has(key)) return [];
        Reflect.deleteProperty(object, key);
        return [`${name}.${key}`];
      }),
    );
}
