/** White is read on each with 4.5:1 and more; none is the blue of one's own selection. */
export const personColors = [
  '#b91c1c',
  '#0f766e',
  '#7e22ce',
  '#a16207',
  '#be185d',
  '#15803d',
  '#c2410c',
  '#475569',
] as const;

/** The same for a member everywhere; names tell apart who shares one. */
export function colorOf(staffId: number): string {
  return personColors[staffId % personColors.length] ?? personColors[0];
}

/** First letters of the first and the last word; of an address its first letter. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s@]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const chosen = name.includes('@')
    ? words.slice(0, 1)
    : [words[0], words.length > 1 ? words.at(-1) : undefined];
  const letters = chosen.map((word) => /[\p{L}\p{N}]/u.exec(word ?? '')?.[0] ?? '');
  return letters.join('').toLocaleUpperCase() || '?';
}
