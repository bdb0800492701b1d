/** Creates a log that says each thing once: threads and stages each notice a missing text. */
export function createLogOnce(log: (message: string) => void): (message: string) => void {
  const told = new Set<string>();

  return function logOnce(message) {
    if (!told.has(message)) log(message);
    told.add(message);
  };
}
