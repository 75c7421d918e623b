import type { Collision } from './draft-sync.ts';
import type { DraftTransport } from './draft-transport.ts';
import type { KeptEdits } from './kept-work.ts';

const mostEdits = 100;

/**
 * Sends what a tab that is gone has left, under its name, on the revision that it knew: what had arrived is
 * known to the server, the rest is carried over what happened since. Returns what could not be kept; throws
 * when the server is not reached.
 */
export async function sendLeftEdits(
  { key, clientId, revision, pending }: KeptEdits,
  transport: DraftTransport,
): Promise<Collision[]> {
  const collisions: Collision[] = [];
  for (let start = 0; start < pending.length; start += mostEdits) {
    const part = pending.slice(start, start + mostEdits);
    const edits = part.map(({ id, intent }) => ({ id, intent }));
    try {
      const answer = await transport.send(key, { baseRevision: revision, clientId, edits });
      for (const edit of part) {
        const result = answer.results.find(({ id }) => id === edit.id);
        if (result?.status === 'applied' || result?.status === 'known') continue;
        collisions.push({ edit, theirs: result?.with ?? null, reason: result?.reason ?? null, author: null });
      }
    } catch (error) {
      if (!isRefusal(error)) throw error;
      collisions.push(...part.map((edit) => ({ edit, theirs: null, reason: null, author: null })));
    }
  }
  return collisions;
}

/** The server will not take these edits however often they are sent. */
function isRefusal(error: unknown): boolean {
  return (
    error instanceof Error && 'status' in error && [400, 404, 409, 413, 422].includes(Number(error.status))
  );
}
