import { createRequire } from 'node:module';

/** Finds the engine's React, which the site's modules must share: two copies cannot render together. */
export function findReact(): Record<string, string> {
  const { resolve } = createRequire(import.meta.url);
  const names = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/server'];
  return Object.fromEntries(names.map((name) => [name, resolve(name)]));
}
