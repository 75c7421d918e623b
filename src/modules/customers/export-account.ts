import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { requestCaps } from '#domain/limits.ts';
import type { AccountExport } from '#domain/schemas/account-export.schema.ts';
import type { Order } from '#domain/schemas/order.schema.ts';
import type { CartService } from '#modules/carts/cart-service.ts';
import { listGroupsOf } from '#modules/customer-groups/memberships.ts';
import type { OrderReader } from '#modules/orders/order-reader.ts';
import { hashLimitKey } from '#platform/limits/limit-key.ts';
import type { RateLimiter } from '#platform/limits/rate-limiter.ts';

import { readAccount } from './account-reader.ts';
import { listOwnReviews } from './own-reviews.ts';
import {
  selectAbandonedCartsOfUser,
  selectCommentsOfUser,
  selectContactsOfUser,
  selectQuestionsOfUser,
  selectReturnsOfUser,
  selectSessionsOfUser,
  selectStockRequestsOfUser,
  selectWishesOfUser,
} from './personal-data.queries.ts';
import { readProfile } from './profile.ts';

/** Gift cards of customers. */
export interface OwnCards {
  list(userId: number): Promise<AccountExport['giftCards']>;
  /** Takes the person off the cards of an account that is deleted. */
  forgetRecipient(trx: Kysely<Database>, userId: number, email: string): Promise<void>;
}

/** Orders of the former shop with the customer's confirmed email. */
export interface OwnImported {
  listWhole(userId: number, range: Range): Promise<AccountExport['importedOrders']>;
  /** Takes the person out of those with the email. */
  erasePerson(trx: Kysely<Database>, email: string): Promise<void>;
}

export interface ExportDeps {
  db: Kysely<Database>;
  limits: RateLimiter;
  orders: Pick<OrderReader, 'listOfUser'>;
  carts: Pick<CartService, 'read'>;
  giftCards: OwnCards;
  importedOrders: Pick<OwnImported, 'listWhole'>;
}

/**
 * Everything that the shop keeps about an account holder (GDPR articles 15 and 20). What only bears their
 * email, such as an enquiry, is left out: an email is not proven to be theirs.
 */
export async function exportAccount(
  { db, limits, orders, carts, giftCards, importedOrders }: ExportDeps,
  userId: number,
): Promise<AccountExport> {
  await limits.take({ key: hashLimitKey('export-account', userId), limit: 10, windowSeconds: 3600 });
  const [
    account,
    profile,
    cart,
    ownOrders,
    formerOrders,
    returns,
    reviews,
    questions,
    comments,
    stockRequests,
    abandonedCarts,
    wishes,
    ownCards,
    groups,
    contacts,
    sessions,
  ] = await Promise.all([
    readAccount(db, userId),
    readProfile(db, userId),
    carts.read(userId),
    readAll((range) => orders.listOfUser(userId, range)),
    readAll((range) => importedOrders.listWhole(userId, range)),
    listOwnReturns(db, userId),
    readAll((range) => listOwnReviews(db, userId, range)),
    listOwnQuestions(db, userId),
    listOwnComments(db, userId),
    listStockRequests(db, userId),
    selectAbandonedCartsOfUser(db, userId),
    selectWishesOfUser(db, userId),
    giftCards.list(userId),
    listGroupsOf(db, userId),
    readContacts(db, userId),
    listSessions(db, userId),
  ]);
  const withContact = (order: Order) => ({ ...order, contact: contacts.get(order.id) ?? {} });
  return {
    account,
    profile,
    cart,
    orders: ownOrders.map(withContact),
    importedOrders: formerOrders,
    returns,
    reviews,
    questions,
    comments,
    stockRequests,
    abandonedCarts,
    wishlist: wishes.map(({ product, addedAt }) => ({ product, addedAt: addedAt.toISOString() })),
    giftCards: ownCards,
    groups: groups.map(({ name }) => name),
    sessions,
  };
}

type Range = { offset: number; limit: number };

async function readAll<T>(readPage: (range: Range) => Promise<T[]>): Promise<T[]> {
  const all: T[] = [];
  const limit = requestCaps.perPage;
  for (let page = await readPage({ offset: 0, limit }); page.length > 0;) {
    all.push(...page);
    page = page.length < limit ? [] : await readPage({ offset: all.length, limit });
  }
  return all;
}

/** Who to talk to about each order, by its id. */
async function readContacts(db: Kysely<Database>, userId: number): Promise<Map<string, unknown>> {
  const rows = await selectContactsOfUser(db, userId);
  return new Map(rows.map(({ id, contact }) => [id, contact]));
}

async function listOwnReturns(db: Kysely<Database>, userId: number): Promise<AccountExport['returns']> {
  const rows = await selectReturnsOfUser(db, userId);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

async function listOwnQuestions(db: Kysely<Database>, userId: number): Promise<AccountExport['questions']> {
  const rows = await selectQuestionsOfUser(db, userId);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

async function listOwnComments(db: Kysely<Database>, userId: number): Promise<AccountExport['comments']> {
  const rows = await selectCommentsOfUser(db, userId);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

async function listStockRequests(
  db: Kysely<Database>,
  userId: number,
): Promise<AccountExport['stockRequests']> {
  const rows = await selectStockRequestsOfUser(db, userId);
  return rows.map((row) => ({
    ...row,
    requestedAt: row.requestedAt.toISOString(),
    toldAt: row.toldAt?.toISOString() ?? null,
  }));
}

async function listSessions(db: Kysely<Database>, userId: number): Promise<AccountExport['sessions']> {
  const rows = await selectSessionsOfUser(db, userId);
  return rows.map((row) => ({
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt.toISOString(),
  }));
}
