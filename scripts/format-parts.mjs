// Results of the parts of `npm test` → the lines of its report.

const states = ['passed', 'failed', 'skipped'];

/** Formats one part: its name, its result, and how many tests it ran, if it counts them. */
export function formatPart({ name, state, seconds, output, hint }) {
  const time = seconds === undefined ? '' : `  ${seconds.toFixed(1)} s`;
  const note = hint ?? findTestCount(output);

  return `${name.padEnd(10)}${state.padEnd(8)}${time}${note ? `  ${note}` : ''}`;
}

/** Formats the last line: how many parts had which result, and the tests of all of them. */
export function formatTotals(results) {
  const parts = states.map((state) => `${results.filter((result) => result.state === state).length} ${state}`);
  const counts = states.flatMap((state) => {
    const count = results.reduce((sum, { output }) => sum + countTests(output, state), 0);
    return count > 0 ? [`${count} ${state}`] : [];
  });
  return `Parts: ${parts.join(', ')}.${counts.length > 0 ? ` Tests: ${counts.join(', ')}.` : ''}`;
}

/** How many of the slowest files are listed. */
const maxSlowest = 12;

/** Formats the slowest test files, one line each; '' if no test ran. */
export function formatSlowest(files) {
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, maxSlowest);
  const lines = slowest.map(({ file, tests, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${file} (${tests})`);
  return lines.length === 0 ? '' : ['What took longest, with the number of its tests:', ...lines].join('\n');
}

/** Formats the total time, relative to a clean build of the site, if there was one. */
export function formatDuration({ seconds, siteSeconds }) {
  const time = `All of it took ${seconds.toFixed(0)} s`;
  return siteSeconds === undefined
    ? `${time}. The site had been built before, so that its build is no measure.`
    : `${time}: ${(seconds / siteSeconds).toFixed(1)} times the build of this site from nothing (${siteSeconds.toFixed(1)} s).`;
}

function countTests(output, state) {
  return Number(new RegExp(`(\\d+) ${state}`).exec(findTestCount(output) ?? '')?.[1] ?? 0);
}

// The last line of vitest: "      Tests  2 failed | 310 passed | 1 skipped (313)".
function findTestCount(output) {
  const counts = /^ *Tests +(.+?)(?: \(\d+\))?$/m.exec(output)?.[1];
  return counts && `${counts.split(' | ').join(', ')} (tests)`;
}
