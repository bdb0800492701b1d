/** Creates a log that prints each message once, because several threads and stages may notice the same. */
export function createLogOnce(log: (message: string) => void): (message: string) => void {
  const logged = new Set<string>();
  return function logOnce(message) {
    if (!logged.has(message)) log(message);
    logged.add(message);
  };
}
