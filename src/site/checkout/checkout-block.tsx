import choicesCss from '#ui/form/choices.css?inline';
import formCss from '#ui/form/form.css?inline';
import phoneCss from '#ui/form/phone/phone.css?inline';

import { Island } from '../islands/island.tsx';
import type { MainBlock } from '../page-model.ts';
import { Trail, trailCss } from '../trail.tsx';
import checkoutCss from './checkout.css?inline';
import expressCss from './express/express.css?inline';
import { CheckoutForm, type CheckoutProps } from './checkout-form.tsx';
import orderCss from '../order/order.css?inline';
import codesCss from '../promo-codes/promo-codes.css?inline';

/** The checkout page: trail, title and the one form. */
export function checkoutBlock(props: CheckoutProps): MainBlock {
  return {
    name: 'checkout',
    css:
      trailCss +
      formCss +
      choicesCss +
      phoneCss +
      orderCss +
      codesCss +
      checkoutCss +
      (props.express ? expressCss : ''),
    render: (context) => (
      <>
        <Trail context={context} />
        <div className="vt-checkout-page vt-container">
          <h1 className="vt-checkout-page__title">{context.page.h1}</h1>
          <Island name="checkout" on="load" props={props}>
            <CheckoutForm {...props} />
          </Island>
        </div>
      </>
    ),
  };
}
