import type { Texts } from '#locales/messages.ts';

/** A text by a key that is made at run time; undefined if there is none. */
export function ownText(texts: Texts | undefined, key: string): string | undefined {
  const own = find(texts, key);
  return typeof own === 'string' ? own : undefined;
}

/** The texts below such a key. */
export function ownTexts(texts: Texts | undefined, key: string): Texts | undefined {
  const own = find(texts, key);
  return typeof own === 'object' ? own : undefined;
}

function find(texts: Texts | undefined, key: string): Texts[string] | undefined {
  return texts && Object.hasOwn(texts, key) ? texts[key] : undefined;
}
