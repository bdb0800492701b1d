// The packages of package-lock.json and those that npm noted in node_modules/ → what is missing.
// Packages for other systems are optional, and npm leaves them out: they are not missing.

/** Finds the first package that is absent or of another version than the lock says. */
export function findMissingPackage(locked, installed) {
  if (!installed) return 'node_modules';

  return Object.keys(locked).find((path) => path !== '' && !isInstalled(locked[path], installed[path]));
}

function isInstalled(wanted, present) {
  if (!present) return Boolean(wanted.optional || wanted.devOptional);

  return ['version', 'integrity', 'link'].every((key) => !wanted[key] || wanted[key] === present[key]);
}
