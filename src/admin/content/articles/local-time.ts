/** A moment as a `datetime-local` field has it, in the time zone of who reads it. */
export function toInput(iso: string): string {
  const date = new Date(iso);
  const pad = (value: number) => String(value).padStart(2, '0');
  const day = `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
  return `${day}T${pad(date.getHours())}:${pad(date.getMinutes())}`;
}

/** Back; a moment that was not touched keeps its seconds, and what is no moment stays `before`. */
export function toIso(input: string, before: string): string {
  if (input === toInput(before)) return before;
  const date = new Date(input);
  return Number.isNaN(date.getTime()) ? before : date.toISOString();
}
