// Extracts the API of a saved library beside the builds that show its demos.

import { setTimeout as delay } from 'node:timers/promises';

interface FollowerOptions {
  /** Extracts the API again; returns whether anything had changed. */
  readonly refresh: () => Promise<boolean>;
  /** Called with a new API that no one has taken: builds with it. */
  readonly onFresh: () => Promise<unknown>;
  /** Called if the saves of these files did not change the API. */
  readonly onSame: (files: readonly string[]) => unknown;
  readonly onFault: (error: unknown) => void;
}

/** Updates the API after saves of libraries. While a library is saved repeatedly, only the last API is shown. */
export class ApiFollower {
  readonly #options: FollowerOptions;
  readonly #saved = new Set<string>();
  #saves = 0;
  #running: Promise<void> | undefined;
  /** How long the last extraction took, in milliseconds. */
  #lastMs = 0;
  /** The saved files whose new API no build has shown, sorted. */
  #fresh: readonly string[] | undefined;

  constructor(options: FollowerOptions) {
    this.#options = options;
  }

  /** Notes saved sources, and starts to extract the API. */
  follow(files: readonly string[]): void {
    this.#saves += 1;
    files.forEach((file) => this.#saved.add(file));
    this.#running ??= this.#run();
  }

  /** Returns whether the cached API is older than the sources, or newer than what pages show. */
  isBehind(): boolean {
    return this.#running !== undefined || this.#fresh !== undefined;
  }

  /** Waits for a running extraction, but not for longer than this, and not at all if the last one took longer. */
  async settle(milliseconds: number): Promise<void> {
    if (!this.#running || this.#lastMs > milliseconds) return;
    const waiting = new AbortController();
    await Promise.race([this.#running, delay(milliseconds, undefined, { signal: waiting.signal }).catch(() => {})]);
    waiting.abort();
  }

  /** Returns the saved files with a new API, for a build that shows it; undefined if there is none, or it was taken. */
  take(): readonly string[] | undefined {
    const files = this.#fresh;
    this.#fresh = undefined;
    return files;
  }

  async #run(): Promise<void> {
    const start = performance.now();
    try {
      await this.#extract();
    } catch (error) {
      this.#saved.clear();
      this.#options.onFault(error);
    }
    this.#lastMs = performance.now() - start;
    // A file may have been saved while the last extraction was being reported.
    this.#running = this.#saved.size > 0 ? this.#run() : undefined;
    if (this.#fresh) void this.#options.onFresh().catch(this.#options.onFault);
  }

  async #extract(): Promise<void> {
    let isNew = false;
    for (let seen = -1; seen !== this.#saves;) {
      seen = this.#saves;
      isNew = (await this.#options.refresh()) || isNew;
    }
    const files = [...this.#saved].sort();
    this.#saved.clear();
    if (isNew) this.#fresh = [...new Set([...(this.#fresh ?? []), ...files])].sort();
    else this.#options.onSame(files);
  }
}
