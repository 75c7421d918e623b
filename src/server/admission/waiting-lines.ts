import { requestClasses, type RequestClass } from './request-class.ts';

interface Waiting<Request> {
  kind: RequestClass;
  request: Request;
  since: number;
}

/** Those who wait, in a line for each class, in the order in which they came. */
export class WaitingLines<Request> {
  readonly #lines: readonly { kind: RequestClass; waiting: Waiting<Request>[] }[] = requestClasses.map(
    (kind) => ({ kind, waiting: [] }),
  );
  #size = 0;

  get size(): number {
    return this.#size;
  }

  sizeOf(kind: RequestClass): number {
    return this.#lineOf(kind).length;
  }

  join(kind: RequestClass, request: Request, now: number): void {
    this.#lineOf(kind).push({ kind, request, since: now });
    this.#size++;
  }

  /** Those who begin before one that comes now. */
  countAhead(kind: RequestClass): number {
    if (this.#size === 0) return 0;
    let count = 0;
    for (const line of this.#lines) {
      count += line.waiting.length;
      if (line.kind === kind) break;
    }
    return count;
  }

  /** Takes out the first one of the highest class that may begin. */
  takeNext(mayBegin: (kind: RequestClass) => boolean): Waiting<Request> | undefined {
    const line = this.#lines.find(({ kind, waiting }) => waiting.length > 0 && mayBegin(kind));
    if (!line) return undefined;
    this.#size--;
    return line.waiting.shift();
  }

  /** Takes out all who have waited for longer than those of their class do. */
  takeImpatient(now: number, patienceOf: (kind: RequestClass) => number): Waiting<Request>[] {
    const left = this.#lines.flatMap(({ kind, waiting }) => {
      const patience = patienceOf(kind);
      const staying = waiting.findIndex(({ since }) => now - since <= patience);
      return waiting.splice(0, staying === -1 ? waiting.length : staying);
    });
    this.#size -= left.length;
    return left;
  }

  #lineOf(kind: RequestClass): Waiting<Request>[] {
    const line = this.#lines.find((each) => each.kind === kind);
    if (!line) throw new Error(`There is no line of ${kind}`);
    return line.waiting;
  }
}
