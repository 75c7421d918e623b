import type { Mentionable } from '#domain/schemas/section-comment.schema.ts';

const wordPattern = /[\p{L}\p{N}_]/u;
/** Of what is typed after `@`, in characters. */
const longestQuery = 60;

export interface FoundMention {
  /** Where the `@` stands. */
  start: number;
  end: number;
  /** Several where members share a name. */
  ids: number[];
}

/** Where names of members stand in a text behind an `@`; of names that begin alike the longest counts. */
export function findMentions(text: string, members: readonly Mentionable[]): FoundMention[] {
  const byLength = members.toSorted((one, other) => other.name.length - one.name.length);
  const found: FoundMention[] = [];
  for (let start = text.indexOf('@'); start >= 0; start = text.indexOf('@', start + 1)) {
    const named = byLength.find(({ name }) => name !== '' && standsAt(text, start, name));
    if (!named) continue;
    const ids = members.filter(({ name }) => name === named.name).map(({ id }) => id);
    found.push({ start, end: start + 1 + named.name.length, ids });
  }
  return found;
}

function standsAt(text: string, start: number, name: string): boolean {
  const end = start + 1 + name.length;
  return text.startsWith(name, start + 1) && !wordPattern.test(text.charAt(end));
}

/** Who is mentioned in a text: of members of one name those who were `picked`, or all where none was. */
export function mentionedIds(
  text: string,
  members: readonly Mentionable[],
  picked: readonly number[],
): number[] {
  const ids = findMentions(text, members).flatMap((one) => {
    const chosen = one.ids.filter((id) => picked.includes(id));
    return chosen.length > 0 ? chosen : one.ids;
  });
  return [...new Set(ids)];
}

/** The name that is being typed before the caret: where its `@` stands, and what follows; null where there is none. */
export function findTyped(text: string, caret: number): { start: number; query: string } | null {
  const start = text.lastIndexOf('@', caret - 1);
  if (start < 0 || caret < 1 || wordPattern.test(text.charAt(start - 1))) return null;
  const query = text.slice(start + 1, caret);
  return query.length > longestQuery || query.includes('\n') ? null : { start, query };
}

/** Members whose name has the words, those whose name begins with them first; at most eight. */
export function findMembers(query: string, members: readonly Mentionable[]): Mentionable[] {
  const words = query.toLowerCase();
  const has = members.filter(({ name }) => name.toLowerCase().includes(words));
  const begins = (name: string) => name.toLowerCase().startsWith(words);
  return [...has.filter(({ name }) => begins(name)), ...has.filter(({ name }) => !begins(name))].slice(0, 8);
}
