// The costs of builds, and the stored costs of earlier ones → which costs have grown, and where.
//
// Costs are numbers by name: `processor` and `stages` as multiples of a fixed piece of work, `memory` in bytes,
// `files` and `bytes` of the finished site.

/** A cost has grown if it is more than this share above the stored one. */
export const tolerance = 0.1;

/** The costs that depend on the load of the machine; the others are the same in each run. */
const measured = ['processor', 'memory'];

const labels = {
  processor: 'processor time',
  memory: 'peak memory',
  files: 'number of files',
  bytes: 'size',
};

/** Takes the minimum of two runs, cost by cost, as other load on the machine only adds. */
export function takeLeast(before, now) {
  if (before === undefined) return now;
  const least = (a, b) => Object.fromEntries(Object.keys(b).map((key) => [key, Math.min(a[key] ?? b[key], b[key])]));
  const { stages, ...costs } = now;
  return { ...least(before, costs), stages: least(before.stages, stages) };
}

/** Describes the costs that have grown; with `isComparable` false, only those that are the same on every machine. */
export function findGrowth(stored, now, { isComparable = true } = {}) {
  return Object.entries(now).flatMap(([site, costs]) =>
    Object.entries(labels).flatMap(([name, label]) => {
      const before = stored[site]?.[name];
      if (before === undefined) return [`${site}: nothing is kept of its ${label}`];
      if (!isComparable && measured.includes(name)) return [];
      if (costs[name] <= before * (1 + tolerance)) return [];
      const where =
        name === 'processor' ? `, most of it in the stage "${findGrown(stored[site].stages, costs.stages)}"` : '';
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
