// A component that cannot stand alone → the same, standing in what it asks for: a provider, the whole that
// it is a part of, or several of these in each other.

import type { Home } from '../../../core/api/extract/render/example.ts';

/** What came of an attempt: a result, or what was said instead of one. */
export type Attempt<Result> = { readonly result: Result } | { readonly message: string };

interface MountOptions {
  readonly findHomes: (message: string) => readonly Home[];
}

/** What stands in more than this is nothing that a library asks for. */
const deepest = 4;
const maxAttempts = 6;

/** Mounts a component in ever more homes, the outermost first, as long as it says something new; undefined where none helps. */
export function mountInHomes<Result>(
  attempt: (homes: readonly Home[]) => Attempt<Result>,
  { findHomes }: MountOptions,
): Attempt<Result> {
  let attempts = 0;

  const alone = attempt([]);
  return 'result' in alone ? alone : (widen([], alone.message) ?? alone);

  function widen(homes: readonly Home[], message: string): Attempt<Result> | undefined {
    if (homes.length === deepest) return undefined;
    for (const home of findHomes(message)) {
      if (homes.some(({ name }) => name === home.name) || isSecond(home, { homes, message })) continue;
      attempts += 1;
      if (attempts > maxAttempts) return undefined;

      const wider = addHome(homes, home);
      const made = attempt(wider);
      if ('result' in made) return made;
      const found = made.message === message ? undefined : widen(wider, made.message);
      if (found) return found;
    }
    return undefined;
  }
}

// One provider is enough, unless another one is asked for.
function isSecond(home: Home, { homes, message }: { homes: readonly Home[]; message: string }): boolean {
  return home.isProvider && homes.some(({ isProvider }) => isProvider) && !message.includes(home.name);
}

// A provider is outermost, as whatever stands there may ask for it. A whole stands around its parts, and
// what else is asked for around what asks.
function addHome(homes: readonly Home[], home: Home): readonly Home[] {
  if (home.isProvider) return [home, ...homes];
  const stem = home.name.replace(/\.?Root$/, '');
  const part = homes.findIndex(({ name, isProvider }) => !isProvider && name.startsWith(stem));
  const at = part === -1 ? homes.length : part;
  return [...homes.slice(0, at), home, ...homes.slice(at)];
}
