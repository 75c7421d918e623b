import type { MessageKey } from '#locales/message-keys.ts';

import type { FieldErrors } from './errors.ts';
import type { CheckoutFields } from './schemas/order.schema.ts';
import { checkEmail, checkNoEmpty, checkPhone, checkRules, type Rule } from './validation.ts';

export interface CheckoutDemands {
  /** The shop asks to agree to its terms of delivery. */
  consent: boolean;
  /** Something is delivered or picked up; else the order reaches its buyer by email alone. */
  needsDelivery: boolean;
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
    email: paysOnline || !demands.needsDelivery ? [checkNoEmpty, checkEmail] : [checkEmail],
    paymentMethod: [checkChosen],
  });
  if (demands.needsDelivery) Object.assign(errors, checkDelivery(fields));
  const { company } = fields;
  if (company && company.taxNumber.trim() !== '') {
    nest(errors, 'company', checkFields(company, { name: [checkNoEmpty] }));
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
    nest(errors, 'address', checkFields(fields.address, addressRules));
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

const consentError: MessageKey = 'forms.errors.consent';

const addressRules = { country: [checkNoEmpty], locality: [checkNoEmpty], street: [checkNoEmpty] };

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
