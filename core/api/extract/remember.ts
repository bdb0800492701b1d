/** Caches the results of a function by its argument. */
export function remember<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const values = new Map<Key, Value>();
  return (key) => {
    const value = values.has(key) ? (values.get(key) as Value) : make(key);
    values.set(key, value);
    return value;
  };
}
