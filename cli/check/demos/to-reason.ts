// The error of a browser that could not show a page → the reason, in one line.

/** Returns why a page was not shown, without the port of the server, which differs from run to run. */
export function toReason(error: unknown, origin: string): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return line.replace(/^page\.\w+: /, '').replaceAll(origin, '');
}
