// The modules that several pages share, and the pages that use them → files to put them in.
//
// One file for each set of pages would load nothing in vain, and would be hundreds of files. So
// sets are merged, the cheapest first, until files are large enough to be worth a request and few
// enough for every page. No file imports another in a circle, for then one would run too early.

/** A module that more than one page uses. */
export interface SharedModule {
  readonly id: string;
  readonly bytes: number;
  /** Numbers of the pages that use it. */
  readonly pages: readonly number[];
  /** Modules that it imports; those that are not shared count for nothing. */
  readonly imports: readonly string[];
}

/** What files should be like. */
export interface ChunkLimits {
  /** Smaller files are merged with others, where that makes no circle. */
  readonly minBytes: number;
  /** At most as many shared files for a page. */
  readonly maxPerPage: number;
}

interface Chunk {
  readonly members: SharedModule[];
  readonly pages: Set<number>;
  bytes: number;
}

/** Plans the files of shared modules; gives the number of its file for each module. */
export function planChunks(modules: readonly SharedModule[], { minBytes, maxPerPage }: ChunkLimits): Map<string, number> {
  const chunks = groupByPages(modules);
  mergeSmall(chunks, minBytes);
  mergeCrowded(chunks, maxPerPage);
  return new Map(chunks.flatMap(({ members }, index) => members.map(({ id }) => [id, index] as const)));
}

/** The smallest file first, into the one that costs least. */
function mergeSmall(chunks: Chunk[], minBytes: number): void {
  const alone = new Set<Chunk>();
  for (;;) {
    const [smallest] = chunks.filter((chunk) => chunk.bytes < minBytes && !alone.has(chunk)).sort((a, b) => a.bytes - b.bytes);
    if (!smallest) return;
    const pair = findCheapestPair(chunks.filter((chunk) => chunk !== smallest).map((chunk) => [chunk, smallest] as const), chunks);
    if (pair) merge(chunks, pair);
    else alone.add(smallest);
  }
}

function mergeCrowded(chunks: Chunk[], maxPerPage: number): void {
  const stuck = new Set<number>();
  for (;;) {
    const crowded = findCrowdedPage(chunks, maxPerPage, stuck);
    if (crowded === undefined) return;
    const own = chunks.filter(({ pages }) => pages.has(crowded));
    const pair = findCheapestPair(own.flatMap((one, index) => own.slice(index + 1).map((other) => [one, other] as const)), chunks);
    if (pair) merge(chunks, pair);
    else stuck.add(crowded);
  }
}

function groupByPages(modules: readonly SharedModule[]): Chunk[] {
  const byPages = new Map<string, Chunk>();
  for (const module of modules) {
    const key = module.pages.join(' ');
    const chunk = byPages.get(key) ?? { members: [], pages: new Set(module.pages), bytes: 0 };
    chunk.members.push(module);
    chunk.bytes += module.bytes;
    byPages.set(key, chunk);
  }
  return [...byPages.values()];
}

function findCrowdedPage(chunks: readonly Chunk[], maxPerPage: number, stuck: ReadonlySet<number>): number | undefined {
  const counts = new Map<number, number>();
  for (const { pages } of chunks) for (const page of pages) counts.set(page, (counts.get(page) ?? 0) + 1);
  const [worst] = [...counts].filter(([page]) => !stuck.has(page)).sort(([a, most], [b, other]) => other - most || a - b);
  return worst && worst[1] > maxPerPage ? worst[0] : undefined;
}

type Pair = readonly [Chunk, Chunk];

/** Of all pairs that may be merged, the one that makes pages load the fewest bytes in vain. */
function findCheapestPair(pairs: readonly Pair[], chunks: readonly Chunk[]): Pair | undefined {
  const priced = pairs.map((pair) => ({ pair, cost: wasteOf(pair[0], pair[1]) })).sort((a, b) => a.cost - b.cost);
  return priced.find(({ pair }) => !makesCircle(pair, chunks))?.pair;
}

function wasteOf(one: Chunk, other: Chunk): number {
  const alone = (a: Chunk, b: Chunk) => [...a.pages].filter((page) => !b.pages.has(page)).length;
  return one.bytes * alone(other, one) + other.bytes * alone(one, other);
}

/** Two files become one safely unless a third one stands between them. */
function makesCircle([one, other]: Pair, chunks: readonly Chunk[]): boolean {
  const home = new Map(chunks.flatMap((chunk) => chunk.members.map(({ id }) => [id, chunk] as const)));
  const importsOf = (chunk: Chunk) => new Set(chunk.members.flatMap(({ imports }) => imports.flatMap((id) => home.get(id) ?? [])));
  const isPair = (chunk: Chunk) => chunk === one || chunk === other;

  const seen = new Set<Chunk>();
  const waiting = [...importsOf(one), ...importsOf(other)].filter((chunk) => !isPair(chunk));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    for (const imported of importsOf(next)) {
      if (isPair(imported)) return true;
      waiting.push(imported);
    }
  }
  return false;
}

function merge(chunks: Chunk[], [one, other]: Pair): void {
  one.members.push(...other.members);
  other.pages.forEach((page) => one.pages.add(page));
  one.bytes += other.bytes;
  chunks.splice(chunks.indexOf(other), 1);
}
