// Checks whether a module contains only data: without calls and loops it cannot run forever.

const strings = /"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*'|\/\/[^\n]*/g;
const active = /[(`/]|=>|\b(?:while|for|do|class|import|from|await|yield|new|of|in)\b/;

/** Returns whether a bundled module is plain data. When in doubt, it is not. */
export function isPlainModule(code: string): boolean {
  return !active.test(code.replace(strings, "''"));
}
