// A site that is opened on a local host has no real visitors, so nothing is sent to the addresses of its
// settings. An address that is itself on a local host is meant for testing, and is used.

/** Returns whether a page may send data to an address of its settings. */
export function maySend(address: string, page: Pick<Location, 'hostname'>): boolean {
  if (!isLocal(page.hostname)) return true;
  return URL.canParse(address) && isLocal(new URL(address).hostname);
}

/** Returns whether a host is empty, the machine itself, or a private address. */
function isLocal(host: string): boolean {
  return /^$|^(.+\.)?local(host)?$|^(0|10|127|169\.254|192\.168|172\.(1[6-9]|2\d|3[01]))\.[\d.]+$|^\[(::1?|f[cde].*)\]$/.test(
    host,
  );
}
