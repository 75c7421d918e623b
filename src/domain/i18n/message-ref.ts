import type { MessageParams } from './translate.ts';

/**
 * A message that is still to be put into words: its key, and what it tells. As text, so that it goes where a
 * key alone goes: into a schema's issue, an error's fields, a stored list of problems.
 */
export function writeMessageRef(key: string, params?: MessageParams): string {
  return params ? `${key} ${JSON.stringify(params)}` : key;
}

/** The key and what it tells; the whole text is the key where it tells nothing. */
export function readMessageRef(text: string): { key: string; params: MessageParams } {
  const [, key, json] = /^([a-zA-Z0-9.]{1,80}) (\{.*\})$/s.exec(text) ?? [];
  if (key === undefined || json === undefined) return { key: text, params: {} };
  try {
    return { key, params: JSON.parse(json) as MessageParams };
  } catch {
    return { key: text, params: {} };
  }
}
