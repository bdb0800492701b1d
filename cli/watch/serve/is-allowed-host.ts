// Checks the Host header of a request: with a foreign name that points to this machine, another site could read this
// one (DNS rebinding).

const loopback = /^(localhost|([a-z0-9-]+\.)+localhost|127(\.(25[0-5]|2[0-4]\d|1?\d?\d)){3}|\[::1\])$/;

/** Returns whether the server accepts a Host header; `allowed` are names besides this machine's own. */
export function isAllowedHost(header: string | undefined, allowed: readonly string[]): boolean {
  const [, name] = /^(\[[0-9a-f:.]+\]|[^:@/[\]\s]+)(?::\d{1,5})?$/.exec(header?.toLowerCase() ?? '') ?? [];
  return name !== undefined && (loopback.test(name) || allowed.some((host) => toHostName(host) === name));
}

/**
 * Formats a host for a URL.
 *
 * @example
 * toHostName('::1') // '[::1]'
 */
export function toHostName(host: string): string {
  const name = host.toLowerCase();
  return name.includes(':') && !name.startsWith('[') ? `[${name}]` : name;
}
