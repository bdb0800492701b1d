import { createRequire } from 'node:module';

const ofEngine = createRequire(import.meta.url);

/** Finds the one React of a site: the React that writes its pages, which the engine itself loads. */
export function resolveShared(name: string): string {
  return ofEngine.resolve(name);
}
