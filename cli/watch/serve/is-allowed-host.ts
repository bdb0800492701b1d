// The Host header of a request → whether a page of this machine may have sent it.
// A foreign name that points at this machine is how another site would read ours (DNS rebinding).

const loopback = /^(localhost|([a-z0-9-]+\.)+localhost|127(\.(25[0-5]|2[0-4]\d|1?\d?\d)){3}|\[::1\])$/;

/** Tells whether the server answers to a Host header; `allowed` are names beside this machine's own. */
export function isAllowedHost(header: string | undefined, allowed: readonly string[]): boolean {
  const [, name] = /^(\[[0-9a-f:.]+\]|[^:@/[\]\s]+)(?::\d{1,5})?$/.exec(header?.toLowerCase() ?? '') ?? [];
  return name !== undefined && (loopback.test(name) || allowed.some((host) => toHostName(host) === name));
}

/**
 * Writes a host as a URL has it.
 *
 * @example
 * toHostName('::1') // '[::1]'
 */
export function toHostName(host: string): string {
  const name = host.toLowerCase();
  return name.includes(':') && !name.startsWith('[') ? `[${name}]` : name;
}
