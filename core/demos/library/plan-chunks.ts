// The modules that several pages share, and the pages that use them → the files to put them in.
//
// One file for each set of pages would load nothing unused, but would mean hundreds of files. So sets
// are merged, the cheapest first, until files are large enough to be worth a request and few enough
// for every page. Files never import each other in a circle, since one would run too early.

/** A module that more than one page uses. */
interface SharedModule {
  readonly id: string;
  readonly bytes: number;
  /** Indexes of the pages that use it. */
  readonly pages: readonly number[];
  /** Modules that it imports; those that are not shared are ignored. */
  readonly imports: readonly string[];
  /** Group of modules that only some readers need, such as one language: kinds are never mixed in a file. */
  readonly kind?: string;
}

/** Limits for the planned files. */
interface ChunkLimits {
  /** Smaller files are merged with others unless that makes a circle. */
  readonly minBytes: number;
  /** Maximum number of shared files per page. */
  readonly maxPerPage: number;
}

interface Chunk {
  readonly members: SharedModule[];
  readonly pages: Set<number>;
  readonly kind?: string;
  bytes: number;
}

/** Plans the files of shared modules; returns the index of its file for each module id. */
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

/** Merges pairs that bring relief, lowest waste per relief first, until none does. */
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
  /** Total bytes that pages would load without using them if the two were one. */
  readonly waste: number;
}

function toPair(one: Chunk, other: Chunk): Pair {
  // Plus one, so that a pair without waste still has a price that depends on its relief.
  return { one, other, waste: wasteOf(one, other) + 1 };
}

function wasteOf(one: Chunk, other: Chunk): number {
  const alone = (a: Chunk, b: Chunk) => [...a.pages].filter((page) => !b.pages.has(page)).length;
  return one.bytes * alone(other, one) + other.bytes * alone(one, other);
}

/** Merging makes a circle if one file imports the other through a third one. */
function makesCircle({ one, other }: Pair, chunks: readonly Chunk[]): boolean {
  const chunkOf = new Map(chunks.flatMap((chunk) => chunk.members.map(({ id }) => [id, chunk] as const)));
  const importsOf = (chunk: Chunk) =>
    new Set(chunk.members.flatMap(({ imports }) => imports.flatMap((id) => chunkOf.get(id) ?? [])));
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
