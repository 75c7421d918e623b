import { checkCheckout, hasReceiver, type CheckoutDemands } from '#domain/checkout-rules.ts';
import type { FieldErrors } from '#domain/errors.ts';
import type { MessageKey } from '#locales/message-keys.ts';
import type { FieldRule, RulesOf } from '#ui/form/form-rules.ts';
import { writeValue } from '#ui/form/form-values.ts';

import { toCheckoutFields, type CheckoutValues } from './checkout-values.ts';

interface FormDemands extends CheckoutDemands {
  /** False when the ways to pay could not be loaded: nobody can choose then (requirement 359). */
  areMethodsLoaded: boolean;
  /** What was typed elsewhere for a company is nobody's where the shop does not ask for one. */
  asksCompany: boolean;
  /** What the phone fields know of the numbers of their country. */
  phone: FieldRule;
  receiverPhone: FieldRule;
}

const blank: MessageKey = 'forms.errors.noEmpty';
const unchosen: MessageKey = 'forms.errors.choose';

/** What is wrong with the form, as message keys: the server's own rules, that a receiver has a name, and a pickup point. */
export function checkValues(values: CheckoutValues, demands: CheckoutDemands): FieldErrors {
  const fields = toCheckoutFields(values, {
    needsDelivery: demands.needsDelivery,
    sellsGiftCards: demands.cardsFrom !== undefined,
  });
  const lacksPoint = fields.pickupPoint === '';
  // Without a code it would be an order to the door, which needs a street.
  const errors = checkCheckout(lacksPoint ? { ...fields, pickupPoint: '?' } : fields, demands);
  if (lacksPoint) errors['pickupPoint'] = { errors: [unchosen] };
  if (demands.needsDelivery && values.hasReceiver && !hasReceiver(values.receiver)) {
    const isBlank = { errors: [blank] };
    errors['receiver'] = { children: { firstName: isBlank, phone: isBlank } };
  }
  return errors;
}

/** The same as rules of the form: a field is judged by what the whole would be with it. */
export function rulesFor(values: CheckoutValues, demands: FormDemands): RulesOf<CheckoutValues> {
  const at = (path: string): FieldRule[] => [
    (value = '') => errorAt(checkValues(writeValue(values, path, value), demands), path.split('.')),
  ];
  return {
    firstName: at('firstName'),
    lastName: at('lastName'),
    phone: [...at('phone'), demands.phone],
    email: at('email'),
    deliveryType: at('deliveryType'),
    locationCode: at('locationCode'),
    address: {
      country: at('address.country'),
      region: at('address.region'),
      locality: at('address.locality'),
      street: at('address.street'),
      postalCode: at('address.postalCode'),
    },
    pickupPoint: at('pickupPoint'),
    paymentMethod: demands.areMethodsLoaded ? at('paymentMethod') : [() => 'checkout.methodsNotLoaded'],
    receiver: {
      firstName: at('receiver.firstName'),
      lastName: at('receiver.lastName'),
      phone: [...at('receiver.phone'), ...(values.hasReceiver ? [demands.receiverPhone] : [])],
    },
    company: { name: demands.asksCompany ? at('company.name') : [], taxNumber: [] },
    giftCard: { email: at('giftCard.email'), name: [], message: [], sendOn: at('giftCard.sendOn') },
    consent: at('consent'),
  };
}

function errorAt(errors: FieldErrors, [name = '', ...rest]: string[]): MessageKey | null {
  const field = errors[name];
  if (rest.length > 0) return errorAt(field?.children ?? {}, rest);
  return (field?.errors?.[0] as MessageKey | undefined) ?? null;
}
