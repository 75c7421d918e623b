import { defaultPhoneCountry } from '#domain/countries/phone-country.ts';
import type { SectionContext } from '#sections/framework/section-context.ts';
import choicesCss from '#ui/form/choices.css?inline';
import emptyStateCss from '#ui/empty-state.css?inline';
import formCss from '#ui/form/form.css?inline';
import passwordCss from '#ui/form/password.css?inline';
import phoneCss from '#ui/form/phone/phone.css?inline';
import ratingCss from '#ui/rating.css?inline';

import { Island } from '../islands/island.tsx';
import { pickMessages } from '../islands/pick-messages.ts';
import type { MainBlock } from '../page-model.ts';
import { Trail, trailCss } from '../trail.tsx';
import orderCss from '../order/order.css?inline';
import { accountMessages } from './account.messages.ts';
import { AccountApp, type AccountAppProps } from './account-app.tsx';
import accountCss from './account.css?inline';
import authCss from './auth.css?inline';
import { ResetPasswordForm } from './reset-password-form.tsx';

const css = trailCss + formCss + passwordCss + authCss + accountCss;

/** The account's layout: breadcrumbs, then an island that knows the customer. */
export function accountBlock(
  shown: Pick<AccountAppProps, 'screen' | 'number' | 'ways' | 'hasGiftCards' | 'hasFiles' | 'sample'>,
): MainBlock {
  return {
    name: 'account',
    css: css + choicesCss + orderCss + phoneCss + emptyStateCss + ratingCss,
    render: (context) => {
      const { language, settings } = context;
      const { currency, priceFormatSeparator: separator } = settings.ecommerce;
      const { address } = settings.common;
      const phoneCountry = defaultPhoneCountry({ address, language, currency });
      const props = { ...shown, currency, separator, phoneCountry, ...textsOf(context) };
      return (
        <AccountPage context={context}>
          <Island name="account" on="load" props={props}>
            <AccountApp {...props} />
          </Island>
        </AccountPage>
      );
    },
  };
}

export function resetPasswordBlock(token: string): MainBlock {
  return {
    name: 'reset-password',
    css,
    render: (context) => {
      const props = { token, ...textsOf(context) };
      return (
        <AccountPage context={context}>
          <div className="vt-account__sign-in">
            <Island name="reset-password" on="load" props={props}>
              <ResetPasswordForm {...props} />
            </Island>
          </div>
        </AccountPage>
      );
    },
  };
}

const textsOf = ({ language }: SectionContext) => ({
  language,
  messages: pickMessages(language, accountMessages),
});

function AccountPage({ context, children }: { context: SectionContext; children: React.ReactNode }) {
  return (
    <>
      <Trail context={context} />
      <div className="vt-account-page vt-container">
        <h1 className="vt-account-page__title">{context.page.h1}</h1>
        <noscript>
          <p>{context.t('site.noScript')}</p>
        </noscript>
        {children}
      </div>
    </>
  );
}
