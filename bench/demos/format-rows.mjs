// Measurements and their targets → a Markdown table.

const columns = [
  { title: 'row', format: ({ row }) => String(row) },
  { title: 'site', isText: true, format: ({ site }) => site },
  { title: 'build', isText: true, format: ({ name }) => name },
  { title: 'time', format: ({ wall }) => formatSeconds(wall) },
  { title: 'target', format: ({ target }) => formatTarget(target?.seconds, formatSeconds) },
  { title: 'memory', format: ({ memory }) => formatMemory(memory) },
  { title: 'target', format: ({ target }) => formatTarget(target?.memory, formatMemory) },
  { title: 'CPU', format: ({ cpu }) => formatSeconds(cpu) },
  { title: 'ratio (time, memory)', format: ({ ratio }) => formatRatio(ratio) },
  { title: 'target', format: ({ target }) => formatTarget(target?.ratio, (ratio) => `${ratio} ×`) },
  { title: 'outcome', isText: true, format: formatOutcome },
];

/** Formats measurements and their targets as a Markdown table, aligned for the terminal. */
export function formatRows(rows) {
  const cells = rows.map((row) => columns.map(({ format }) => format(row)));
  const widths = columns.map(({ title }, at) => Math.max(title.length, ...cells.map((row) => row[at].length)));
  const toCell = (text, at) => (columns[at].isText ? text.padEnd(widths[at]) : text.padStart(widths[at]));
  const toLine = (texts) => `| ${texts.map(toCell).join(' | ')} |`;
  const rule = `|${widths.map((width, at) => (columns[at].isText ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`;

  return [toLine(columns.map(({ title }) => title)), rule, ...cells.map(toLine)].join('\n');
}

/** Describes whether a row meets its target: "met", "missed: time", "stopped: …". */
export function judgeRow({ wall, memory, stopped, faults = [], target = {}, ratio }) {
  if (stopped !== undefined) return stopped.startsWith('not run') ? stopped : `stopped: ${stopped}`;
  const missed = [
    ...(faults.length > 0 ? [`errors (${[...new Set(faults)].join(', ')})`] : []),
    ...(isOver(wall, target.seconds) ? ['time'] : []),
    ...(isOver(memory, target.memory) ? ['memory'] : []),
    ...(isOver(ratio?.wall, target.ratio) ? ['ratio of time'] : []),
    ...(isOver(ratio?.memory, target.ratio) ? ['ratio of memory'] : []),
  ];
  if (missed.length > 0) return `missed: ${missed.join(', ')}`;
  return Object.keys(target).length > 0 ? 'met' : '';
}

function isOver(measured, limit) {
  return measured !== undefined && limit !== undefined && measured > limit;
}

function formatOutcome(row) {
  return [judgeRow(row), row.note].filter(Boolean).join('; ').replaceAll('|', '\\|');
}

function formatTarget(target, format) {
  return target === undefined ? '' : `≤ ${format(target)}`;
}

function formatSeconds(seconds) {
  return seconds === undefined ? '–' : `${Number(seconds.toFixed(2))} s`;
}

function formatMemory(bytes) {
  if (bytes === undefined) return '–';
  return bytes < 1e9 ? `${Math.round(bytes / 1e6)} MB` : `${Number((bytes / 1e9).toFixed(2))} GB`;
}

function formatRatio(ratio) {
  if (!ratio) return '';
  return [ratio.wall, ratio.memory]
    .filter((each) => each !== undefined)
    .map((each) => `${each.toFixed(2)} ×`)
    .join(', ');
}
