interface BackgroundQueueOptions {
  /** Does what is wanted of that name; what fails is left as it was. */
  work(name: string): Promise<unknown>;
  /** Of one processor's time, 0 to 1: after each piece the queue rests as long as that takes. */
  share: number;
  /** Beyond these nothing more is taken. */
  maxWaiting: number;
  /** Whether somebody waits for work of this kind now. */
  isBusy(): boolean;
}

/** Milliseconds after which a busy program is looked at again. */
const busyMs = 40;

/** Work that nobody waits for, named by what it is for: one piece at a time, and only a share of the time. */
export class BackgroundQueue {
  readonly #options: BackgroundQueueOptions;
  readonly #waiting = new Set<string>();
  #isScheduled = false;
  #restsUntil = 0;

  constructor(options: BackgroundQueueOptions) {
    this.#options = options;
  }

  /** Dropped where too many wait already: it may be offered again. */
  offer(name: string): void {
    if (this.#waiting.size >= this.#options.maxWaiting) return;
    this.#waiting.add(name);
    if (!this.#isScheduled) this.#schedule(0);
  }

  #schedule(delayMs: number): void {
    this.#isScheduled = true;
    const restMs = Math.max(delayMs, this.#restsUntil - performance.now());
    // No reason for a program to live on.
    setTimeout(() => void this.#step(), restMs).unref();
  }

  async #step(): Promise<void> {
    if (this.#options.isBusy()) return this.#schedule(busyMs);
    const [name] = this.#waiting;
    if (name !== undefined) {
      this.#waiting.delete(name);
      const begunAt = performance.now();
      await this.#options.work(name).catch(() => undefined);
      const endedAt = performance.now();
      this.#restsUntil = endedAt + (endedAt - begunAt) * (1 / this.#options.share - 1);
    }
    if (this.#waiting.size > 0) this.#schedule(0);
    else this.#isScheduled = false;
  }
}
