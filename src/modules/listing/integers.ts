/** A growing list of integers in a typed array: an eighth of what an array of numbers in a Map costs. */
export interface Integers {
  readonly length: number;
  push(value: number): void;
  at(index: number): number;
  /** A view of what is stored; valid until the next push. */
  values(): Float64Array | Int32Array;
}

/** Of 32 bits with a sign. */
export function createIntegers(capacity: number): Integers {
  return createGrowing(new Int32Array(Math.max(capacity, 4)), (size) => new Int32Array(size));
}

/** For amounts of money, which outgrow 32 bits. */
export function createAmounts(capacity: number): Integers {
  return createGrowing(new Float64Array(Math.max(capacity, 4)), (size) => new Float64Array(size));
}

function createGrowing<Store extends Int32Array | Float64Array>(
  initial: Store,
  allocate: (size: number) => Store,
): Integers {
  let store = initial;
  let length = 0;
  return {
    get length() {
      return length;
    },
    push(value) {
      if (length === store.length) {
        const larger = allocate(length * 2);
        larger.set(store);
        store = larger;
      }
      store[length++] = value;
    },
    at: (index) => store[index] ?? 0,
    values: () => store.subarray(0, length),
  };
}

/** The integers of an array in PostgreSQL's text form, `{1,-2,3}`. */
export function parseIntegers(text: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let sign = 1;
  for (let index = 1; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === 45) sign = -1;
    else if (code >= 48 && code <= 57) value = value * 10 + code - 48;
    else if (index > 1) {
      numbers.push(sign * value);
      value = 0;
      sign = 1;
    }
  }
  return numbers;
}
