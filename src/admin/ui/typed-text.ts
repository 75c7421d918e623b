/** What stands in a field whose value is kept elsewhere, such as in the address, and comes back late. */
export interface TypedText {
  /** What the field shows. */
  typed: string;
  /** The value as it was heard last. */
  known: string;
  /** What was told and has not come back yet, oldest first. */
  told: readonly string[];
}

/** Nothing is typed yet. */
export function startText(value: string): TypedText {
  return { typed: value, known: value, told: [] };
}

/** Whether the one who keeps the value has to be told what is typed. */
export function isUntold({ typed, known, told }: TypedText): boolean {
  return typed !== (told.at(-1) ?? known);
}

/** What is typed goes to the one who keeps the value. */
export function tellText(text: TypedText): TypedText {
  return { ...text, told: [...text.told, text.typed] };
}

/**
 * The value has come: what was told before changes nothing, since more may have been typed meanwhile; anything else was
 * decided elsewhere (the browser's way back, "clear all") and takes the place of what is typed.
 */
export function hearText(text: TypedText, value: string): TypedText {
  if (value === text.known) return text;
  const index = text.told.indexOf(value);
  if (index === -1) return startText(value);
  return { ...text, known: value, told: text.told.slice(index + 1) };
}
