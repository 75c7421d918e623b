import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { isAboutOrder, letterGroups, type LetterKind } from '#domain/letters/letter-kinds.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';
import { nameWithVariant } from '#domain/variant-name.ts';
import type { Language } from '#locales/languages.ts';

import type { MailLine } from '../mail-document.ts';
import { readMember, readRefund, readReturn, type MailedReturn } from '../mail-facts.queries.ts';
import { readOrderMail, type OrderMail } from '../read-order-mail.ts';
import type { MailedDownload } from '../templates/order-mails.ts';
import { selectOrderToTell } from './letters.queries.ts';
import type { LetterValues } from './open-letter.ts';
import { makeSampleOrder } from './sample-order.ts';
import { valuesOfOrder } from './stored-letters.ts';

const hourMs = 3_600_000;
/** Minor units. */
const madeUpAmount = 5000;

/** What a letter is shown with: an order of the shop as far as there is one, and the member of the staff who looks. */
export interface LetterExample {
  order: OrderMail;
  /** Where every link of the letter leads: one that opens an order or an account is in no preview. */
  href: string;
  shop: string;
  soon: string;
  amount: string;
  refund: NonNullable<Awaited<ReturnType<typeof readRefund>>>;
  returned: MailedReturn;
  downloads: MailedDownload[];
  person: { firstName: string; email: string };
  product: MailLine;
  /** Whether something of it that the letter tells is made up. */
  isMadeUp: boolean;
}

interface ExampleOptions {
  settings: Settings;
  origin: string;
  language: Language;
  now: Date;
}

/** One that is made up from beginning to end. */
export function makeExample({ settings, origin, language, now }: ExampleOptions): LetterExample {
  const order = makeSampleOrder(language, settings, now);
  return {
    ...describe(order, { origin, now }),
    order,
    shop: settings.common.sitename,
    refund: {
      amount: madeUpAmount,
      delivery: 0,
      isCash: false,
      isCredit: false,
      exchangedFor: null,
      card: null,
      lines: [],
    },
    returned: {
      createdAt: now,
      words: '',
      withdrawnBy: null,
      note: '',
      lines: [{ position: 0, quantity: 1, reason: 'fit' }],
    },
    person: { firstName: order.contact.firstName, email: order.contact.email },
    isMadeUp: true,
  };
}

/**
 * With an order of the shop, the newest where `orderId` is null, and the member of the staff who looks; made up as far
 * as the shop has nothing to show. Null where there is no such order.
 */
export async function readExample(
  db: Kysely<Database>,
  kind: LetterKind,
  { orderId, staffId, ...options }: ExampleOptions & { orderId: string | null; staffId: number },
): Promise<LetterExample | null> {
  const found = needsOrder(kind) ? await selectOrderToTell(db, orderId) : null;
  if (!found && orderId !== null && isAboutOrder(kind)) return null;
  const example = makeExample(options);
  const order = found && (await readOrderMail(db, found.orderId, options));
  const refund = found?.refundId ? await readRefund(db, found.refundId) : null;
  const returned = found?.returnId ? await readReturn(db, found.returnId) : null;
  const member = await readMember(db, staffId);
  return {
    ...example,
    ...(order && { order, ...describe(order, options) }),
    ...(refund && { refund }),
    ...(returned && { returned }),
    ...(member && { person: { firstName: member.name, email: member.email } }),
    isMadeUp: !order || !tellsTruth(kind, { refund: refund !== null, returned: returned !== null }),
  };
}

/** Letters about a product are shown with one that was ordered. */
function needsOrder(kind: LetterKind): boolean {
  return isAboutOrder(kind) || letterGroups.products.some((known) => known === kind);
}

/** What follows of the order; prices are in its currency. */
function describe(order: OrderMail, { origin, now }: { origin: string; now: Date }) {
  const expiresAt = new Date(now.getTime() + hourMs);
  const [product = noProduct] = order.lines;
  return {
    href: origin,
    soon: order.formatTime(expiresAt),
    amount: order.formatAmount(madeUpAmount),
    downloads: [{ name: nameWithVariant(product.title, product.options), href: origin, expiresAt }],
    product,
  };
}

const noProduct: MailLine = { title: '', options: '', quantity: '', price: '', fullPrice: '', image: null };

/** Whether all that the letter tells is of the order. */
function tellsTruth(kind: LetterKind, has: { refund: boolean; returned: boolean }): boolean {
  if (kind === 'order-refunded') return has.refund;
  if (kind.startsWith('return-')) return has.returned;
  return isAboutOrder(kind) && kind !== 'order-downloads' && kind !== 'order-to-confirm';
}

/** What every letter of the kind may tell of the example; see `words` of its descriptor. */
export function valuesOfExample(kind: LetterKind, example: LetterExample): LetterValues {
  const { order, shop, amount, product } = example;
  return {
    shop,
    ...(isAboutOrder(kind) && valuesOfOrder(order)),
    amount,
    product: nameWithVariant(product.title, product.options),
  };
}
