/** A wrong use of the command or a wrong setting: stops it before any work, reported in one line without a stack. */
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
