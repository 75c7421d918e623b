import type { Transaction } from 'kysely';

import type { Database } from '#db/database.ts';

import { upsertSentPicture } from './picture-addresses.queries.ts';

/** Of pictures that another program sends along with its products, which are never fetched. */
export const sentProtocol = 'sent:';

/** The address of a picture that is sent as a file of the name; null where it cannot be one. */
export function sentPicture(name: string): string | null {
  const address = `${sentProtocol}${encodeURI(name.toWellFormed())}`;
  return URL.canParse(address) ? new URL(address).href : null;
}

/** A picture that was sent has come: products that show it get it by the job that places pictures. */
export async function takeSentPicture(
  trx: Transaction<Database>,
  { name, imageId }: { name: string; imageId: number },
): Promise<void> {
  const url = sentPicture(name);
  if (url !== null) await upsertSentPicture(trx, url, imageId);
}
