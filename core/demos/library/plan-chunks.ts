// The modules that several pages share, and the pages that use them → files to put them in.
//
// One file for each set of pages would load nothing in vain, and would be hundreds of files. So
// sets are merged, the cheapest first, until files are large enough to be worth a request and few
// enough for every page. No file imports another in a circle, for then one would run too early.

/** A module that more than one page uses. */
interface SharedModule {
  readonly id: string;
  readonly bytes: number;
  /** Numbers of the pages that use it. */
  readonly pages: readonly number[];
  /** Modules that it imports; those that are not shared count for nothing. */
  readonly imports: readonly string[];
  /** What only some readers need, such as the words of a language: no file holds modules of two kinds. */
  readonly kind?: string;
}

/** What files should be like. */
interface ChunkLimits {
  /** Smaller files are merged with others, where that makes no circle. */
  readonly minBytes: number;
  /** At most as many shared files for a page. */
  readonly maxPerPage: number;
}

interface Chunk {
  readonly members: SharedModule[];
  readonly pages: Set<number>;
  readonly kind?: string;
  bytes: number;
}

/** Plans the files of shared modules; gives the number of its file for each module. */
export function planChunks(
  modules: readonly SharedModule[],
  { minBytes, maxPerPage }: ChunkLimits,
): Map<string, number> {
  const chunks = groupByPages(modules);
  mergeWhile(
    chunks,
    (counts) =>
      ({ one, other }) =>
        countPages(one, other, (page) => (counts.get(page) ?? 0) > maxPerPage),
  );
  mergeWhile(
    chunks,
    () =>
      ({ one, other }) =>
        Math.min(one.bytes, other.bytes) < minBytes ? 1 : 0,
  );
  return new Map(chunks.flatMap(({ members }, index) => members.map(({ id }) => [id, index] as const)));
}

type Relief = (pair: Pair) => number;

/** Merges pairs that bring relief, the least waste for the most relief first, until none does. */
function mergeWhile(chunks: Chunk[], toRelief: (counts: ReadonlyMap<number, number>) => Relief): void {
  let pairs = chunks.flatMap((one, index) =>
    chunks
      .slice(index + 1)
      .filter(({ kind }) => kind === one.kind)
      .map((other) => toPair(one, other)),
  );

  for (;;) {
    const reliefOf = toRelief(countFiles(chunks));
    const found = pairs
      .map((pair) => ({ pair, price: pair.waste / reliefOf(pair) }))
      .filter(({ price }) => Number.isFinite(price))
      .sort((a, b) => a.price - b.price)
      .find(({ pair }) => !makesCircle(pair, chunks));
    if (!found) return;

    const { one, other } = found.pair;
    merge(chunks, found.pair);
    pairs = pairs
      .filter((pair) => pair.other !== other && pair.one !== other)
      .map((pair) => (pair.one === one || pair.other === one ? toPair(pair.one, pair.other) : pair));
  }
}

function countFiles(chunks: readonly Chunk[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { pages } of chunks) for (const page of pages) counts.set(page, (counts.get(page) ?? 0) + 1);
  return counts;
}

function countPages(one: Chunk, other: Chunk, fits: (page: number) => boolean): number {
  return [...one.pages].filter((page) => other.pages.has(page) && fits(page)).length;
}

function groupByPages(modules: readonly SharedModule[]): Chunk[] {
  const byPages = new Map<string, Chunk>();
  for (const module of modules) {
    const key = `${module.pages.join(' ')} ${module.kind ?? ''}`;
    const chunk = byPages.get(key) ?? { members: [], pages: new Set(module.pages), kind: module.kind, bytes: 0 };
    chunk.members.push(module);
    chunk.bytes += module.bytes;
    byPages.set(key, chunk);
  }
  return [...byPages.values()];
}

interface Pair {
  readonly one: Chunk;
  readonly other: Chunk;
  /** Bytes that pages would load in vain if the two were one, added up. */
  readonly waste: number;
}

function toPair(one: Chunk, other: Chunk): Pair {
  // A pair that wastes nothing still comes after none.
  return { one, other, waste: wasteOf(one, other) + 1 };
}

function wasteOf(one: Chunk, other: Chunk): number {
  const alone = (a: Chunk, b: Chunk) => [...a.pages].filter((page) => !b.pages.has(page)).length;
  return one.bytes * alone(other, one) + other.bytes * alone(one, other);
}

/** Two files become one safely unless a third one stands between them. */
function makesCircle({ one, other }: Pair, chunks: readonly Chunk[]): boolean {
  const home = new Map(chunks.flatMap((chunk) => chunk.members.map(({ id }) => [id, chunk] as const)));
  const importsOf = (chunk: Chunk) =>
    new Set(chunk.members.flatMap(({ imports }) => imports.flatMap((id) => home.get(id) ?? [])));
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

function merge(chunks: Chunk[], { one, other }: Pair): void {
  one.members.push(...other.members);
  other.pages.forEach((page) => one.pages.add(page));
  one.bytes += other.bytes;
  chunks.splice(chunks.indexOf(other), 1);
}
