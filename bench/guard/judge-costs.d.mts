/** What the builds of a site cost. */
export interface SiteCosts {
  readonly processor: number;
  readonly memory: number;
  readonly files: number;
  readonly bytes: number;
  readonly stages: Readonly<Record<string, number>>;
}

export declare function takeMinimum(before: SiteCosts | undefined, now: SiteCosts): SiteCosts;

export declare function findGrowth(
  stored: Readonly<Record<string, SiteCosts>>,
  now: Readonly<Record<string, SiteCosts>>,
  options?: { readonly isComparable?: boolean },
): string[];
