import type { LetterKind } from '#domain/letters/letter-kinds.ts';
import type { LetterPart, LetterTextId, LetterWord } from '#domain/letters/letter-texts.ts';
import type { MessageKey } from '#locales/message-keys.ts';

type MailKey = Extract<MessageKey, `mail.${string}`>;

/**
 * What an owner may change of a letter. A text may ask for the words that its original has, and for `words`; what is
 * not named here is drawn by the shop: figures, lines, sums, and what a law wants to be said.
 */
export interface LetterDescriptor {
  /** In the order in which they are read. */
  texts: Readonly<Partial<Record<LetterTextId, MailKey>>>;
  /** Texts that the letter may go without. */
  optional?: readonly LetterTextId[];
  parts?: readonly LetterPart[];
  /** Known whenever it is written. */
  words: readonly LetterWord[];
}

const greeting = { greeting: 'mail.helloName', greetingUnnamed: 'mail.hello' } as const;
const openOrder = { button: 'mail.order.open' } as const;
const ofOrder = ['number', 'date', 'total', 'shop'] as const;
const ofShop = ['shop'] as const;

/** The first lines of a letter; the preview of some is made of what they tell. */
function beginning<const Name extends string>(name: Name) {
  return {
    subject: `mail.${name}.subject`,
    preview: `mail.${name}.preview`,
    heading: `mail.${name}.title`,
    ...greeting,
  } as const;
}

/** Each of the three letters about a cart that was left has a beginning of its own. */
function reminderOf<const Name extends string>(name: Name) {
  return {
    texts: {
      subject: `mail.${name}.subject`,
      heading: `mail.${name}.title`,
      intro: `mail.${name}.text`,
      button: 'mail.cartReminder.open',
      note: 'mail.cartReminder.note',
      refuse: 'mail.unsubscribe',
    },
    optional: ['note'],
    words: ofShop,
  } as const;
}

export const letterDescriptors: Readonly<Record<LetterKind, LetterDescriptor>> = {
  // It confirms the contract: what was ordered and on what terms is always told (Directive 2011/83/EU, article 8(7)).
  'order-placed': {
    texts: {
      ...beginning('placed'),
      intro: 'mail.placed.text',
      unpaid: 'mail.placed.unpaid',
      ...openOrder,
    },
    optional: ['unpaid'],
    words: ofOrder,
  },
  'order-to-confirm': {
    texts: {
      ...beginning('toConfirm'),
      intro: 'mail.toConfirm.text',
      button: 'mail.toConfirm.open',
      note: 'mail.toConfirm.note',
    },
    words: ofOrder,
  },
  'order-paid': {
    texts: { ...beginning('paid'), intro: 'mail.paid.text', ...openOrder },
    parts: ['items', 'terms'],
    words: ofOrder,
  },
  'order-downloads': {
    texts: {
      subject: 'mail.downloads.subject',
      heading: 'mail.downloads.title',
      ...greeting,
      intro: 'mail.downloads.text',
      ...openOrder,
    },
    words: ofOrder,
  },
  'order-edited': {
    texts: {
      ...beginning('edited'),
      intro: 'mail.edited.text',
      unpaid: 'mail.placed.unpaid',
      rest: 'mail.edited.rest',
      ...openOrder,
      payButton: 'mail.edited.pay',
    },
    optional: ['unpaid'],
    words: ofOrder,
  },
  'order-shipped': {
    texts: { ...beginning('shipped'), intro: 'mail.shipped.text', ...openOrder },
    parts: ['items', 'terms'],
    words: ofOrder,
  },
  'order-ready': {
    texts: { ...beginning('ready'), intro: 'mail.ready.text', ...openOrder },
    parts: ['items', 'terms'],
    words: ofOrder,
  },
  'order-canceled': {
    texts: {
      ...beginning('canceled'),
      intro: 'mail.canceled.text',
      money: 'mail.canceled.money',
      ...openOrder,
    },
    optional: ['money'],
    parts: ['items'],
    words: ofOrder,
  },
  'order-refunded': {
    texts: {
      ...beginning('refunded'),
      intro: 'mail.refunded.text',
      way: 'mail.refunded.way',
      inCash: 'mail.refunded.cash',
      toCard: 'mail.refunded.card',
      asCredit: 'mail.refunded.credit',
      ...openOrder,
    },
    optional: ['way'],
    parts: ['items'],
    words: ofOrder,
  },
  // What was asked for and when confirms a withdrawal (article 11a): the shop says that in its own words.
  'return-requested': { texts: { ...beginning('returnRequested'), ...openOrder }, words: ofOrder },
  'return-approved': {
    texts: { ...beginning('returnApproved'), intro: 'mail.returnApproved.text', ...openOrder },
    words: ofOrder,
  },
  'return-declined': {
    texts: { ...beginning('returnDeclined'), intro: 'mail.returnDeclined.text', ...openOrder },
    words: ofOrder,
  },
  'gift-card': {
    texts: {
      subject: 'mail.giftCard.subject',
      preview: 'mail.giftCard.preview',
      heading: 'mail.giftCard.title',
      ...greeting,
      from: 'mail.giftCard.from',
      intro: 'mail.giftCard.text',
      button: 'mail.giftCard.open',
      note: 'mail.giftCard.note',
    },
    optional: ['note'],
    words: ['amount', 'shop'],
  },
  'store-credit': {
    texts: {
      subject: 'mail.giftCard.credit',
      preview: 'mail.giftCard.preview',
      heading: 'mail.giftCard.creditTitle',
      ...greeting,
      from: 'mail.giftCard.from',
      intro: 'mail.giftCard.text',
      button: 'mail.giftCard.open',
      note: 'mail.giftCard.note',
    },
    optional: ['note'],
    words: ['amount', 'shop'],
  },
  welcome: {
    texts: {
      ...beginning('welcome'),
      intro: 'mail.welcome.text',
      confirm: 'mail.welcome.confirm',
      button: 'mail.confirm.open',
      note: 'mail.welcome.note',
    },
    optional: ['note'],
    words: ofShop,
  },
  'confirm-email': {
    texts: {
      ...beginning('confirm'),
      intro: 'mail.confirm.text',
      button: 'mail.confirm.open',
      note: 'mail.confirm.note',
    },
    words: ofShop,
  },
  'password-reset': {
    texts: {
      ...beginning('reset'),
      intro: 'mail.reset.text',
      button: 'mail.reset.open',
      note: 'mail.reset.note',
    },
    words: ofShop,
  },
  'stock-confirm': {
    texts: {
      subject: 'mail.stockConfirm.subject',
      preview: 'mail.stockConfirm.preview',
      heading: 'mail.stockConfirm.title',
      intro: 'mail.stockConfirm.text',
      button: 'mail.stockConfirm.open',
      note: 'mail.stockConfirm.note',
      refuse: 'mail.stockConfirm.refuse',
    },
    words: ['product', 'shop'],
  },
  'back-in-stock': {
    texts: {
      subject: 'mail.backInStock.subject',
      heading: 'mail.backInStock.title',
      intro: 'mail.backInStock.text',
      button: 'mail.backInStock.open',
      note: 'mail.backInStock.note',
      refuse: 'mail.unsubscribe',
    },
    optional: ['note'],
    words: ['product', 'shop'],
  },
  'cart-reminder': reminderOf('cartReminder'),
  'cart-reminder-second': reminderOf('cartReminderSecond'),
  'cart-reminder-third': reminderOf('cartReminderThird'),
  'review-approved': {
    texts: {
      subject: 'mail.review.subject',
      preview: 'mail.review.preview',
      heading: 'mail.review.title',
      greeting: 'mail.helloName',
      intro: 'mail.review.text',
      button: 'mail.review.open',
    },
    words: ['product', 'shop'],
  },
  'staff-invitation': {
    texts: {
      ...beginning('staffInvitation'),
      intro: 'mail.staffInvitation.text',
      button: 'mail.staffInvitation.open',
      note: 'mail.staffInvitation.note',
    },
    words: ofShop,
  },
  'staff-reset': {
    texts: {
      ...beginning('staffReset'),
      intro: 'mail.staffReset.text',
      button: 'mail.staffReset.open',
      note: 'mail.staffReset.note',
    },
    words: ofShop,
  },
};
