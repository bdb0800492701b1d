// Saves of a library → its API, extracted behind the builds that show its demos.

/** Follows the saves of libraries. */
interface ApiFollower {
  /** Notes saved sources. It does not reject. */
  follow(files: readonly string[]): void;
  /** What is kept of the API is older than the sources. */
  isBehind(): boolean;
}

interface FollowerOptions {
  /** Extracts the API anew; tells whether it had to. */
  readonly refresh: () => Promise<boolean>;
  /** Builds with the new API, which these files have changed. */
  readonly onFresh: (files: readonly string[]) => Promise<unknown>;
  /** The saves of these files have changed nothing in it. */
  readonly onSame: (files: readonly string[]) => unknown;
  readonly onFault: (error: unknown) => void;
}

/** Creates the follower. While a library is saved again and again, only the last API is shown. */
export function createApiFollower({ refresh, onFresh, onSame, onFault }: FollowerOptions): ApiFollower {
  const saved = new Set<string>();
  let saves = 0;
  let running: Promise<void> | undefined;

  return {
    follow(files) {
      saves += 1;
      files.forEach((file) => saved.add(file));
      running ??= run();
    },
    isBehind: () => running !== undefined,
  };

  async function run(): Promise<void> {
    try {
      let isNew = false;
      for (let seen = -1; seen !== saves;) {
        seen = saves;
        isNew = (await refresh()) || isNew;
      }
      const files = [...saved].sort();
      saved.clear();
      if (isNew) await onFresh(files);
      else onSame(files);
    } catch (error) {
      saved.clear();
      onFault(error);
    }
    running = undefined;
    if (saved.size > 0) running = run();
  }
}
