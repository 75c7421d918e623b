import { performance } from 'node:perf_hooks';

import { LoopWatch, type LoopClock } from './loop-watch.ts';
import { OverloadWatch } from './overload-watch.ts';
import type { RequestClass } from './request-class.ts';
import { WaitingLines } from './waiting-lines.ts';

interface Place {
  /** Requests of all classes with such a limit that may be at work when one of this class begins. */
  room: number;
  /** Milliseconds that one may wait while the server is overloaded. */
  patienceMs: number;
}

/**
 * The lower a class, the less of the room it may fill, so that there is some for those above. Orders have a limit
 * of their own (`createPlacementLimit`); files cost little and are long on their way to slow browsers.
 */
const places: Record<RequestClass, Place> = {
  order: { room: Number.POSITIVE_INFINITY, patienceMs: 5000 },
  file: { room: Number.POSITIVE_INFINITY, patienceMs: 60 },
  page: { room: 16, patienceMs: 30 },
  search: { room: 8, patienceMs: 20 },
  back: { room: 6, patienceMs: 20 },
};

/** A line that moves slowly has so many places all the same, so that it never runs dry. */
const fewestPlaces = 3;
/** While there is no overload: who has waited for so long looks elsewhere. */
const usualPatienceMs = 5000;
/** One at work for longer waits for something else than this process: a slow reader, a provider, a file. */
const longMs = 2000;
const tickMs = 20;

export interface AdmissionPorts<Request> {
  /** Begins the work; `leave` is to be called when it is done, once or more. */
  start(request: Request, leave: () => void): void;
  refuse(request: Request): void;
  /** Whether its client has left. */
  isGone(request: Request): boolean;
  /** Told when somebody begins to wait where nobody did. */
  onWaiting?(): void;
  /** Told when overload begins and when it is over. */
  onChange(isOverloaded: boolean): void;
}

export interface AdmissionClock extends LoopClock {
  later(job: () => void, ms: number): void;
}

export const realClock: AdmissionClock = {
  now: () => performance.now(),
  rested: () => performance.eventLoopUtilization().idle,
  soon: (job) => void setImmediate(job),
  later: (job, ms) => void setTimeout(job, ms).unref(),
};

/**
 * Lets requests in at the rate at which they are done, the higher classes first, and refuses early what could not
 * be answered soon. A request begins where it arrives as long as there is room and the event loop rests now and then;
 * else it waits in the line of its class, from where one begins whenever nobody new has come. In overload nobody waits
 * longer than the patience of his class, nor joins a line that would take longer (decision 030).
 */
export class Admission<Request> {
  readonly refused: Record<RequestClass, number> = { order: 0, file: 0, page: 0, search: 0, back: 0 };
  readonly #ports: AdmissionPorts<Request>;
  readonly #clock: AdmissionClock;
  readonly #loop: LoopWatch;
  readonly #overload: OverloadWatch;
  readonly #lines = new WaitingLines<Request>();
  /** Those at work, the oldest first. */
  readonly #working = new Set<{ since: number }>();
  #isTicking = false;
  /** Milliseconds from one beginning to the next while others wait, on average. */
  #gapMs = 0;
  #lastBeginning: number | undefined;

  constructor(ports: AdmissionPorts<Request>, clock: AdmissionClock) {
    this.#ports = ports;
    this.#clock = clock;
    this.#loop = new LoopWatch(clock);
    this.#overload = new OverloadWatch((isOverloaded) => ports.onChange(isOverloaded));
  }

  get isOverloaded(): boolean {
    return this.#overload.isOverloaded;
  }

  /** How many wait. */
  get waiting(): number {
    return this.#lines.size;
  }

  admit(kind: RequestClass, request: Request): void {
    const now = this.#clock.now();
    const isBusy = this.#loop.arrive(now);
    const ahead = this.#lines.countAhead(kind);
    if (ahead === 0 && !isBusy && this.#hasRoom(kind, now)) return this.#begin(kind, request, now);
    if (this.isOverloaded && ahead * this.#gapAt(now) > this.#patienceOf(kind))
      return this.#refuse(kind, request);
    if (this.#lines.size === 0) this.#ports.onWaiting?.();
    this.#lines.join(kind, request, now);
    this.#review(now);
    this.#goOn();
    this.#tick();
  }

  #begin(kind: RequestClass, request: Request, now: number): void {
    if (places[kind].room === Number.POSITIVE_INFINITY) return this.#ports.start(request, () => {});
    const work = { since: now };
    this.#working.add(work);
    this.#ports.start(request, () => {
      if (this.#working.delete(work)) this.#goOn();
    });
  }

  #refuse(kind: RequestClass, request: Request): void {
    this.refused[kind]++;
    this.#ports.refuse(request);
  }

  /** Has the next one begin; one at a time, so that what it does after a promise is seen before the one after it. */
  #goOn(): void {
    if (this.#lines.size === 0) return;
    this.#loop.whenQuiet(() => {
      const now = this.#clock.now();
      this.#review(now);
      const next = this.#lines.takeNext((kind) => this.#hasRoom(kind, now));
      if (!next) return;
      if (this.#lastBeginning !== undefined) this.#gapMs += (now - this.#lastBeginning - this.#gapMs) / 10;
      this.#lastBeginning = this.#lines.size > 0 ? now : undefined;
      this.#goOn();
      if (!this.#ports.isGone(next.request)) this.#begin(next.kind, next.request, now);
    });
  }

  /** Turns away who has waited too long, and finds out whether the queue stands. */
  #review(now: number): void {
    this.#turnAway(now);
    const wasOverloaded = this.isOverloaded;
    this.#overload.note(this.#lines.size - this.#lines.sizeOf('order'), now);
    if (this.isOverloaded && !wasOverloaded) this.#turnAway(now);
  }

  #turnAway(now: number): void {
    for (const { kind, request } of this.#lines.takeImpatient(now, (kind) => this.#patienceOf(kind)))
      if (!this.#ports.isGone(request)) this.#refuse(kind, request);
  }

  /** Looks after those who wait while nothing else happens. */
  #tick(): void {
    if (this.#isTicking) return;
    this.#isTicking = true;
    this.#clock.later(() => {
      this.#isTicking = false;
      const now = this.#clock.now();
      this.#overload.look(this.#lines.size === 0 && this.#hasRoom('page', now));
      this.#review(now);
      this.#goOn();
      if (this.#lines.size > 0 || this.isOverloaded) this.#tick();
    }, tickMs);
  }

  #hasRoom(kind: RequestClass, now: number): boolean {
    const { room } = places[kind];
    if (this.#working.size < room) return true;
    for (const work of this.#working) {
      if (now - work.since < longMs) break;
      this.#working.delete(work);
    }
    return this.#working.size < room;
  }

  #patienceOf(kind: RequestClass): number {
    if (!this.isOverloaded) return usualPatienceMs;
    return Math.max(places[kind].patienceMs, fewestPlaces * this.#gapMs);
  }

  /** Milliseconds that each one who waits means for those behind. */
  #gapAt(now: number): number {
    return this.#lastBeginning === undefined ? this.#gapMs : Math.max(this.#gapMs, now - this.#lastBeginning);
  }
}
