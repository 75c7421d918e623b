import { hasCompany, hasRecipient } from '#domain/checkout-rules.ts';
import type { CardRecipient, CheckoutFields, Quote } from '#domain/schemas/order.schema.ts';
import { nameOfPath, readValue, writeValue, type FormValues } from '#ui/form/form-values.ts';

// A type, not an interface: only types fit the tree of values that forms hold.
/** What the checkout form holds: all fields of an order, those out of sight included. */
export type CheckoutValues = {
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
  comment: string;
  deliveryType: CheckoutFields['deliveryType'];
  locationCode: string;
  address: CheckoutFields['address'];
  /** Brought to the door, or to a pickup point of the zone's carrier. */
  handover: 'door' | 'point';
  /** Code of that point. */
  pickupPoint: string;
  paymentMethod: string;
  /** Somebody else receives the order. */
  hasReceiver: boolean;
  receiver: { firstName: string; lastName: string; phone: string };
  /** Empty while a person buys. */
  company: { name: string; taxNumber: string };
  /** Who gets gift cards that are bought; all empty: the buyer does, at once. */
  giftCard: CardRecipient;
  consent: boolean;
  /** Letters about the cart are welcome, should it be left. */
  reminders: boolean;
};

interface CheckoutDefaults {
  deliveryType: CheckoutValues['deliveryType'];
  locationCode: string;
  country: string;
  paymentMethod: string;
  consent: boolean;
}

/** What is not asked of who fetches a parcel. */
export const cityAlone = { street: '', postalCode: '' };
const noReceiver = { firstName: '', lastName: '', phone: '' };
const noRecipient = { email: '', name: '', message: '', sendOn: '' };

export function startValues({ country, ...defaults }: CheckoutDefaults): CheckoutValues {
  return {
    firstName: '',
    lastName: '',
    phone: '',
    email: '',
    comment: '',
    address: { country, region: '', locality: '', street: '', postalCode: '' },
    handover: 'door',
    pickupPoint: '',
    hasReceiver: false,
    receiver: noReceiver,
    company: { name: '', taxNumber: '' },
    giftCard: noRecipient,
    reminders: false,
    ...defaults,
  };
}

/** All paths of the form, `address.street` and the like. */
export function listPaths(values: FormValues): string[] {
  return Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null
      ? listPaths(value as FormValues).map((path) => `${name}.${path}`)
      : [name],
  );
}

/** The order goes to a pickup point of a carrier: of the address only the city is asked for. */
export function isToPoint({
  deliveryType,
  handover,
}: Pick<CheckoutValues, 'deliveryType' | 'handover'>): boolean {
  return deliveryType === 'delivery' && handover === 'point';
}

/** Whether a field is on the screen now: an error of one that is not cannot be mended there. */
export function isInSight(path: string, values: CheckoutValues): boolean {
  const { deliveryType, hasReceiver } = values;
  if (path === 'pickupPoint') return isToPoint(values);
  if (path === 'address.street' || path === 'address.postalCode')
    return deliveryType !== 'pickup' && !isToPoint(values);
  if (path.startsWith('address.')) return deliveryType !== 'pickup';
  if (path.startsWith('receiver.')) return hasReceiver;
  return path !== 'locationCode' || deliveryType === 'pickup';
}

/** The changes that bring kept fields back: what is empty, unknown or of another type brings nothing. */
export function listKept(
  values: CheckoutValues,
  kept: Record<string, unknown>,
): [string, string | boolean][] {
  return listPaths(values).flatMap((path): [string, string | boolean][] => {
    const [now, before] = [readValue(values, path), readValue(kept as FormValues, path)];
    if (before === now || before === '' || typeof before !== typeof now) return [];
    return typeof before === 'string' || typeof before === 'boolean' ? [[path, before]] : [];
  });
}

interface KnownCustomer {
  email: string;
  firstName: string;
  lastName: string;
  phone?: string | null;
  address?: Record<string, string> | null;
}

/** The changes that fill what a customer left empty from what the shop knows; nothing typed is replaced. */
export function listKnown(values: CheckoutValues, customer: KnownCustomer): [string, string][] {
  const { address, ...contact } = customer;
  const street = address?.['street'] ?? '';
  // Parts of two addresses would make a third one.
  const isAddressEmpty = values.address.street === '' && values.address.locality === '';
  const known: FormValues = { ...contact, phone: contact.phone ?? '' };
  if (street !== '' && isAddressEmpty) known['address'] = { ...address };
  return listPaths(known).flatMap((path): [string, string][] => {
    const [now, fact] = [readValue(values, path), readValue(known, path)];
    const isFree = now === '' || path === 'address.country';
    return isFree && typeof fact === 'string' && fact !== '' && fact !== now ? [[path, fact]] : [];
  });
}

/** What a form that was sent without script holds; fields that it does not name stay as they are. */
export function readForm(form: URLSearchParams, values: CheckoutValues): CheckoutValues {
  return listPaths(values).reduce((read, path) => {
    const name = nameOfPath(path);
    // A box that is not ticked is not sent.
    if (typeof readValue(values, path) === 'boolean') return writeValue(read, path, form.has(name));
    return writeValue(read, path, form.get(name) ?? String(readValue(values, path)));
  }, values);
}

/**
 * The fields as an order takes them: of places only the one that is meant, and none where nothing is delivered, receiver,
 * company and a recipient of gift cards only if there is one.
 */
export function toCheckoutFields(
  values: CheckoutValues,
  { needsDelivery, sellsGiftCards }: Pick<Quote, 'needsDelivery' | 'sellsGiftCards'>,
): CheckoutFields {
  const { hasReceiver, receiver, company, giftCard, locationCode, address, ...others } = values;
  const { reminders: _, handover: __, pickupPoint, ...fields } = others;
  const deliveryType = needsDelivery ? values.deliveryType : '';
  const toPoint = isToPoint({ ...values, deliveryType });
  const nowhere = { country: '', region: '', locality: '', street: '', postalCode: '' };
  return {
    ...fields,
    deliveryType,
    locationCode: deliveryType === 'pickup' ? locationCode : '',
    address: deliveryType === 'delivery' ? { ...address, ...(toPoint && cityAlone) } : nowhere,
    ...(toPoint && { pickupPoint }),
    ...(needsDelivery && hasReceiver && { receiver }),
    ...(hasCompany(company) && { company }),
    ...(sellsGiftCards && hasRecipient(giftCard) && { giftCard }),
  };
}

/** What of a placed order serves the next one too; what was agreed to is asked anew. */
export function keepForNext(values: CheckoutValues): Omit<CheckoutValues, 'consent' | 'reminders'> {
  const { consent: _, reminders: __, ...others } = values;
  return { ...others, comment: '', hasReceiver: false, receiver: noReceiver, giftCard: noRecipient };
}
