/** The event loop may be busy for so long before what waits for it is looked for. */
const busyMs = 10;
/** libuv takes in one connection a turn, and reads it in the next: after two without a request none waits. */
const quietTurns = 2;
/** Where it never gets quiet; not a time, of which a process on a busy machine may have little. */
const mostTurns = 100;

export interface LoopClock {
  /** Milliseconds that never go back. */
  now(): number;
  /** Milliseconds in which the event loop had nothing to do, since the start. */
  rested(): number;
  /** Runs the job at the end of this turn of the event loop. */
  soon(job: () => void): void;
}

/** Knows whether requests may wait unseen, at connections that the event loop has not come to. */
export class LoopWatch {
  readonly #clock: LoopClock;
  /** When the loop was seen to have rested, and how long it had by then. */
  #busySince = Number.NEGATIVE_INFINITY;
  #rested = -1;
  #isLooking = false;
  #hasArrived = false;

  constructor(clock: LoopClock) {
    this.#clock = clock;
  }

  /** To be called for each request; whether the loop has had more to do than it could for a while. */
  arrive(now: number): boolean {
    this.#hasArrived = true;
    const rested = this.#clock.rested();
    if (rested > this.#rested) {
      this.#rested = rested;
      this.#busySince = now;
    }
    return now - this.#busySince >= busyMs;
  }

  /** Calls when all that waits has arrived, or so much comes that it has to go on. One call at a time. */
  whenQuiet(job: () => void): void {
    if (this.#isLooking) return;
    this.#isLooking = true;
    let quiet = 0;
    let turns = 0;
    const endTurn = () => {
      turns++;
      quiet = this.#hasArrived ? 0 : quiet + 1;
      this.#hasArrived = false;
      if (quiet < quietTurns && turns < mostTurns) return this.#clock.soon(endTurn);
      this.#isLooking = false;
      job();
    };
    this.#clock.soon(endTurn);
  }
}
