// Renders a component that needs others around it: a provider, the compound component that it is a part of, or several
// of these.

import type { Parent } from '../../../core/api/extract/render/example.ts';

/** The outcome of an attempt: a result, or an error message. */
export type Attempt<Result> = { readonly result: Result } | { readonly message: string };

interface MountOptions {
  readonly findHomes: (message: string) => readonly Parent[];
}

/** No library needs more parents than this. */
const maxDepth = 4;
const maxAttempts = 6;

/** Mounts a component in more and more parents, as long as its error message changes. */
export function mountInParents<Result>(
  attempt: (homes: readonly Parent[]) => Attempt<Result>,
  { findHomes }: MountOptions,
): Attempt<Result> {
  let attempts = 0;

  const alone = attempt([]);
  return 'result' in alone ? alone : (widen([], alone.message) ?? alone);

  function widen(homes: readonly Parent[], message: string): Attempt<Result> | undefined {
    if (homes.length === maxDepth) return undefined;
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

// One provider is enough, unless the message names another one.
function isSecond(home: Parent, { homes, message }: { homes: readonly Parent[]; message: string }): boolean {
  return home.isProvider && homes.some(({ isProvider }) => isProvider) && !message.includes(home.name);
}

// A provider is outermost, because all others may need it. A compound component is around its parts, and other parents
// are around the component that needs them.
function addHome(homes: readonly Parent[], home: Parent): readonly Parent[] {
  if (home.isProvider) return [home, ...homes];
  const stem = home.name.replace(/\.?Root$/, '');
  const part = homes.findIndex(({ name, isProvider }) => !isProvider && name.startsWith(stem));
  const at = part === -1 ? homes.length : part;
  return [...homes.slice(0, at), home, ...homes.slice(at)];
}
