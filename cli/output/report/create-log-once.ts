/** Creates a log that tells each message once: threads and stages each notice the same. */
export function createLogOnce(log: (message: string) => void): (message: string) => void {
  const told = new Set<string>();
  return function logOnce(message) {
    if (!told.has(message)) log(message);
    told.add(message);
  };
}
