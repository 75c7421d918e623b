import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

import { isOneEditAway } from './search-words.ts';
import { selectTermCandidates, type HalvedWord } from './search.queries.ts';

/** Shorter words are one edit away from too many others. */
const shortestCorrected = 3;

/**
 * Replaces each unknown word by the most used known one that is one edit away (decision 7c). Null when there is
 * nothing to replace.
 */
export async function correctWords(db: Kysely<Database>, words: readonly string[]): Promise<string[] | null> {
  const halved = words.filter(isCorrectable).map(halveWord);
  if (halved.length === 0) return null;
  const corrections = new Map<string, string>();
  for (const { word, term } of await selectTermCandidates(db, halved)) {
    if (!corrections.has(word) && isOneEditAway(word, term)) corrections.set(word, term);
  }
  return corrections.size > 0 ? words.map((word) => corrections.get(word) ?? word) : null;
}

function halveWord(word: string): HalvedWord {
  const middle = Math.floor(word.length / 2);
  const first = word.slice(0, middle);
  const last = word.slice(middle);
  const swapped = first.slice(0, -1) + last.slice(0, 1) + first.slice(-1) + last.slice(1);
  return { word, first, last, swapped };
}

function isCorrectable(word: string): boolean {
  return word.length >= shortestCorrected && !/\p{N}/u.test(word);
}
