import { useEffect, useMemo, useRef, useState } from 'react';

import type { CartItem } from '#domain/cart.ts';
import { addressLabels, findCountry } from '#domain/countries/countries.ts';
import type { PhoneCountry } from '#domain/countries/phone-country.ts';
import type { Zone } from '#domain/countries/zones.ts';
import { createTranslator, type Translator } from '#domain/i18n/translate.ts';
import { formatPrice, toMinor, type PriceSeparator } from '#domain/money.ts';
import type { Currency } from '#domain/currencies.ts';
import { paths } from '#domain/routes.ts';
import type { PaymentMethod } from '#domain/schemas/delivery.schema.ts';
import type { Quote } from '#domain/schemas/order.schema.ts';
import type { Language } from '#locales/languages.ts';
import type { FormAnswer } from '#ui/form/form-state.ts';
import { usePhone, type PhoneInput } from '#ui/form/phone/use-phone.ts';
import { useForm, type Form } from '#ui/form/use-form.ts';
import { RichText } from '#ui/rich-text.tsx';

import { fitMethod } from '../order/payment-methods.ts';
import type { MoneyTexts } from '../order/order-amounts.tsx';
import type { Policies } from '../order/shop-policies.tsx';
import { replaceLines } from '../shop/cart-actions.ts';
import { cartStore } from '../shop/cart-store.ts';
import { rulesFor } from './checkout-check.ts';
import { takeAvailable, toQuoteRequest } from './checkout-quote.ts';
import type { CheckoutValues } from './checkout-values.ts';
import { ContactBlock } from './contact-block.tsx';
import { DeliveryBlock } from './delivery-block.tsx';
import { ExpressBlock } from './express/express-block.tsx';
import type { ExpressOffer } from './express/express-offer.ts';
import { FirstErrorOnTop } from './first-error.tsx';
import type { KnownPlaces } from './known-places.ts';
import { GiftCardBlock } from './gift-card-block.tsx';
import { OrderLines } from './order-lines.tsx';
import { PaymentBlock } from './payment-block.tsx';
import type { ShownLocation } from './pickup-locations.tsx';
import { PlaceOrder } from './place-order.tsx';
import { useOrderedItems, type OrderedItems } from './use-cart.ts';
import { useCartReminder } from './use-cart-reminder.ts';
import { useCheckoutTracking } from './use-checkout-tracking.ts';
import { useKeptFields } from './use-kept-fields.ts';
import { usePaymentMethods, type OfferedMethods } from './use-payment-methods.ts';
import { useQuote, type ShownQuote } from './use-quote.ts';
import { useSubmitOrder } from './use-submit-order.ts';
import { useZones } from './use-zones.ts';

/** What the server knows when it draws the checkout; the browser begins with exactly this. */
export interface CheckoutProps {
  language: Language;
  currency: Currency;
  separator: PriceSeparator;
  messages: Record<string, string>;
  values: CheckoutValues;
  /** What was wrong with the form when it was sent without script. */
  refusal?: FormAnswer;
  /** Names the order in a form without script: sending it twice makes one order. */
  orderKey: string;
  items: CartItem[];
  quote: Quote | null;
  /** By the shop's calendar: gift cards are sent from that day on. */
  today: string;
  locations: ShownLocation[];
  hasZones: boolean;
  places: KnownPlaces;
  /** Ways to pay at the place with this code. */
  payment: { code: string; methods: PaymentMethod[] };
  /** Wallets above the form; null where there are none. */
  express: ExpressOffer | null;
  regions: { country: string; zones: Zone[] };
  /** Of phone numbers, before one is chosen. */
  phoneCountry: PhoneCountry;
  showReceiver: boolean;
  /** Of several ways to pay the first is chosen until the buyer chooses another. */
  choosesFirst: boolean;
  consent: { isAsked: boolean; html: string };
  /** The shop reminds of carts that were left. */
  asksReminders: boolean;
  formMessage: string;
  policies: Policies;
}

/** The whole checkout: one form that works without script, and better with it. */
export function CheckoutForm(props: CheckoutProps) {
  const { language, currency, separator, messages, consent } = props;
  const t = useMemo(() => createTranslator(language, messages), [language, messages]);
  const texts = { t, price: (major: number) => formatPrice(toMinor(major), { currency, separator }) };
  const basket = useOrderedItems(props.items);
  const { items } = basket;
  // The rules are asked while the form is made, before it is known what it depends on.
  const known = useRef(askedOf(props.quote, 'ready'));
  const phone = usePhone(props.phoneCountry);
  const receiverPhone = usePhone(props.phoneCountry);
  const asksCompany = props.quote?.takesCompanies ?? false;
  const demands = () => ({
    consent: consent.isAsked,
    needsDelivery: known.current.needsDelivery,
    cardsFrom: known.current.sellsGiftCards ? props.today : undefined,
    asksCompany,
    areMethodsLoaded: known.current.methods !== 'failed',
    phone: phone.rule,
    receiverPhone: receiverPhone.rule,
  });

  const form = useForm<CheckoutValues>({
    idPrefix: 'checkout',
    initial: props.values,
    ...(props.refusal && { refused: props.refusal }),
    labels: ({ address }) => labelsOf(address.country, t),
    rules: (values) => rulesFor(values, demands()),
    submit: (values) => submit(values),
    t,
  });
  const { values } = form;
  const [isBuyerTold, setBuyerTold] = useState(false);
  const tellBuyer = () => setBuyerTold(true);
  const shown = useQuote(toQuoteRequest(items, values, isBuyerTold), props.quote);
  const { needsDelivery } = askedOf(shown.quote, 'ready');
  const placeCode = placeCodeOf(values, shown.quote);
  const offered = usePaymentMethods({ code: placeCode, needsDelivery }, props.payment);
  const regions = useZones(values.address.country, language, props.regions);
  const { changes, isProving, submit } = useSubmitOrder(items, shown, tellBuyer, t);

  useKeptFields(form);
  useCartReminder(props.asksReminders && !basket.isOrdered, items, values);
  useCheckoutTracking({
    quote: shown.quote,
    placeCode: values.deliveryType === 'pickup' || values.address.locality !== '' ? placeCode : '',
    paymentMethod: values.paymentMethod,
  });
  useFittingMethod(offered, form, props.choosesFirst);
  useEffect(() => {
    known.current = askedOf(shown.quote, offered.status);
  }, [offered.status, shown.quote]);
  useFilledCart(items, form);

  const takeWhatIsLeft = () => {
    if (shown.quote) replaceLines(takeAvailable(cartStore.get().list, shown.quote));
  };
  return (
    <form className="vt-checkout" method="post" action={paths.checkout} {...form.props}>
      <HiddenFields orderKey={props.orderKey} quote={shown.quote} />
      {shown.quote && <OrderLines quote={shown.quote} isStale={shown.isLoading} texts={texts} />}
      <CheckoutSteps
        {...{ form, texts, props, phone, receiverPhone, asksCompany, shown, regions, offered }}
        basket={basket}
        tellBuyer={tellBuyer}
      />
      <PlaceOrder
        form={form}
        t={t}
        quote={shown.quote}
        isLoading={shown.isLoading}
        isOrdered={basket.isOrdered}
        setCodes={shown.setCodes}
        changes={changes}
        isProving={isProving}
        takeAvailable={takeWhatIsLeft}
        consent={consent}
        policies={props.policies}
        texts={texts}
      />
    </form>
  );
}

interface CheckoutStepsProps {
  form: Form<CheckoutValues>;
  texts: MoneyTexts;
  props: CheckoutProps;
  phone: PhoneInput;
  receiverPhone: PhoneInput;
  asksCompany: boolean;
  basket: OrderedItems;
  shown: ShownQuote;
  regions: Zone[] | null;
  offered: OfferedMethods;
  tellBuyer: () => void;
}

/** What a buyer is asked, step by step; wallets, which ask for all of it, stand before the first. */
function CheckoutSteps({ form, texts, props, shown, offered, ...rest }: CheckoutStepsProps) {
  const { t } = texts;
  const { needsDelivery, sellsGiftCards } = askedOf(shown.quote, 'ready');
  const lastStep = 2 + Number(needsDelivery) + Number(sellsGiftCards);
  return (
    <div className="vt-checkout__steps">
      <FirstErrorOnTop form={form} t={t} />
      <RichText html={props.formMessage} className="vt-checkout__message" />
      {props.express && (
        <ExpressBlock
          {...{ form, t, shown, hasZones: props.hasZones, currency: props.currency, consent: props.consent }}
          offer={props.express}
          methods={offered.methods}
          basket={rest.basket}
          hasTerms={props.policies.shipping !== '' || props.policies.refund !== ''}
          tellBuyer={rest.tellBuyer}
        />
      )}
      <ContactBlock
        form={form}
        t={t}
        phone={rest.phone}
        receiverPhone={props.showReceiver && needsDelivery ? rest.receiverPhone : null}
        asksCompany={rest.asksCompany}
        asksReminders={props.asksReminders}
      />
      {needsDelivery && (
        <DeliveryBlock
          form={form}
          t={t}
          locations={props.locations}
          hasZones={props.hasZones}
          regions={rest.regions}
          places={props.places}
          shown={shown}
          texts={texts}
        />
      )}
      {sellsGiftCards && <GiftCardBlock form={form} t={t} number={lastStep - 1} today={props.today} />}
      <PaymentBlock form={form} t={t} offered={offered} number={lastStep} />
    </div>
  );
}

/** What a form without script sends along. */
function HiddenFields({ orderKey, quote }: Pick<CheckoutProps, 'orderKey' | 'quote'>) {
  return (
    <>
      <input type="hidden" name="orderKey" value={orderKey} />
      <input type="hidden" name="expectedTotal" value={quote?.total ?? ''} />
      <input type="hidden" name="expectedDue" value={quote?.due ?? ''} />
    </>
  );
}

/** What the form asks for, by what is in the cart; while that is unknown, by what it mostly is. */
function askedOf(quote: Quote | null, methods: OfferedMethods['status']) {
  return {
    needsDelivery: quote?.needsDelivery ?? true,
    sellsGiftCards: quote?.sellsGiftCards ?? false,
    methods,
  };
}

/** Of the place that the buyer has chosen; empty while there is none, and where nothing is delivered. */
function placeCodeOf({ deliveryType, locationCode }: CheckoutValues, quote: Quote | null): string {
  if (quote && !quote.needsDelivery) return '';
  return deliveryType === 'pickup' ? locationCode : (quote?.place?.code ?? '');
}

/** Without anything in the cart there is nothing to check out. */
function useFilledCart({ length }: readonly CartItem[], { status }: Form<CheckoutValues>): void {
  useEffect(() => {
    if (length === 0 && status === 'idle') location.replace(paths.cart);
  }, [length, status]);
}

/** A way to pay that the place does not offer is none. */
function useFittingMethod(
  { methods, status }: OfferedMethods,
  form: Form<CheckoutValues>,
  choosesFirst: boolean,
) {
  const { paymentMethod } = form.values;
  useEffect(() => {
    const fitting = fitMethod(paymentMethod, methods, choosesFirst);
    if (status === 'ready' && fitting !== paymentMethod) form.change('paymentMethod', fitting);
  });
}

/** Labels of the fields, in the words of the chosen country. */
function labelsOf(country: string, t: Translator): Record<string, string> {
  const { firstName, lastName, phone, zone, city, address1, ...labels } = addressLabels(
    findCountry(country),
    t,
  );
  return {
    firstName,
    lastName,
    phone,
    email: t('forms.email'),
    comment: t('forms.comment'),
    deliveryType: t('checkout.howDelivered'),
    locationCode: t('checkout.location'),
    address: t('checkout.delivery'),
    'address.country': labels.country,
    'address.region': zone,
    'address.locality': city,
    'address.street': address1,
    'address.postalCode': labels.postalCode,
    handover: t('checkout.handover'),
    pickupPoint: t('checkout.pickupPoint'),
    paymentMethod: t('checkout.paymentMethod'),
    'company.name': t('address.company'),
    'company.taxNumber': t('checkout.taxNumber'),
    'giftCard.email': t('checkout.cardEmail'),
    'giftCard.name': t('checkout.cardName'),
    'giftCard.message': t('checkout.cardMessage'),
    'giftCard.sendOn': t('checkout.cardDay'),
    hasReceiver: t('checkout.hasReceiver'),
    'receiver.firstName': firstName,
    'receiver.lastName': lastName,
    'receiver.phone': phone,
    consent: t('checkout.policy'),
    reminders: t('checkout.reminders'),
  };
}
