// Renders a component that needs others around it: a provider, the compound component that it is a part of, or several
// of these.

import type { Parent } from '../../../core/api/extract/render/example.ts';

/** The outcome of an attempt: a result, or an error message. */
export type Attempt<Result> = { readonly result: Result } | { readonly message: string };

interface MountOptions {
  readonly findParents: (message: string) => readonly Parent[];
}

/** No library needs more parents than this. */
const maxDepth = 4;
const maxAttempts = 6;

/** Mounts a component in more and more parents, as long as its error message changes. */
export function mountInParents<Result>(
  attempt: (parents: readonly Parent[]) => Attempt<Result>,
  { findParents }: MountOptions,
): Attempt<Result> {
  let attempts = 0;

  const alone = attempt([]);
  return 'result' in alone ? alone : (widen([], alone.message) ?? alone);

  function widen(parents: readonly Parent[], message: string): Attempt<Result> | undefined {
    if (parents.length === maxDepth) return undefined;
    for (const parent of findParents(message)) {
      if (parents.some(({ name }) => name === parent.name) || isSecond(parent, { parents, message })) continue;
      attempts += 1;
      if (attempts > maxAttempts) return undefined;

      const wider = addParent(parents, parent);
      const made = attempt(wider);
      if ('result' in made) return made;
      const found = made.message === message ? undefined : widen(wider, made.message);
      if (found) return found;
    }
    return undefined;
  }
}

// One provider is enough, unless the message names another one.
function isSecond(parent: Parent, { parents, message }: { parents: readonly Parent[]; message: string }): boolean {
  return parent.isProvider && parents.some(({ isProvider }) => isProvider) && !message.includes(parent.name);
}

// A provider is outermost, because all others may need it. A compound component is around its parts, and other parents
// are around the component that needs them.
function addParent(parents: readonly Parent[], parent: Parent): readonly Parent[] {
  if (parent.isProvider) return [parent, ...parents];
  const stem = parent.name.replace(/\.?Root$/, '');
  const part = parents.findIndex(({ name, isProvider }) => !isProvider && name.startsWith(stem));
  const at = part === -1 ? parents.length : part;
  return [...parents.slice(0, at), parent, ...parents.slice(at)];
}
