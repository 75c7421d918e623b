/** Ids of the pictures that a stored document refers to. */
export type ReadImageRefs = (json: string) => Set<number>;

/** In rich text a picture stands with its address. */
const address = /\/img\/(?:original|(?:outbound|inset)\/\d+x\d+)\/(\d{1,10})-/g;

/**
 * Reads references out of documents as PostgreSQL writes jsonb (`"key": value`), without parsing them: the
 * library asks it of every page at once.
 */
export function createImageRefs(keys: readonly string[]): ReadImageRefs {
  const field = new RegExp(`"(?:${keys.join('|')})": (?:(\\d{1,10})\\b|\\[([\\d, ]+)\\])`, 'g');
  return (json) => {
    const ids = new Set<number>();
    for (const [, one, several] of json.matchAll(field)) {
      for (const id of (one ?? several ?? '').split(',')) ids.add(Number(id));
    }
    for (const [, id] of json.matchAll(address)) ids.add(Number(id));
    return ids;
  };
}
