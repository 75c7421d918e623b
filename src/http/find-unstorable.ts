import type { ValidationKey } from '#locales/message-keys.ts';

export interface Issue {
  path: readonly PropertyKey[];
  message: string;
}

/** No document of a shop is nested as deep; recursive schemas run out of stack somewhere beyond. */
const deepest = 100;

interface Place {
  value: unknown;
  name: string;
  within: Place | null;
  depth: number;
}

/** The first text or name that PostgreSQL would refuse: one with a NUL, or with half a character. */
export function findUnstorable(input: unknown): Issue | null {
  const isBad = (text: string) => text.includes('\0') || !text.isWellFormed();
  const found = find(input, ({ value, name }) => (typeof value === 'string' && isBad(value)) || isBad(name));
  return found && { path: pathOf(found), message: 'validation.unstorable' satisfies ValidationKey };
}

/** The first value that lies too deep to be walked by schemas that refer to themselves. */
export function findTooDeep(input: unknown): Issue | null {
  const found = find(input, ({ depth }) => depth > deepest);
  return found && { path: pathOf(found).slice(0, 1), message: 'validation.tooDeep' satisfies ValidationKey };
}

/** Without recursion, since the input may be as deep as it is long. */
function find(input: unknown, isMeant: (place: Place) => boolean): Place | null {
  const open: Place[] = [{ value: input, name: '', within: null, depth: 0 }];
  for (let place = open.pop(); place; place = open.pop()) {
    if (isMeant(place)) return place;
    const { value, depth } = place;
    if (typeof value !== 'object' || value === null || value instanceof Date) continue;
    for (const [name, inner] of Object.entries(value))
      open.push({ value: inner, name, within: place, depth: depth + 1 });
  }
  return null;
}

/** Names as they can be told: one of them may itself be what is wrong. */
function pathOf(found: Place): string[] {
  const path: string[] = [];
  for (let place = found; place.within; place = place.within)
    path.unshift(place.name.replaceAll('\0', '').toWellFormed());
  return path;
}
