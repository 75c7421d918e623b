/** Ids of the pictures that a stored document refers to. */
export type ReadImageRefs = (json: string) => Set<number>;

/** In rich text a picture stands with its address. */
const address = /\/img\/(?:original|(?:outbound|inset)\/\d+x\d+)\/(\d{1,10})-/g;

/** A field whose value is a whole number or a list of them. */
const field = /"(\w+)": (?:(\d{1,10})\b|\[([\d, ]+)\])/g;

/**
 * Reads references out of documents as PostgreSQL writes jsonb (`"key": value`), without parsing them: the
 * library asks it of every page at once.
 */
export function createImageRefs(keys: readonly string[]): ReadImageRefs {
  const known = new Set(keys);
  return (json) => {
    const ids = new Set<number>();
    for (const [, key = '', one, several] of json.matchAll(field)) {
      if (!known.has(key)) continue;
      for (const id of (one ?? several ?? '').split(',')) ids.add(Number(id));
    }
    for (const [, id] of json.matchAll(address)) ids.add(Number(id));
    return ids;
  };
}
