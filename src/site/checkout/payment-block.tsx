import { ChoiceGroup } from '#ui/form/choice-group.tsx';

import { titleOfMethod } from '../order/payment-methods.ts';
import type { CheckoutPartProps } from './checkout-part.ts';
import { CheckoutStep } from './checkout-step.tsx';
import type { OfferedMethods } from './use-payment-methods.ts';

/**
 * Providers whose page offers wallets without anything done here: Stripe's own page does so where the owner has not
 * switched them off (https://docs.stripe.com/upgrades/manage-payment-methods). Those above the form are `express/`.
 */
const walletKeys = new Set(['stripe']);

/** The ways to pay that the chosen place offers. */
export function PaymentBlock({
  form,
  t,
  offered: { methods, status },
  number,
}: CheckoutPartProps & { offered: OfferedMethods; number: number }) {
  const field = form.field('paymentMethod');
  const trouble =
    status === 'failed' ? 'checkout.methodsNotLoaded' : methods.length === 0 ? 'checkout.noMethods' : null;
  return (
    <CheckoutStep id="payment" number={number} title={t('checkout.payment')}>
      {trouble ? (
        // The summary of errors leads here.
        <p className="vt-field__error" id={field.id} tabIndex={-1}>
          {t(trouble)}
        </p>
      ) : (
        <div data-dimmed={status === 'loading' || undefined}>
          <ChoiceGroup
            field={field}
            hideLabel
            choices={methods.map((method) => ({
              value: method.key,
              label: titleOfMethod(method, t),
              ...(walletKeys.has(method.key) && { description: t('checkout.wallets') }),
            }))}
          />
        </div>
      )}
    </CheckoutStep>
  );
}
