import { createRequire } from 'node:module';

const ofEngine = createRequire(import.meta.url);

/** Resolves the only React of a site: the one that the engine loads to render its pages. */
export function resolveShared(name: string): string {
  return ofEngine.resolve(name);
}
