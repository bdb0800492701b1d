// The code of a module → whether it is data alone: nothing in it is called, so nothing in it can go on for ever.

const strings = /"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*'|\/\/[^\n]*/g;
const active = /[(`/]|=>|\b(?:while|for|do|class|import|from|await|yield|new|of|in)\b/;

/** Tells whether a bundled module is plain data. What looks like more counts as more. */
export function isPlainModule(code: string): boolean {
  return !active.test(code.replace(strings, "''"));
}
