import { paths } from '#domain/routes.ts';
import type { Quote } from '#domain/schemas/order.schema.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';

import { OrderAmounts, type MoneyTexts } from '../order/order-amounts.tsx';
import { ShopPolicies, type Policies } from '../order/shop-policies.tsx';
import { PromoCodes } from '../promo-codes/promo-codes.tsx';
import type { CheckoutPartProps } from './checkout-part.ts';
import { isShort, type Change } from './checkout-quote.ts';
import { ConsentBox } from './consent-box.tsx';
import { FirstError } from './first-error.tsx';

interface PlaceOrderProps extends CheckoutPartProps {
  quote: Quote | null;
  isLoading: boolean;
  /** By a wallet. */
  isOrdered: boolean;
  setCodes(codes: string[]): void;
  changes: readonly Change[];
  isProving: boolean;
  takeAvailable(): void;
  consent: { isAsked: boolean; html: string };
  policies: Policies;
  texts: MoneyTexts;
}

/** What it all costs, what stands in the way, consent, and the button. */
export function PlaceOrder(props: PlaceOrderProps) {
  const { form, t, quote, isLoading, setCodes, changes, isProving, takeAvailable, consent } = props;
  const { policies, texts } = props;
  return (
    <div className="vt-place">
      {quote && (
        <PromoCodes
          quote={quote}
          isPending={isLoading}
          onChange={setCodes}
          isPartOfForm
          t={t}
          price={texts.price}
        />
      )}
      {quote && (
        <OrderAmounts amounts={{ ...quote, giftCards: cardsOf(quote) }} isStale={isLoading} texts={texts} />
      )}
      <p className="vt-visually-hidden" role="status">
        {quote && !isLoading ? sayTotal(quote, texts) : ''}
      </p>
      {quote && <Problems quote={quote} t={t} takeAvailable={takeAvailable} />}
      <ShopPolicies policies={policies} className="vt-place__policy" t={t} />
      {consent.isAsked && <ConsentBox field={form.field<boolean>('consent')} html={consent.html} />}
      <FirstError form={form} t={t} />
      <Changes changes={changes} texts={texts} />
      <p className="vt-place__proving" role="status">
        {isProving ? t('checkout.proving') : ''}
      </p>
      <SubmitButton status={form.status === 'idle' && !props.isOrdered ? 'idle' : 'sending'}>
        {t('checkout.submit')}
      </SubmitButton>
    </div>
  );
}

function cardsOf({ codes }: Quote) {
  return codes.flatMap(({ giftCard }) => (giftCard && giftCard.amount > 0 ? [giftCard] : []));
}

function sayTotal({ total, due }: Quote, { t, price }: MoneyTexts): string {
  return due < total
    ? t('giftCards.newDue', { due: price(due) })
    : t('cart.newTotal', { total: price(total) });
}

/** Limits that the order does not keep, and lines of which there is not enough. */
function Problems({
  quote,
  t,
  takeAvailable,
}: Pick<PlaceOrderProps, 't' | 'takeAvailable'> & { quote: Quote }) {
  const problems = quote.problems.filter(({ code }) => code !== 'noZone');
  if (problems.length === 0 && quote.missing.length === 0) return null;
  return (
    <div className="vt-place__problems" role="alert">
      {problems.map(({ message }) => (
        <p key={message} className="vt-field__error">
          {message}
        </p>
      ))}
      <p className="vt-place__ways">
        {isShort(quote) && (
          <button type="button" className="vt-button vt-button--text" onClick={takeAvailable}>
            {t('checkout.takeAvailable')}
          </button>
        )}
        <a className="vt-button vt-button--text" href={paths.cart}>
          {t('checkout.toCart')}
        </a>
      </p>
    </div>
  );
}

function Changes({ changes, texts: { t, price } }: Pick<PlaceOrderProps, 'changes' | 'texts'>) {
  if (changes.length === 0) return null;
  return (
    <ul className="vt-place__changes">
      {changes.map((change) => {
        const text = describeChange(change, { t, price });
        return <li key={text}>{text}</li>;
      })}
    </ul>
  );
}

function describeChange(change: Change, { t, price }: MoneyTexts): string {
  if ('text' in change) return change.text;
  const amounts = Object.entries(change.money).map(([name, amount]) => [name, price(amount)]);
  return t(change.key, { ...change.params, ...Object.fromEntries(amounts) });
}
