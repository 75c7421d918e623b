import { sql, type RawBuilder } from 'kysely';

/** A pattern of `like` for what has the text somewhere in it; its `%`, `_` and `\` stand for themselves. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
}

/** Whether an expression has each of the words somewhere in it, in this case. */
export function hasWords(text: RawBuilder<unknown>, words: readonly string[]): RawBuilder<unknown> {
  if (words.length === 0) return sql`true`;
  const parts = words.map((word) => sql`${text} like ${containing(word)}`);
  return sql`(${sql.join(parts, sql` and `)})`;
}
