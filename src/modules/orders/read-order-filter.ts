import { cleanLine } from '#domain/text.ts';

import type { OrderFilter } from './manage-orders.queries.ts';

const maxWords = 6;
/** Digits and what people put between them. */
const phonePattern = /^[+\d(][\d\s()-]*$/;
const phoneDigits = 5;

/** What somebody typed to find an order: words of its number, name or email, a phone, or an article number. */
export function readSearchWords(query: string): Pick<OrderFilter, 'words' | 'sku'> {
  const text = cleanLine(query).toLowerCase();
  if (text === '') return { words: [], sku: '' };
  const digits = text.replace(/\D/g, '');
  if (phonePattern.test(text) && digits.length >= phoneDigits) return { words: [digits], sku: text };
  const words = text
    .replace(/^[#№]\s*/, '')
    .split(' ')
    .slice(0, maxWords);
  return { words, sku: text };
}
