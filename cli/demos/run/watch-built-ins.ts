// Names that a demo gives to all objects or lists of its thread: every other demo, and the engine, would
// meet them in each loop. Names that no loop meets are those of polyfills, and stay.

const builtIns: readonly (readonly [name: string, object: object])[] = [
  ['Object.prototype', Object.prototype],
  ['Array.prototype', Array.prototype],
  ['Function.prototype', Function.prototype],
  ['String.prototype', String.prototype],
];

/** Starts to watch, and gives the function that takes such names back and tells them: `Object.prototype.admin`. */
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
