// The costs of builds, and the stored costs of earlier ones → which costs have grown, and where.
//
// Costs are numbers by name: `processor` and `stages` as multiples of a fixed piece of work, `memory` in bytes,
// `files` and `bytes` of the finished site.

/**
 * The costs, and the share by which each may exceed the stored one. Processor time and memory also depend on the other
 * load of the machine: runs of the same commit differ by up to a fifth in one and 6 % in the other. Files and bytes are
 * the same in each run.
 */
const kinds = {
  processor: { label: 'processor time', tolerance: 0.25, isMeasured: true },
  memory: { label: 'peak memory', tolerance: 0.15, isMeasured: true },
  files: { label: 'number of files', tolerance: 0.1, isMeasured: false },
  bytes: { label: 'size', tolerance: 0.1, isMeasured: false },
};

/** A stage may take this share more time; shorter ones than `minStage` fixed works vary too much to be compared. */
const stageTolerance = 0.35;
const minStage = 0.3;

/** Takes the minimum of two runs, cost by cost, as other load on the machine only adds. */
export function takeMinimum(before, now) {
  if (before === undefined) return now;
  const least = (a, b) => Object.fromEntries(Object.keys(b).map((key) => [key, Math.min(a[key] ?? b[key], b[key])]));
  const { stages, ...costs } = now;
  return { ...least(before, costs), stages: least(before.stages, stages) };
}

/** Describes the costs that have grown; with `isComparable` false, only those that are the same on every machine. */
export function findGrowth(stored, now, { isComparable = true } = {}) {
  return Object.entries(now).flatMap(([site, costs]) => [
    ...(isComparable ? findSlowStages(site, stored[site]?.stages ?? {}, costs.stages) : []),
    ...Object.entries(kinds).flatMap(([name, { label, tolerance, isMeasured }]) => {
      const before = stored[site]?.[name];
      if (before === undefined) return [`${site}: nothing is kept of its ${label}`];
      if (!isComparable && isMeasured) return [];
      if (costs[name] <= before * (1 + tolerance)) return [];
      const where =
        name === 'processor' ? `, most of it in the stage "${findGrown(stored[site].stages, costs.stages)}"` : '';
      return [`${site}: ${label} has grown by ${toPercent(costs[name] / before - 1)}${where}`];
    }),
  ]);
}

function findSlowStages(site, before, now) {
  return Object.entries(now)
    .filter(([stage, cost]) => before[stage] >= minStage && cost > before[stage] * (1 + stageTolerance))
    .map(([stage, cost]) => `${site}: the stage "${stage}" takes ${toPercent(cost / before[stage] - 1)} more time`);
}

function findGrown(before, now) {
  const grown = Object.keys(now).map((stage) => ({ stage, by: now[stage] - (before[stage] ?? 0) }));
  return grown.sort((a, b) => b.by - a.by)[0]?.stage;
}

function toPercent(share) {
  return `${Math.round(share * 100)} %`;
}
