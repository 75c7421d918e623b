import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { selectKnownWords, selectTermCandidates } from '#db/queries/search.queries.ts';

import { isOneEditAway } from './search-words.ts';

/** Shorter words are one edit away from too many others. */
const shortestCorrected = 3;

/**
 * Replaces each unknown word by the most used known one that is one edit away (decision 7c). Null when there is
 * nothing to replace.
 */
export async function correctWords(db: Kysely<Database>, words: readonly string[]): Promise<string[] | null> {
  const known = await selectKnownWords(db, words);
  const corrected = await Promise.all(
    words.map((word) => (known.has(word) || !isCorrectable(word) ? word : correctWord(db, word))),
  );
  return corrected.some((word, index) => word !== words[index]) ? corrected : null;
}

async function correctWord(db: Kysely<Database>, word: string): Promise<string> {
  const middle = Math.floor(word.length / 2);
  const first = word.slice(0, middle);
  const last = word.slice(middle);
  const swapped = first.slice(0, -1) + last.slice(0, 1) + first.slice(-1) + last.slice(1);
  const candidates = await selectTermCandidates(db, { first, last, swapped });
  return candidates.find(({ term }) => isOneEditAway(word, term))?.term ?? word;
}

function isCorrectable(word: string): boolean {
  return word.length >= shortestCorrected && !/\p{N}/u.test(word);
}
