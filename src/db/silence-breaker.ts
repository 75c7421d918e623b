/** The database has not answered anything for a while: it is frozen, or the way to it is cut. */
export class DatabaseSilentError extends Error {
  override name = 'DatabaseSilentError';
  readonly code = 'database_silent';

  constructor() {
    super('The database does not answer');
  }
}

export interface SilenceBreakerOptions {
  /** Resolves with any answer of the server, over a connection of its own; rejects when there is none. */
  ping(): Promise<void>;
  /** Ends what waits for the server; called again and again while it is silent. */
  onSilence(): void;
}

const tickMs = 100;
/** Silence is counted in turns of our own loop, so that a busy process does not take itself for a silent server. */
const pingAfterTicks = 3;
const openAfterTicks = 7;

/**
 * Refuses at once while the server is silent. Nothing is asked while answers come; after three silent ticks with
 * somebody waiting a ping is sent, after seven the breaker opens: who waits is refused, and who comes too. Only
 * pings go on, one at a time; the first that is answered closes it.
 */
export class SilenceBreaker {
  readonly #options: SilenceBreakerOptions;
  readonly #refusals = new Set<() => void>();
  #waiting = 0;
  #silentTicks = 0;
  #isOpen = false;
  #isPinging = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: SilenceBreakerOptions) {
    this.#options = options;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Counts as waiting for the server until it settles; whatever the server says is a sign of life. */
  watch(answer: Promise<unknown>): void {
    this.#startWaiting();
    answer.then(
      () => this.#hear(),
      (error: unknown) => isFromServer(error) && this.#hear(),
    );
    void answer.catch(() => {}).finally(() => this.#waiting--);
  }

  /** What is waited for, or a refusal as soon as the server is silent; what comes after that goes to `giveBack`. */
  guard<T>(wanted: Promise<T>, giveBack: (late: T) => void): Promise<T> {
    this.#startWaiting();
    return new Promise((resolve, reject) => {
      const refuse = () => reject(new DatabaseSilentError());
      this.#refusals.add(refuse);
      const settle = () => {
        this.#waiting--;
        return this.#refusals.delete(refuse);
      };
      wanted.then(
        (value) => (settle() ? resolve(value) : giveBack(value)),
        (error: unknown) => settle() && reject(error),
      );
    });
  }

  /** For the end of the pool. */
  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #startWaiting(): void {
    this.#waiting++;
    if (this.#timer) return;
    this.#silentTicks = 0;
    this.#timer = setInterval(() => this.#tick(), tickMs).unref();
  }

  #tick(): void {
    if (this.#waiting === 0 && !this.#isOpen) return this.stop();
    this.#silentTicks++;
    if (this.#silentTicks >= pingAfterTicks && !this.#isPinging) void this.#ping();
    if (this.#silentTicks >= openAfterTicks) this.#refuseAll();
  }

  #refuseAll(): void {
    this.#isOpen = true;
    for (const refuse of this.#refusals) refuse();
    this.#refusals.clear();
    this.#options.onSilence();
  }

  async #ping(): Promise<void> {
    this.#isPinging = true;
    try {
      await this.#options.ping();
      this.#hear();
    } catch (error) {
      if (isFromServer(error)) this.#hear();
    } finally {
      this.#isPinging = false;
    }
  }

  #hear(): void {
    this.#silentTicks = 0;
    this.#isOpen = false;
  }
}

/** PostgreSQL's own errors have a severity: it refuses, so it is there. */
function isFromServer(error: unknown): boolean {
  return error instanceof Error && 'severity' in error;
}
