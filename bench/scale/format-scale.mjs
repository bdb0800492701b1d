// Measurements of one site → a Markdown table: one build, its shards, and the slowest shard with the merge.

const columns = [
  { title: 'build', isText: true, format: ({ name }) => name },
  { title: 'pages', format: ({ pages }) => formatCount(pages) },
  { title: 'demos', format: ({ demos }) => formatCount(demos) },
  { title: 'time s', format: ({ wall }) => formatSeconds(wall) },
  { title: 'processor s', format: ({ cpu }) => formatSeconds(cpu) },
  { title: 'memory MB', format: ({ memory }) => formatMegabytes(memory) },
  { title: 'output MB', format: ({ bytes }) => formatMegabytes(bytes) },
  { title: 'of one build', format: ({ share }) => (share === undefined ? '' : `${Math.round(share * 100)} %`) },
  { title: 'outcome', isText: true, format: ({ stopped, faults = [] }) => stopped ?? faults.join(', ') },
];

/** Formats the costs of one site as a Markdown table. */
export function formatScale(measured) {
  const rows = [...measured, ...toSlowest(measured)];
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [
    line(columns.map(({ title }) => title)),
    `|${columns.map(({ isText }) => (isText ? '---' : '---:')).join('|')}|`,
    ...rows.map((row) => line(columns.map(({ format }) => format(row)))),
  ].join('\n');
}

/** Sums up the slowest shard and the merge, which a team waits for, as a share of one build. */
function toSlowest(measured) {
  const [oneBuild] = measured;
  const shards = measured.filter(({ name }) => name.startsWith('shard '));
  const merge = measured.find(({ name }) => name === 'merge');
  if (!merge || shards.length === 0) return [];

  const [slowest] = [...shards].sort((a, b) => b.cpu - a.cpu);
  const cpu = slowest.cpu + merge.cpu;
  return [
    {
      name: 'slowest shard, then merge',
      pages: merge.pages,
      demos: merge.demos,
      wall: slowest.wall + merge.wall,
      cpu,
      memory: Math.max(...shards.map(({ memory }) => memory), merge.memory),
      bytes: merge.bytes,
      share: cpu / oneBuild.cpu,
    },
  ];
}

function formatCount(count) {
  return count === undefined ? '–' : count.toLocaleString('en');
}

function formatSeconds(seconds) {
  return seconds === undefined ? '–' : seconds.toFixed(1);
}

function formatMegabytes(bytes) {
  return bytes === undefined ? '–' : (bytes / 1e6).toFixed(0);
}
