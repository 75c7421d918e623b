import type { Translator } from '#domain/i18n/translate.ts';
import type { LetterKind } from '#domain/letters/letter-kinds.ts';

import type { MailDocument } from '../mail-document.ts';
import { writeEmailConfirmation, writePasswordReset, writeWelcome } from '../templates/account-mails.ts';
import { writeCartReminder } from '../templates/cart-reminder.ts';
import { writeGiftCard } from '../templates/gift-card-mail.ts';
import {
  writeOrderCanceled,
  writeOrderDownloads,
  writeOrderEdited,
  writeOrderPaid,
  writeOrderPlaced,
  writeOrderRefunded,
  writeOrderShipped,
} from '../templates/order-mails.ts';
import { writeReturnApproved, writeReturnDeclined, writeReturnRequested } from '../templates/return-mails.ts';
import { writeReviewApproved } from '../templates/review-mail.ts';
import { writeStaffInvitation, writeStaffReset } from '../templates/staff-mails.ts';
import { writeBackInStock, writeStockConfirmation } from '../templates/stock-mails.ts';
import type { LetterExample } from './read-example.ts';

type Draw = (example: LetterExample, t: Translator) => MailDocument | null;

const about = ({ order, href }: LetterExample, t: Translator) => ({ order, href, t });

/** A letter about an example, by the templates that write the letters themselves; its links lead to the shop. */
export function drawLetter(kind: LetterKind, example: LetterExample, t: Translator): MailDocument {
  const document = drawings[kind](example, t);
  if (!document) throw new Error(`The example gives the letter ${kind} nothing to tell`);
  return document;
}

const drawings: Readonly<Record<LetterKind, Draw>> = {
  'order-placed': (example, t) =>
    writeOrderPlaced({ ...about(example, t), order: { ...example.order, confirmBy: '' } }),
  'order-to-confirm': (example, t) => {
    const confirmBy = example.order.confirmBy || example.soon;
    return writeOrderPlaced({ ...about(example, t), order: { ...example.order, confirmBy } });
  },
  'order-paid': (example, t) => writeOrderPaid(about(example, t), []),
  'order-downloads': (example, t) => writeOrderDownloads(about(example, t), example.downloads),
  'order-edited': (example, t) => writeOrderEdited(about(example, t)),
  'order-shipped': (example, t) =>
    writeOrderShipped({ ...about(example, t), order: { ...example.order, isReady: false } }),
  'order-ready': (example, t) =>
    writeOrderShipped({ ...about(example, t), order: { ...example.order, isReady: true } }),
  'order-canceled': (example, t) => writeOrderCanceled(about(example, t)),
  'order-refunded': (example, t) => writeOrderRefunded(about(example, t), example.refund),
  'return-requested': (example, t) => writeReturnRequested(about(example, t), example.returned),
  'return-approved': (example, t) => writeReturnApproved(about(example, t), example.returned),
  'return-declined': (example, t) => writeReturnDeclined(about(example, t), example.returned),
  'gift-card': (example, t) => writeGiftCard({ ...cardOf(example), kind: 'gift', t }),
  'store-credit': (example, t) => writeGiftCard({ ...cardOf(example), kind: 'credit', t }),
  welcome: ({ person, shop, href }, t) => writeWelcome({ ...person, shop, href, t }),
  'confirm-email': ({ person, href }, t) => writeEmailConfirmation({ ...person, href, t }),
  'password-reset': ({ person, href }, t) => writePasswordReset({ ...person, href, t }),
  'stock-confirm': (example, t) => writeStockConfirmation({ ...productOf(example), t }),
  'back-in-stock': (example, t) => writeBackInStock({ ...productOf(example), t }),
  'cart-reminder': (example, t) => writeCartReminder({ ...cartOf(example), step: 1, t }),
  'cart-reminder-second': (example, t) => writeCartReminder({ ...cartOf(example), step: 2, t }),
  'cart-reminder-third': (example, t) => writeCartReminder({ ...cartOf(example), step: 3, t }),
  'review-approved': ({ person, product, href }, t) =>
    writeReviewApproved({ name: person.firstName, text: '', rating: 5, product: product.title, href }, t),
  'staff-invitation': ({ person, shop, href }, t) =>
    writeStaffInvitation({ name: person.firstName, shop, href, t }),
  'staff-reset': ({ person, href }, t) =>
    writeStaffReset({ name: person.firstName, email: person.email, href, t }),
};

function cardOf({ person, amount, shop, href }: LetterExample) {
  return {
    code: 'XXXX-XXXX-XXXX-XXXX',
    recipientName: person.firstName,
    message: '',
    sender: person.firstName,
    shop,
    amount,
    lastDay: null,
    href,
  };
}

function cartOf({ order, href }: LetterExample) {
  return { lines: order.lines, code: null, href, unsubscribe: href };
}

function productOf({ product, href }: LetterExample) {
  const { title, options } = product;
  return { title, options, line: product, href, unsubscribe: href };
}
