import type { Kysely } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import { deleteClients } from '#modules/auth/sign-in.ts';
import { revokeTokens } from '#modules/auth/tokens.ts';
import { leaveAllGroups } from '#modules/customer-groups/memberships.ts';
import { discardImages } from '#modules/media/remove-images.ts';

import { eraseClosedOrders } from './erase-orders.ts';
import type { OwnCards, OwnImported } from './export-account.ts';
import {
  anonymizeComments,
  anonymizeQuestions,
  anonymizeReviews,
  deleteAbandonedCartsOf,
  deleteCartOfUser,
  emptyDraftsOfUser,
  deleteLeadsOf,
  deleteStockRequestsOf,
  deleteWishesOf,
  lockOpenAccount,
  selectPhotosOfUser,
  updateAccountAsDeleted,
} from './personal-data.queries.ts';

interface EraseDeps {
  db: Kysely<Database>;
  giftCards: Pick<OwnCards, 'forgetRecipient'>;
  importedOrders: Pick<OwnImported, 'erasePerson'>;
}

/**
 * Deletes an account for good: its sessions are dead when this returns. What it wrote in public stays under
 * `anonymousName`, without its photos; its groups, its enquiries, what it waits for and the carts it left go; its gift cards are nobody's; its
 * orders stay as the law wants sums to be kept, and lose the person as soon as they are closed. Imported orders with its
 * email lose the person where the email is confirmed, or the staff do it for who asked: anybody may type an email.
 */
export async function eraseAccount(
  { db, giftCards, importedOrders }: EraseDeps,
  userId: number,
  { anonymousName, isByStaff }: { anonymousName: string; isByStaff: boolean },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const closed = await closeAccount(trx, userId);
    if (!closed) return;
    const { email } = closed;
    await revokeTokens(trx, { userId });
    await deleteClients(trx, 'user', userId);
    await deleteCartOfUser(trx, userId);
    await deleteWishesOf(trx, userId);
    await leaveAllGroups(trx, userId);
    await emptyDraftsOfUser(trx, userId);
    await deleteLeadsOf(trx, email);
    await deleteStockRequestsOf(trx, userId, email);
    await deleteAbandonedCartsOf(trx, userId, email);
    await giftCards.forgetRecipient(trx, userId, email);
    if (closed.isConfirmed || isByStaff) await importedOrders.erasePerson(trx, email);
    await discardImages(trx, await selectPhotosOfUser(trx, userId));
    const productIds = await anonymizeReviews(trx, userId, anonymousName);
    const askedIds = await anonymizeQuestions(trx, userId, anonymousName);
    const articleIds = await anonymizeComments(trx, userId, anonymousName);
    await eraseClosedOrders(trx);
    await notifyChange(trx, [
      ...productIds.flatMap((id) => [`product:${id}`, `reviews:${id}`, 'reviews']),
      ...askedIds.map((id) => `product:${id}` as const),
      ...articleIds.map((id) => `article:${id}`),
    ]);
  });
}

/** Empties the account's row and gives its email; null when it is closed already. */
async function closeAccount(
  trx: Kysely<Database>,
  userId: number,
): Promise<{ email: string; isConfirmed: boolean } | null> {
  const account = await lockOpenAccount(trx, userId);
  if (!account) return null;
  await updateAccountAsDeleted(trx, userId);
  const { email, isConfirmed } = account;
  return email === null ? null : { email, isConfirmed };
}
