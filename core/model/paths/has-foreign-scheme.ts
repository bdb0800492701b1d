// An address that a writer gives → whether it does something else than lead to a page or a file of the web.

/** Blanks and control characters, which browsers leave out of a scheme. */
// oxlint-disable-next-line no-control-regex
const blanks = /[\0-\x20]/g;

/** Tells whether an address has a scheme that may run code, such as "javascript:". */
export function hasForeignScheme(address: string): boolean {
  return /^(?!https?:)[a-z][a-z\d+.-]*:/i.test(address.replaceAll(blanks, ''));
}
