import { cleanLine } from '#domain/text.ts';

const longest = 200;

/** What to call an uploaded picture: the last part of what the sender calls it, with the ending of what it is. */
export function nameFile(sent: string, ext: string): string {
  const last = cleanLine(sent).split(/[/\\]/).at(-1) ?? '';
  const bare = last
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/^[.\s]+/, '')
    .slice(0, longest - 5)
    .trim();
  return `${bare || 'picture'}.${ext}`.toWellFormed();
}
