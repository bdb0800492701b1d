// Checks whether an address of an author does anything other than link to a page or file on the web.

/** Spaces and control characters, which browsers ignore in a scheme. */
// oxlint-disable-next-line no-control-regex
const blanks = /[\0-\x20]/g;

/** Returns whether an address has a scheme that may run code, such as "javascript:". */
export function hasForeignScheme(address: string): boolean {
  return /^(?!https?:)[a-z][a-z\d+.-]*:/i.test(address.replaceAll(blanks, ''));
}
