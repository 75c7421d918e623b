import { StorageError } from '../file-store.ts';

interface CircuitOptions {
  /** Calls that fail one after the other until the rest is refused at once. */
  limit?: number;
  /** Between two calls that try whether it is back, in milliseconds. */
  pauseMs?: number;
  onChange: (isOpen: boolean, cause: unknown) => void;
}

/**
 * Spares everybody the waiting while a service is away: after some calls that failed all are refused at once, but
 * one now and then, and with the first that succeeds all go through again.
 */
export class Circuit {
  readonly #limit: number;
  readonly #pauseMs: number;
  readonly #onChange: CircuitOptions['onChange'];
  #failures = 0;
  #nextTryAt = 0;

  constructor({ limit = 3, pauseMs = 2000, onChange }: CircuitOptions) {
    this.#limit = limit;
    this.#pauseMs = pauseMs;
    this.#onChange = onChange;
  }

  async run<T>(call: () => Promise<T>): Promise<T> {
    if (this.#isOpen) {
      const now = performance.now();
      if (now < this.#nextTryAt) {
        throw new StorageError('The file storage does not answer at present', { isTemporary: true });
      }
      this.#nextTryAt = now + this.#pauseMs;
    }
    try {
      const answer = await call();
      this.#succeed();
      return answer;
    } catch (error) {
      if (error instanceof StorageError && error.isTemporary) this.#fail(error);
      else this.#succeed();
      throw error;
    }
  }

  get #isOpen(): boolean {
    return this.#failures >= this.#limit;
  }

  #succeed(): void {
    const wasOpen = this.#isOpen;
    this.#failures = 0;
    if (wasOpen) this.#onChange(false, undefined);
  }

  #fail(error: unknown): void {
    this.#failures++;
    if (this.#failures >= this.#limit) this.#nextTryAt = performance.now() + this.#pauseMs;
    if (this.#failures === this.#limit) this.#onChange(true, error);
  }
}
