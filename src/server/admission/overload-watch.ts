/** As many at once are a burst, such as a browser that opens the shop in several tabs: they wait their turn. */
const burst = 128;
/** More than a burst that has stood for so long is overload. */
const standingMs = 1000;
/** As many at once are overload without delay: each holds memory. */
const flood = 2000;
/** Looks after which it is said whether overload is over, and how many of them must have found it calm. */
const looks = 50;
const calmLooks = 16;

/** Tells a queue that stands from one that empties: only the first is overload (RFC 8289, section 3). */
export class OverloadWatch {
  #isOverloaded = false;
  readonly #onChange: (isOverloaded: boolean) => void;
  /** Since when more than a burst has been waiting. */
  #deepSince: number | undefined;
  #looked = 0;
  #calm = 0;

  constructor(onChange: (isOverloaded: boolean) => void) {
    this.#onChange = onChange;
  }

  get isOverloaded(): boolean {
    return this.#isOverloaded;
  }

  /** To be told how many wait whenever that changes. */
  note(waiting: number, now: number): void {
    if (waiting <= burst) this.#deepSince = undefined;
    else this.#deepSince ??= now;
    if (this.#isOverloaded || this.#deepSince === undefined) return;
    if (now - this.#deepSince >= standingMs || waiting > flood) this.#set(true);
  }

  /** To be told every 20 ms or so whether nobody waits and one more could begin. */
  look(isCalm: boolean): void {
    if (!this.#isOverloaded) return;
    this.#looked++;
    if (isCalm) this.#calm++;
    if (this.#looked < looks) return;
    if (this.#calm >= calmLooks) this.#set(false);
    this.#looked = this.#calm = 0;
  }

  #set(isOverloaded: boolean): void {
    this.#isOverloaded = isOverloaded;
    this.#looked = this.#calm = 0;
    this.#onChange(isOverloaded);
  }
}
