// Measured rows → a Markdown table. A target is a number of seconds or bytes, or a multiple of another time.

const columns = [
  ['what', ({ site, step }) => `${site}: ${step}`],
  ['now', ({ by }) => formatCost(by.now)],
  ['before', ({ by }) => formatCost(by.before)],
  ['now ÷ before (time, processor)', ({ by }) => formatRatios(by.now, by.before)],
  ['Hugo', ({ by }) => formatCost(by.Hugo)],
  ['now ÷ Hugo', ({ by }) => formatRatios(by.now, by.Hugo)],
  ['to be', ({ target = {} }) => Object.entries(target).map(formatTarget).join(', ')],
  ['outcome', judgeSpeed],
];

/** Formats rows as a Markdown table, aligned for the terminal. */
export function formatSpeed(rows) {
  const cells = rows.map((row) => columns.map(([, format]) => format(row)));
  const widths = columns.map(([title], at) => Math.max(title.length, ...cells.map((row) => row[at].length)));
  const toLine = (texts) => `| ${texts.map((text, at) => text.padEnd(widths[at])).join(' | ')} |`;
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  return [toLine(columns.map(([title]) => title)), rule, ...cells.map(toLine)].join('\n');
}

/** Returns "met", "missed: time", "stopped: …", or "" for a row without a target that can be judged. */
export function judgeSpeed({ by, target = {} }) {
  if (by.now.stopped !== undefined) return `stopped: ${by.now.stopped}`;
  const judged = Object.entries(target).flatMap(([kind, limit]) => {
    const measured = measures[kind](by);
    return measured === undefined ? [] : [{ kind, isMissed: measured > limit }];
  });
  const missed = judged.filter(({ isMissed }) => isMissed).map(({ kind }) => names[kind]);
  if (missed.length > 0) return `missed: ${missed.join(', ')}`;
  return judged.length > 0 ? 'met' : '';
}

const measures = {
  seconds: ({ now }) => now.wall,
  memory: ({ now }) => now.memory,
  before: ({ now, before }) => before?.wall && now.wall / before.wall,
  hugo: ({ now, Hugo }) => Hugo?.wall && now.wall / Hugo.wall,
  plain: ({ now }) => now.ratio,
};
const names = {
  seconds: 'time',
  memory: 'memory',
  before: 'ratio to before',
  hugo: 'ratio to Hugo',
  plain: 'ratio to the import from its file',
};

function formatTarget([kind, limit]) {
  const value = { seconds: formatSeconds, memory: formatMemory }[kind]?.(limit) ?? `${limit} × ${nouns[kind]}`;
  return `≤ ${value}`;
}

const nouns = { before: 'before', hugo: 'Hugo', plain: 'its file' };

function formatCost(cost) {
  if (cost === undefined) return '';
  if (cost.wall === undefined) return '–';
  return [
    formatSeconds(cost.wall),
    ...(cost.cpu === undefined ? [] : [`${formatSeconds(cost.cpu)} of processor`]),
    ...(cost.memory === undefined ? [] : [formatMemory(cost.memory)]),
    ...(cost.ratio === undefined ? [] : [`${cost.ratio.toFixed(2)} × its file`]),
  ].join(', ');
}

function formatRatios(cost, other) {
  if (cost?.wall === undefined || other?.wall === undefined) return '';
  const ratios = [cost.wall / other.wall, ...(cost.cpu && other.cpu ? [cost.cpu / other.cpu] : [])];
  return ratios.map((ratio) => ratio.toFixed(2)).join(', ');
}

function formatSeconds(seconds) {
  return seconds < 1 ? `${Math.round(seconds * 1000)} ms` : `${Number(seconds.toFixed(seconds < 10 ? 2 : 1))} s`;
}

function formatMemory(bytes) {
  return bytes < 1e9 ? `${Math.round(bytes / 1e6)} MB` : `${Number((bytes / 1e9).toFixed(2))} GB`;
}
