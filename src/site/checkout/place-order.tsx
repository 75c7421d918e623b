import { paths } from '#domain/routes.ts';
import type { Quote } from '#domain/schemas/order.schema.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { RichText } from '#ui/rich-text.tsx';

import { OrderAmounts, type MoneyTexts } from '../order/order-amounts.tsx';
import type { CheckoutPartProps } from './checkout-part.ts';
import { isShort, type Change } from './checkout-quote.ts';
import { isInSight } from './checkout-values.ts';

interface PlaceOrderProps extends CheckoutPartProps {
  quote: Quote | null;
  isLoading: boolean;
  changes: readonly Change[];
  isProving: boolean;
  takeAvailable(): void;
  consent: { isAsked: boolean; html: string };
  policies: { shipping: string; refund: string };
  texts: MoneyTexts;
}

/** What it all costs, what stands in the way, consent, and the button. */
export function PlaceOrder(props: PlaceOrderProps) {
  const { form, t, quote, isLoading, changes, isProving, takeAvailable, consent, policies, texts } = props;
  const errorsInSight = Object.fromEntries(
    Object.entries(form.errors).filter(([path]) => isInSight(path, form.values)),
  );
  return (
    <div className="vt-place">
      {quote && <OrderAmounts amounts={quote} isStale={isLoading} texts={texts} />}
      <p className="vt-visually-hidden" role="status">
        {quote && !isLoading ? t('cart.newTotal', { total: texts.price(quote.total) }) : ''}
      </p>
      {quote && <Problems quote={quote} t={t} takeAvailable={takeAvailable} />}
      <Policies policies={policies} t={t} />
      {consent.isAsked && (
        <Checkbox field={form.field<boolean>('consent')}>
          {consent.html === '' ? undefined : <span dangerouslySetInnerHTML={{ __html: consent.html }} />}
        </Checkbox>
      )}
      <ErrorSummary form={{ ...form, errors: errorsInSight }} />
      <Changes changes={changes} texts={texts} />
      <p className="vt-place__proving" role="status">
        {isProving ? t('checkout.proving') : ''}
      </p>
      <SubmitButton status={form.status === 'idle' ? 'idle' : 'sending'}>{t('checkout.submit')}</SubmitButton>
    </div>
  );
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
      {changes.map(({ key, params, money }) => {
        const amounts = Object.entries(money).map(([name, amount]) => [name, price(amount)]);
        const text = t(key, { ...params, ...Object.fromEntries(amounts) });
        return <li key={text}>{text}</li>;
      })}
    </ul>
  );
}

/** Terms that matter before paying, a tap away (requirement 349). */
function Policies({ policies, t }: Pick<PlaceOrderProps, 'policies' | 't'>) {
  const texts = [
    { title: t('product.shipping'), html: policies.shipping },
    { title: t('product.refund'), html: policies.refund },
  ].filter(({ html }) => html !== '');
  return texts.map(({ title, html }) => (
    <details key={title} className="vt-place__policy">
      <summary>{title}</summary>
      <RichText html={html} />
    </details>
  ));
}
