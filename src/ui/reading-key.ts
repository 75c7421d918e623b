const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** The pressed key as if lines ran from left to right: the arrow that goes on along a line is `ArrowRight`. */
export function readingKey({ key, currentTarget }: Pick<KeyboardEvent, 'key' | 'currentTarget'>): string {
  const other = mirrored[key];
  if (other === undefined || !(currentTarget instanceof Element)) return key;
  return getComputedStyle(currentTarget).direction === 'rtl' ? other : key;
}
