// PLACEHOLDER until the store lands.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
export interface Store<Value> {
  read(key: string): Value | undefined;
  write(key: string, value: Value): boolean;
}
export function openStore<Value>(
  cache: string,
  name: string,
  _: { log?: (message: string) => void } = {},
): Store<Value> {
  return {
    read(key) {
      try {
        return JSON.parse(readFileSync(join(cache, name, key), 'utf8')) as Value;
      } catch {
        return undefined;
      }
    },
    write(key, value) {
      mkdirSync(join(cache, name), { recursive: true });
      writeFileSync(join(cache, name, key + '.new' + process.pid), JSON.stringify(value));
      renameSync(join(cache, name, key + '.new' + process.pid), join(cache, name, key));
      return true;
    },
  };
}
