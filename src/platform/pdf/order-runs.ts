import createBidi from 'bidi-js';

const bidi = createBidi();

export type TextDirection = 'ltr' | 'rtl';

/** A piece of a line that runs one way; `text` is in the order in which it is read. */
export interface Run {
  text: string;
  direction: TextDirection;
}

const strong = /[\p{Script=Arabic}\p{Script=Hebrew}]|[\p{L}]/u;
export const rightToLeftLetter = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** Say how texts run, and are not drawn. */
const controls = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** As the first letter runs; a text without letters as those around it. */
export function directionOf(text: string, around: TextDirection): TextDirection {
  const first = strong.exec(text)?.[0];
  if (first === undefined) return around;
  return rightToLeftLetter.test(first) ? 'rtl' : 'ltr';
}

/**
 * A line's pieces from left to right, by the Unicode Bidirectional Algorithm (UAX 9, rule L2): brackets of what runs
 * from right to left are mirrored, and what is not drawn is left out.
 */
export function orderRuns(line: string, direction: TextDirection): Run[] {
  const embedding = bidi.getEmbeddingLevels(line, direction);
  const { levels } = embedding;
  const mirrored = bidi.getMirroredCharactersMap(line, levels);
  const runs: { text: string; level: number }[] = [];
  for (let at = 0; at < line.length; at++) {
    const level = levels[at] ?? 0;
    const sign = mirrored.get(at) ?? line.charAt(at);
    const last = runs.at(-1);
    if (last?.level === level) last.text += sign;
    else runs.push({ text: sign, level });
  }
  return reorder(runs)
    .map(({ text, level }): Run => ({
      text: text.replace(controls, ''),
      direction: level % 2 === 1 ? 'rtl' : 'ltr',
    }))
    .filter(({ text }) => text !== '');
}

function reorder<Piece extends { level: number }>(runs: readonly Piece[]): Piece[] {
  const ordered = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level--) {
    for (let start = 0; start < ordered.length; start++) {
      let end = start;
      while ((ordered[end]?.level ?? -1) >= level) end++;
      if (end > start + 1) ordered.splice(start, end - start, ...ordered.slice(start, end).toReversed());
      start = Math.max(start, end - 1);
    }
  }
  return ordered;
}
