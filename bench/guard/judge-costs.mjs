// What the builds of some sites cost, and what they cost when that was kept → which has grown, and where.
//
// Costs are numbers by name: `processor` and `stages` as multiples of a fixed piece of work, `memory` in bytes,
// `files` and `bytes` of the finished site.

/** More than this share above what is kept has grown. */
export const tolerance = 0.1;

/** What a machine that is busy makes larger; the rest is the same in each run. */
const measured = ['processor', 'memory'];

const labels = {
  processor: 'processor time',
  memory: 'peak memory',
  files: 'number of files',
  bytes: 'size',
};

/** Takes the least of two runs, cost by cost: what else runs on a machine only ever adds. */
export function takeLeast(before, now) {
  if (before === undefined) return now;
  const least = (a, b) => Object.fromEntries(Object.keys(b).map((key) => [key, Math.min(a[key] ?? b[key], b[key])]));
  const { stages, ...costs } = now;
  return { ...least(before, costs), stages: least(before.stages, stages) };
}

/** Finds what has grown, as sentences; with `isComparable` false, only what is the same on every machine. */
export function findGrowth(kept, now, { isComparable = true } = {}) {
  return Object.entries(now).flatMap(([site, costs]) =>
    Object.entries(labels).flatMap(([name, label]) => {
      const before = kept[site]?.[name];
      if (before === undefined) return [`${site}: nothing is kept of its ${label}`];
      if (!isComparable && measured.includes(name)) return [];
      if (costs[name] <= before * (1 + tolerance)) return [];
      const where =
        name === 'processor' ? `, most of it in the stage "${findGrown(kept[site].stages, costs.stages)}"` : '';
      return [`${site}: ${label} has grown by ${toPercent(costs[name] / before - 1)}${where}`];
    }),
  );
}

function findGrown(before, now) {
  const grown = Object.keys(now).map((stage) => ({ stage, by: now[stage] - (before[stage] ?? 0) }));
  return grown.sort((a, b) => b.by - a.by)[0]?.stage;
}

function toPercent(share) {
  return `${Math.round(share * 100)} %`;
}
