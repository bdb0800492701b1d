// Results of the parts of `npm test` → the lines that a person reads.

const states = ['passed', 'failed', 'skipped'];

/** Formats one part: its name, how it ended, and how many tests it ran, if it counts them. */
export function formatPart({ name, state, seconds, output, hint }) {
  const time = seconds === undefined ? '' : `  ${seconds.toFixed(1)} s`;
  const note = hint ?? findTestCount(output);

  return `${name.padEnd(10)}${state.padEnd(8)}${time}${note ? `  ${note}` : ''}`;
}

/** Formats the last line: how many parts ended in which way. */
export function formatTotals(results) {
  return states.map((state) => `${results.filter((result) => result.state === state).length} ${state}`).join(', ');
}

// "      Tests  2 failed | 310 passed | 1 skipped (313)", as vitest closes.
function findTestCount(output) {
  const counts = /^ *Tests +(.+?)(?: \(\d+\))?$/m.exec(output)?.[1];
  return counts && `${counts.split(' | ').join(', ')} (tests)`;
}
