// The packages in package-lock.json and in npm's record in node_modules/ → the first missing one.
// Optional packages for other systems are not installed, but do not count as missing.

/** Finds the first package that is absent or differs from the version in the lock. */
export function findMissingPackage(locked, installed) {
  if (!installed) return 'node_modules';

  return Object.keys(locked).find((path) => path !== '' && !isInstalled(locked[path], installed[path]));
}

function isInstalled(locked, present) {
  if (!present) return Boolean(locked.optional || locked.devOptional);

  return ['version', 'integrity', 'link'].every((key) => !locked[key] || locked[key] === present[key]);
}
