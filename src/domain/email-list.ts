import { normalizeEmail } from './text.ts';

/** Addresses of a text with commas, semicolons, spaces or lines between them, as they are stored and each once; what is no address comes as it is. */
export function readEmailList(text: string): string[] {
  const parts = text.split(/[\s,;<>]+/).map(normalizeEmail);
  return [...new Set(parts.filter((part) => part !== ''))];
}
