// Whoever tries a site out on a machine of their own is no visitor: from there, nothing is told to the
// addresses of the settings. A collector on such a machine, named in full, is somebody's own.

/** Tells whether a page may send something to an address of its settings. */
export function maySend(address: string, page: Pick<Location, 'hostname'>): boolean {
  if (!isLocal(page.hostname)) return true;
  return URL.canParse(address) && isLocal(new URL(address).hostname);
}

/** No name at all, the machine itself, or an address of a home or an office. */
function isLocal(host: string): boolean {
  return /^$|^(.+\.)?local(host)?$|^(0|10|127|169\.254|192\.168|172\.(1[6-9]|2\d|3[01]))\.[\d.]+$|^\[(::1?|f[cde].*)\]$/.test(
    host,
  );
}
