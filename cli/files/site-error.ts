// Wrong use of the command: told in one line, with status 2 and no stack.

/** A fault of the command's use or of a setting, which stops it before any work. */
export class SiteError extends Error {
  override readonly name = 'SiteError';

  constructor(
    message: string,
    readonly hint: string,
    readonly status = 2,
  ) {
    super(message);
  }
}
