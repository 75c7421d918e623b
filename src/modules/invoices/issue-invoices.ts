import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { AppError, notFound } from '#domain/errors.ts';
import type { creditReasons } from '#domain/schemas/invoice.schema.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';
import { readRest } from '#modules/orders/read-rest.ts';

import { composeInvoice } from './compose-invoice.ts';
import {
  asCredit,
  invoiceContentSchema,
  linesLeft,
  linesOfRefund,
  taxOf,
  totalOf,
  type InvoiceContent,
  type InvoiceLine,
} from './invoice-content.ts';
import {
  insertInvoice,
  isNumberTaken,
  lockInvoicedOrder,
  lockInvoiceSettings,
  selectInvoice,
  selectInvoicesOfOrder,
  selectRefundsDone,
  takeSequence,
  type InvoicedOrder,
  type InvoiceSettingsRow,
  type StoredInvoice,
} from './invoices.queries.ts';
import { writeNumber, yearOfSeries } from './number-invoice.ts';

type Trx = Kysely<Database>;
type CreditReason = (typeof creditReasons)[number];

export interface Issuing {
  shop: Settings;
  now: Date;
  /** Who presses the button; null: it is done by itself. */
  staffId: number | null;
}

/** An invoice that no credit note has canceled, with those that took a part of it. */
export interface CurrentInvoice {
  id: number;
  content: InvoiceContent;
  credits: { refundId: string | null; content: InvoiceContent }[];
}

/** The one that holds; undefined: there is none. */
export function findCurrent(invoices: readonly StoredInvoice[]): CurrentInvoice | undefined {
  const isOver = (id: number) =>
    invoices.some(({ invoiceId, reason }) => invoiceId === id && reason !== 'refund');
  const found = invoices.findLast(({ id, kind }) => kind === 'invoice' && !isOver(id));
  if (!found) return undefined;
  return {
    id: found.id,
    content: invoiceContentSchema.parse(found.content),
    credits: invoices
      .filter(({ invoiceId }) => invoiceId === found.id)
      .map(({ refundId, content }) => ({ refundId, content: invoiceContentSchema.parse(content) })),
  };
}

export function linesLeftOf({
  content,
  credits,
}: Pick<CurrentInvoice, 'content' | 'credits'>): InvoiceLine[] {
  return linesLeft(
    content.lines,
    credits.map((credit) => credit.content.lines),
  );
}

/**
 * Issues what the order is due by itself, and nothing twice: its invoice, when the shop wants one by now, and a credit
 * note for each refund of an order that has one, or for one that was called off unpaid. Gives the documents of the
 * order.
 */
export async function settleInvoices(trx: Trx, orderId: string, issuing: Issuing): Promise<void> {
  const order = await lockInvoicedOrder(trx, orderId);
  if (!order || order.isSample) return;
  const issue = await beginIssuing(trx, order, issuing);
  const current = findCurrent(await selectInvoicesOfOrder(trx, orderId));
  if (!current) {
    if (isDue(order, issue.settings)) await issueInvoice(issue);
    return;
  }
  // What it says is less than the order costs since it was made dearer, and all of that is paid.
  if (issue.isPaidInFull && order.status !== 'canceled' && totalOf(current.content.lines) < order.total) {
    await cancel(issue, await issueCredits(issue, current), 'replaced');
    await issueInvoice(issue);
    return;
  }
  const credited = await issueCredits(issue, current);
  if (order.status === 'canceled' && !order.isPaid) await cancel(issue, credited, 'canceled');
}

/**
 * Issues the invoice of an order by hand, with credit notes for what has gone back of it already. Throws 404 without
 * such an order, 409 where it has one or is a sample.
 */
export async function issueByHand(trx: Trx, orderId: string, issuing: Issuing): Promise<void> {
  const order = await lockInvoicedOrder(trx, orderId);
  if (!order) throw notFound('order');
  if (order.isSample) throw new AppError('conflict', 'invoices.errors.sample');
  const issue = await beginIssuing(trx, order, issuing);
  if (findCurrent(await selectInvoicesOfOrder(trx, orderId)))
    throw new AppError('conflict', 'invoices.errors.hasOne');
  await issueInvoice(issue);
}

/**
 * Cancels an invoice by a credit note of all that is left of it, and issues another one of the order as it is now where
 * that is wanted; gives the order's id. Throws 404 without such an invoice, 409 where it is canceled already.
 */
export async function cancelByHand(
  trx: Trx,
  id: number,
  { reissue }: { reissue: boolean },
  issuing: Issuing,
): Promise<string> {
  const stored = await selectInvoice(trx, id);
  const order = stored && (await lockInvoicedOrder(trx, stored.orderId));
  if (!order || stored.kind !== 'invoice') throw notFound('invoice');
  const issue = await beginIssuing(trx, order, issuing);
  const current = findCurrent(await selectInvoicesOfOrder(trx, order.id));
  if (current?.id !== id) throw new AppError('conflict', 'invoices.errors.canceled');
  await cancel(issue, current, reissue ? 'replaced' : 'canceled');
  if (reissue) await issueInvoice(issue);
  return order.id;
}

interface Issue {
  trx: Trx;
  order: InvoicedOrder;
  /** Nothing is left to pay of it. */
  isPaidInFull: boolean;
  settings: InvoiceSettingsRow;
  issuing: Issuing;
}

/** The order is locked; from here on no other document is numbered until the transaction ends. */
async function beginIssuing(trx: Trx, order: InvoicedOrder, issuing: Issuing): Promise<Issue> {
  const rest = await readRest(trx, order.id);
  const settings = await lockInvoiceSettings(trx);
  const told = rest > 0 ? { ...order, paidAt: null } : order;
  return { trx, order: told, isPaidInFull: order.isPaid && rest === 0, settings, issuing };
}

function isDue({ status, isPaid }: InvoicedOrder, { issueWhen }: InvoiceSettingsRow): boolean {
  if (issueWhen === 'never') return false;
  return isPaid || (issueWhen === 'placed' && status !== 'canceled');
}

async function issueInvoice(issue: Issue): Promise<void> {
  const { order, settings, issuing } = issue;
  const content = await composeInvoice(order, { settings, ...issuing });
  const invoice = await store(issue, content, { invoiceId: null, refundId: null });
  await issueCredits(issue, { ...invoice, credits: [] });
}

/**
 * For each refund that has none; what no longer fits the invoice waits for somebody to issue it anew. Gives the invoice
 * with all of its credit notes.
 */
async function issueCredits(issue: Issue, invoice: CurrentInvoice): Promise<CurrentInvoice> {
  const credits = [...invoice.credits];
  for (const { id: refundId, ...parts } of await selectRefundsDone(issue.trx, issue.order.id)) {
    if (credits.some((credit) => credit.refundId === refundId)) continue;
    const lines = linesOfRefund(linesLeftOf({ ...invoice, credits }), parts);
    if (!lines) continue;
    credits.push({ refundId, content: await credit(issue, invoice, { lines, reason: 'refund', refundId }) });
  }
  return { ...invoice, credits };
}

async function cancel(issue: Issue, invoice: CurrentInvoice, reason: CreditReason): Promise<void> {
  await credit(issue, invoice, { lines: linesLeftOf(invoice).map(asCredit), reason, refundId: null });
}

async function credit(
  issue: Issue,
  { id: invoiceId, content: invoice }: CurrentInvoice,
  { lines, reason, refundId }: { lines: InvoiceLine[]; reason: CreditReason; refundId: string | null },
): Promise<InvoiceContent> {
  const { order, settings, issuing } = issue;
  const now = await composeInvoice(order, { settings, ...issuing });
  const { number, issuedOn, seller, buyer } = invoice;
  const taken = { kind: 'credit_note', invoice: { number, issuedOn }, reason, seller, buyer } as const;
  const { content } = await store(
    issue,
    { ...now, ...taken, lines, total: totalOf(lines) },
    { invoiceId, refundId },
  );
  return content;
}

/** Numbers and keeps a document. Throws 409 where another series has given the number. */
async function store(
  { trx, order, settings, issuing }: Issue,
  unnumbered: Omit<InvoiceContent, 'number'>,
  { invoiceId, refundId }: { invoiceId: number | null; refundId: string | null },
): Promise<{ id: number; content: InvoiceContent }> {
  const { kind, issuedOn, reason, currency, lines, total } = unnumbered;
  const year = yearOfSeries(settings, issuedOn);
  const sequence = await takeSequence(trx, { kind, year });
  const number = writeNumber(settings, { kind, year, sequence });
  if (await isNumberTaken(trx, number)) {
    throw new AppError('conflict', 'invoices.errors.numberTaken', { params: { number } });
  }
  const content = { ...unnumbered, number };
  const id = await insertInvoice(trx, {
    kind,
    year,
    sequence,
    number,
    orderId: order.id,
    invoiceId,
    reason,
    refundId,
    issuedOn,
    currency,
    total,
    tax: taxOf(lines),
    content,
    staffId: issuing.staffId,
  });
  return { id, content };
}
