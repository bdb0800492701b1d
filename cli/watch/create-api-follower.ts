// Extracts the API of a saved library after the builds that show its demos.

/** Updates the API after saves of libraries. */
interface ApiFollower {
  /** Notes saved sources, and starts to extract the API. */
  follow(files: readonly string[]): void;
  /** Returns whether the cached API is older than the sources. */
  isBehind(): boolean;
}

interface FollowerOptions {
  /** Extracts the API again; returns whether anything had changed. */
  readonly refresh: () => Promise<boolean>;
  /** Builds with the new API, which these files changed. */
  readonly onFresh: (files: readonly string[]) => Promise<unknown>;
  /** Called if the saves of these files did not change the API. */
  readonly onSame: (files: readonly string[]) => unknown;
  readonly onFault: (error: unknown) => void;
}

/** Creates the follower. While a library is saved repeatedly, only the last API is shown. */
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
