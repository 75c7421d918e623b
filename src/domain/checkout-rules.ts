import type { MessageKey } from '#locales/message-keys.ts';

import type { FieldErrors } from './errors.ts';
import { addDays, parseDay, writeDay } from './local-days.ts';
import type { CheckoutFields } from './schemas/order.schema.ts';
import { checkEmail, checkNoEmpty, checkPhone, checkRules, type Rule } from './validation.ts';

export interface CheckoutDemands {
  /** The shop asks to agree to its terms of delivery. */
  consent: boolean;
  /** Something is delivered or picked up; else the order reaches its buyer by email alone. */
  needsDelivery: boolean;
  /** The first day on which gift cards among the goods may be sent, `YYYY-MM-DD`; absent: there are none. */
  cardsFrom?: string | undefined;
}

/** Providers write receipts to an address of mail; cash needs none. */
export const cashMethod = 'cash';

/**
 * The ways to pay an order among those of the shop. Cash is handed over with the goods: where nothing is delivered it is
 * one only if there is no other.
 */
export function methodsOfOrder<Method extends { key: string }>(
  methods: readonly Method[],
  { needsDelivery }: Pick<CheckoutDemands, 'needsDelivery'>,
): readonly Method[] {
  if (needsDelivery) return methods;
  const others = methods.filter(({ key }) => key !== cashMethod);
  return others.length > 0 ? others : methods;
}

/**
 * Which fields of a checkout are wrong, as message keys nested like the fields; empty when all are right.
 * The form and the server both ask here.
 */
export function checkCheckout(fields: CheckoutFields, demands: CheckoutDemands): FieldErrors {
  const paysOnline = fields.paymentMethod !== '' && fields.paymentMethod !== cashMethod;
  const errors = checkFields(fields, {
    firstName: [checkNoEmpty],
    phone: [checkNoEmpty, checkPhone],
    email:
      paysOnline || !demands.needsDelivery || demands.cardsFrom !== undefined
        ? [checkNoEmpty, checkEmail]
        : [checkEmail],
    paymentMethod: [checkChosen],
  });
  if (demands.needsDelivery) Object.assign(errors, checkDelivery(fields));
  const { company } = fields;
  if (company && company.taxNumber.trim() !== '') {
    nest(errors, 'company', checkFields(company, { name: [checkNoEmpty] }));
  }
  const { giftCard } = fields;
  if (giftCard && demands.cardsFrom !== undefined) {
    nest(errors, 'giftCard', checkFields(giftCard, recipientRules(demands.cardsFrom)));
  }
  if (demands.consent && !fields.consent) errors['consent'] = { errors: [consentError] };
  return errors;
}

function checkDelivery(fields: CheckoutFields): FieldErrors {
  const errors = checkFields(fields, {
    deliveryType: [checkChosen],
    ...(fields.deliveryType === 'pickup' && { locationCode: [checkChosen] }),
  });
  if (fields.deliveryType === 'delivery') {
    nest(errors, 'address', checkFields(fields.address, fields.pickupPoint ? cityRules : addressRules));
  }
  const { receiver } = fields;
  if (receiver && hasReceiver(receiver)) {
    const rules = { firstName: [checkNoEmpty], phone: [checkNoEmpty, checkPhone] };
    nest(errors, 'receiver', checkFields(receiver, rules));
  }
  return errors;
}

/** Somebody else receives the order: an empty group of fields is nobody. */
export function hasReceiver(receiver: NonNullable<CheckoutFields['receiver']>): boolean {
  return Object.values(receiver).some((value) => value.trim() !== '');
}

/** A company buys: an empty group of fields is none. */
export function hasCompany(company: NonNullable<CheckoutFields['company']>): boolean {
  return Object.values(company).some((value) => value.trim() !== '');
}

/** Nothing typed of a recipient: the buyer gets the gift cards at once. */
export function hasRecipient(giftCard: NonNullable<CheckoutFields['giftCard']>): boolean {
  return Object.values(giftCard).some((value) => value.trim() !== '');
}

/** For so many days an order may keep a gift card back. */
export const cardDaysAhead = 365;

function isDay(text: string): boolean {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? parseDay(text) : Number.NaN;
  return !Number.isNaN(day) && writeDay(day) === text;
}

function recipientRules(from: string): Record<'email' | 'sendOn', readonly Rule[]> {
  const checkDay: Rule = (value) => {
    if (value === '') return null;
    if (typeof value !== 'string' || !isDay(value)) return 'giftCards.errors.noDay';
    if (value < from) return 'giftCards.errors.dayPassed';
    return value > addDays(from, cardDaysAhead) ? 'giftCards.errors.dayFar' : null;
  };
  return { email: [checkEmail], sendOn: [checkDay] };
}

const consentError: MessageKey = 'forms.errors.consent';

const cityRules = { country: [checkNoEmpty], locality: [checkNoEmpty] };
const addressRules = { ...cityRules, street: [checkNoEmpty] };

function checkChosen(value: unknown): MessageKey | null {
  return checkNoEmpty(value) && 'forms.errors.choose';
}

function checkFields<Fields extends object>(
  fields: Fields,
  rules: Partial<Record<keyof Fields & string, readonly Rule[]>>,
): FieldErrors {
  const errors: FieldErrors = {};
  for (const [name, checks] of Object.entries<readonly Rule[] | undefined>(rules)) {
    const error = checkRules(fields[name as keyof Fields], checks ?? []);
    if (error) errors[name] = { errors: [error] };
  }
  return errors;
}

function nest(errors: FieldErrors, name: string, children: FieldErrors): void {
  if (Object.keys(children).length > 0) errors[name] = { children };
}
