import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { retryOnConflict } from '#db/retry-on-conflict.ts';
import { AppError, fieldError, notFound } from '#domain/errors.ts';
import type {
  ExchangeDraft,
  OrderDraft,
  OrderDraftContent,
  OrderDraftHold,
  OrderDraftList,
  OrderDraftPlacement,
  OrderDraftPreview,
  OrderDraftRequest,
  PlacedDraft,
} from '#domain/schemas/order-draft.schema.ts';
import { readItems } from '#modules/inventory/items.ts';
import type { Exchanges } from '#modules/returns/exchange-return.ts';
import { toE164 } from '#platform/phones/to-e164.ts';

import { composeDraft, composePreview, composeRow, readContent } from './compose-draft.ts';
import { holdDraft, piecesOf, releaseDraft } from './hold-draft.ts';
import {
  deleteDraft,
  hasAccount,
  insertDraft,
  lockDraft,
  selectDraft,
  selectDrafts,
  updateDraft,
  type DraftRow,
} from './order-drafts.queries.ts';
import { beginExchange, readExchangeOf } from './exchange-draft.ts';
import { changedMeanwhile, placeDraft } from './place-draft.ts';
import { makePaymentLink } from './payment-link.ts';
import { planDraft, readDraftTerms, variationsOf, type DraftDeps, type DraftTerms } from './plan-draft.ts';

interface OrderDraftsOptions extends DraftDeps {
  db: Kysely<Database>;
  /** Told after a commit that left something in the outbox. */
  outbox: { wake(): void };
  /** Where the shop is visited. */
  origin: () => string;
  exchanges: Exchanges;
}

/** Orders that the staff write down before they are placed. */
export interface OrderDrafts {
  list(page: { offset: number; limit: number }): Promise<OrderDraftList>;
  /** Throws 404. */
  find(id: string): Promise<OrderDraft>;
  /** What it would cost as an order now; throws as `planDraft`. Nothing is stored, and it need not be. */
  preview(id: string, content: OrderDraftContent): Promise<OrderDraftPreview>;
  /**
   * Stores it, a new one with version 0. Throws 409 (`data.version`) when somebody else has saved it since, and when
   * it is an order already, 422 as `planDraft` and for an account that is gone.
   */
  save(id: string, request: OrderDraftRequest, staffId: number): Promise<OrderDraft>;
  /** Throws 404; what is an order stays. */
  delete(id: string): Promise<void>;
  /**
   * Keeps the stock of its goods until a moment, and of what they are when it is saved again; throws as `holdDraft`,
   * 409 for a version that is not the last, and 422 for a moment that is past or more than 30 days away.
   */
  hold(id: string, request: OrderDraftHold): Promise<OrderDraft>;
  /** Gives back what is kept; throws 404. */
  release(id: string): Promise<OrderDraft>;
  /**
   * The draft in which the goods of a return are exchanged, begun with who bought them and where they went; one however
   * often it is asked for. Throws 404, and 409 for a return that cannot be exchanged.
   */
  exchange(returnId: number, staffId: number): Promise<ExchangeDraft>;
  /** See `placeDraft`. */
  place(id: string, request: OrderDraftPlacement, staffId: number): Promise<PlacedDraft>;
  /** See `makePaymentLink`. */
  linkToPay(orderId: string): Promise<{ url: string }>;
}

/** Kept so long after it was last saved. */
const keptDays = 30;
const longestHoldMs = keptDays * 24 * 3_600_000;

export function createOrderDrafts({
  db,
  outbox,
  origin,
  exchanges,
  ...deps
}: OrderDraftsOptions): OrderDrafts {
  async function find(id: string): Promise<OrderDraft> {
    const row = await selectDraft(db, id);
    if (!row) throw notFound('orderDraft');
    return composeDraft(row, await readExchangeOf(db, exchanges, row));
  }

  async function plan(content: OrderDraftContent, terms: DraftTerms) {
    return planDraft(db, content, terms, await readItems(db, variationsOf(content)));
  }

  /** Stock is locked in the order of ids, a draft before it: two who meet crosswise all the same try again. */
  async function inTransaction<T>(work: (trx: Kysely<Database>) => Promise<T>): Promise<T> {
    const result = await retryOnConflict(() => db.transaction().execute(work));
    outbox.wake();
    return result;
  }

  async function changeHold(
    id: string,
    change: (trx: Kysely<Database>, draft: DraftRow) => Promise<void>,
  ): Promise<OrderDraft> {
    await inTransaction(async (trx) => {
      await change(trx, await lockOpenDraft(trx, id));
    });
    return find(id);
  }

  return {
    find,

    async list(page) {
      const [{ rows, total }, { ecommerce }] = await Promise.all([
        selectDrafts(db, page),
        deps.settings.read(),
      ]);
      return { drafts: rows.map((row) => composeRow(row, ecommerce.currency)), total };
    },

    async preview(id, content) {
      const row = await selectDraft(db, id);
      const terms = await readDraftTerms(deps, content, await readExchangeOf(db, exchanges, row));
      const held = piecesOf(row ?? { held: [] });
      return composePreview(await plan(content, terms), terms, content, held);
    },

    async save(id, { version, ...typed }, staffId) {
      const terms = await readDraftTerms(deps, typed);
      const content = { ...typed, phone: toE164(typed.phone, terms.shop.settings) };
      const { userId } = content;
      if (userId !== null && !(await hasAccount(db, userId)))
        throw fieldError('userId', 'orderDrafts.noAccount');
      const { amounts } = await plan(content, terms);
      const saved = { content, total: amounts.total, userId, keptDays };
      await inTransaction(async (trx) => {
        if (version === 0 && (await insertDraft(trx, id, { ...saved, staffId }))) return;
        const draft = await lockOpenDraft(trx, id);
        if (draft.version !== version) throw changedMeanwhile(draft.version);
        await updateDraft(trx, id, saved);
        if (draft.heldUntil !== null) await holdDraft(trx, draft, { content, until: draft.heldUntil });
      });
      return find(id);
    },

    async delete(id) {
      await inTransaction(async (trx) => {
        const draft = await lockOpenDraft(trx, id);
        await releaseDraft(trx, draft);
        await deleteDraft(trx, id);
      });
    },

    hold: (id, { version, until }) =>
      changeHold(id, (trx, draft) => {
        if (draft.version !== version) throw changedMeanwhile(draft.version);
        return holdDraft(trx, draft, { content: readContent(draft), until: readMoment(until) });
      }),

    release: (id) => changeHold(id, releaseDraft),

    async place(id, request, staffId) {
      const row = await selectDraft(db, id);
      if (!row) throw notFound('orderDraft');
      const terms = await readDraftTerms(deps, readContent(row));
      const { returnId } = row;
      return inTransaction((trx) => placeDraft(trx, { id, returnId, request, terms, staffId, exchanges }));
    },

    exchange: (returnId, staffId) =>
      inTransaction((trx) => beginExchange(trx, exchanges, { returnId, staffId, keptDays })),

    linkToPay: (orderId) => makePaymentLink(db, orderId, origin()),
  };
}

function readMoment(until: string): Date {
  const moment = new Date(until);
  const isInReach = moment.getTime() > Date.now() && moment.getTime() < Date.now() + longestHoldMs;
  if (!isInReach) throw fieldError('until', 'orderDrafts.holdReach');
  return moment;
}

async function lockOpenDraft(trx: Kysely<Database>, id: string): Promise<DraftRow> {
  const draft = await lockDraft(trx, id);
  if (!draft) throw notFound('orderDraft');
  if (draft.orderId !== null) throw new AppError('conflict', 'orderDrafts.placedAlready');
  return draft;
}
