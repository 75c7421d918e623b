/**
 * The text of a number field while somebody types in it. Numbers are what the field tells: decimal, null for an empty
 * text, NaN for one that cannot be read.
 */
export interface NumberTyping {
  /** As typed, sign for sign. */
  text: string;
  /** The value as it was heard last. */
  known: number | null;
  /** What was told and has not come back yet, oldest first. */
  told: readonly (number | null)[];
}

export function typeNumber(
  before: NumberTyping | null,
  { text, value, known }: { text: string; value: number | null; known: number | null },
): NumberTyping {
  return { text, known, told: [...(before?.told ?? []), value] };
}

/**
 * The value has come. What was told before leaves the text alone; anything else was decided elsewhere (a reset, "copy
 * to all rows", somebody's undo) and is shown instead of it.
 */
export function hearNumber(typing: NumberTyping | null, value: number | null): NumberTyping | null {
  if (!typing || Object.is(value, typing.known)) return typing;
  const index = typing.told.findIndex((told) => Object.is(told, value));
  return index === -1 ? null : { ...typing, known: value, told: typing.told.slice(index + 1) };
}

/** The field is left: a number is shown in its tidy form from now on, anything else stays to be put right. */
export function leaveNumber(typing: NumberTyping | null, isReadable: boolean): NumberTyping | null {
  return isReadable ? null : typing;
}
