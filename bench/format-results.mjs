// Measurements → their medians, and a Markdown table.

const columns = [
  { title: 'pages', format: ({ pages }) => String(pages) },
  { title: 'build', format: ({ step }) => step },
  { title: 'wall s', format: ({ wall }) => wall.toFixed(2) },
  { title: 'CPU s', format: ({ cpu }) => cpu?.toFixed(2) ?? '–' },
  { title: 'memory MB', format: ({ memory }) => (memory === undefined ? '–' : (memory / 1e6).toFixed(0)) },
  { title: 'files written', format: ({ written }) => String(written) },
  { title: 'site MB', format: ({ bytes }) => (bytes / 1e6).toFixed(2) },
];

/** Finds the median of numbers; for an even count, the mean of the middle two. */
export function findMedian(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Turns several runs of one step into their medians, field by field. */
export function toMedians(runs) {
  return Object.fromEntries(
    Object.keys(runs[0]).map((key) => {
      const values = runs.map((run) => run[key]).filter((value) => value !== undefined);
      return [key, values.length > 0 ? findMedian(values) : undefined];
    }),
  );
}

/** Formats the results as a Markdown table, aligned for the terminal. */
export function formatTable(results) {
  const rows = results.map((result) => columns.map(({ format }) => format(result)));
  const widths = columns.map(({ title }, at) => Math.max(title.length, ...rows.map((row) => row[at].length)));
  const toLine = (cells) =>
    `| ${cells.map((cell, at) => (at === 1 ? cell.padEnd(widths[at]) : cell.padStart(widths[at]))).join(' | ')} |`;
  const rule = `|${widths.map((width, at) => (at === 1 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`;

  return [toLine(columns.map(({ title }) => title)), rule, ...rows.map(toLine)].join('\n');
}
