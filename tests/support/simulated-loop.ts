import { Admission, type AdmissionClock } from '#server/admission/admission.ts';
import type { RequestClass } from '#server/admission/request-class.ts';

export interface SimulatedRequest {
  kind: RequestClass;
  /** When its bytes arrive at the connection. */
  at: number;
  /** Milliseconds for which it keeps the event loop. */
  busyMs: number;
  /** Milliseconds that it is away afterwards, as at the database. */
  awayMs?: number;
  /** Milliseconds after which it was answered. */
  answered?: number;
  refused?: number;
}

/** What a turn costs that has nothing to do. */
const emptyTurnMs = 0.01;

/**
 * An event loop in simulated time with an `Admission` before it: each turn reads one connection that has arrived (every
 * request has its own), then runs what was to run soon. Nothing in it depends on the machine's speed.
 */
export class SimulatedLoop implements AdmissionClock {
  readonly admission: Admission<SimulatedRequest>;
  readonly changes: boolean[] = [];
  #time = 0;
  #rested = 0;
  #soon: (() => void)[] = [];
  #timers: { at: number; job: () => void }[] = [];

  constructor() {
    this.admission = new Admission<SimulatedRequest>(
      {
        start: (request, leave) => {
          this.#time += request.busyMs;
          const finish = () => {
            request.answered = this.#time - request.at;
            leave();
          };
          if (request.awayMs === undefined) finish();
          else this.later(finish, request.awayMs);
        },
        refuse: (request) => {
          this.#time += 0.04;
          request.refused = this.#time - request.at;
        },
        isGone: () => false,
        onChange: (isOverloaded) => this.changes.push(isOverloaded),
      },
      this,
    );
  }

  now(): number {
    return this.#time;
  }

  rested(): number {
    return this.#rested;
  }

  soon(job: () => void): void {
    this.#soon.push(job);
  }

  later(job: () => void, ms: number): void {
    this.#timers.push({ at: this.#time + ms, job });
    this.#timers.sort((a, b) => a.at - b.at);
  }

  /** Lets all of them arrive, and runs until the given time. */
  run(requests: readonly SimulatedRequest[], until: number): void {
    const coming = requests.toSorted((a, b) => a.at - b.at);
    let next = 0;
    while (this.#time < until) {
      this.#time += emptyTurnMs;
      const request = coming[next];
      if (request && request.at <= this.#time) {
        next++;
        this.admission.admit(request.kind, request);
      }
      for (const job of this.#soon.splice(0)) job();
      while (this.#timers[0] && this.#timers[0].at <= this.#time) this.#timers.shift()?.job();
      const wakes = [coming[next]?.at ?? until, this.#timers[0]?.at ?? until, until];
      const rest = Math.min(...wakes) - this.#time;
      if (this.#soon.length > 0 || rest <= 0) continue;
      this.#time += rest;
      this.#rested += rest;
    }
  }
}

/** Requests of one class at an even rate, from one time to another. */
export function evenly(
  request: Omit<SimulatedRequest, 'at'>,
  { perSecond, from = 0, to }: { perSecond: number; from?: number; to: number },
): SimulatedRequest[] {
  const count = Math.round(((to - from) / 1000) * perSecond);
  return Array.from({ length: count }, (_, index) => ({ ...request, at: from + (index * 1000) / perSecond }));
}
