import { useMemo, useState, useSyncExternalStore } from 'react';

import type { PhoneCountry } from '#domain/countries/phone-country.ts';
import { createTranslator, type Translator } from '#domain/i18n/translate.ts';
import type { PriceSeparator } from '#domain/money.ts';
import type { Currency } from '#domain/currencies.ts';
import { confirmEmailHash, paths } from '#domain/routes.ts';
import type { Profile } from '#domain/schemas/account.schema.ts';
import type { Language } from '#locales/languages.ts';

import { authStore } from '../shop/auth-store.ts';
import { AccountNavigation } from './account-navigation.tsx';
import type { AccountMessage } from './account.messages.ts';
import { AuthPanel } from './auth-panel.tsx';
import { titleOfView, type AuthView } from './auth-view.ts';
import { DownloadsScreen } from './downloads-screen.tsx';
import { GiftCardsScreen } from './gift-cards-screen.tsx';
import { Loading } from './loading.tsx';
import { OrderDetails } from './order-details.tsx';
import { OrdersScreen, type ListedOrder } from './orders-screen.tsx';
import { ReviewsScreen } from './reviews-screen.tsx';
import { SettingsScreen } from './settings-screen.tsx';
import type { WayOn } from './ways-on.tsx';

export type AccountScreen = 'settings' | 'orders' | 'order' | 'reviews' | 'giftCards' | 'downloads';

/** Whom the builder shows the account of: in its frame nobody is signed in and nothing is asked for. */
export interface SampleCustomer {
  email: string;
  profile: Profile;
  orders: ListedOrder[];
}

export interface AccountAppProps {
  screen: AccountScreen;
  /** Of the order that `order` shows. */
  number: string;
  language: Language;
  currency: Currency;
  separator: PriceSeparator;
  phoneCountry: PhoneCountry;
  /** Where a screen leads that has nothing to show. */
  ways: readonly WayOn[];
  /** The shop has gift cards, so that a customer may have some. */
  hasGiftCards: boolean;
  /** The shop sells files, so that a customer may have bought some. */
  hasFiles: boolean;
  messages: Record<AccountMessage, string>;
  /** In the builder alone. */
  sample?: SampleCustomer;
}

/**
 * The account. Who is signed in is known to the browser alone, so the server draws what waits for it;
 * signed out, the sign-in form stands in place and gives way to the screen that was asked for.
 */
export function AccountApp(props: AccountAppProps) {
  const { language, messages, screen, hasGiftCards, hasFiles, sample } = props;
  const t = useMemo(() => createTranslator(language, messages), [language, messages]);
  const session = useSyncExternalStore(authStore.subscribe, authStore.get, waiting);
  if (session === undefined && !sample) return <Loading t={t} />;
  if (session === null) return <SignedOut t={t} />;
  return (
    <div className="vt-account">
      <AccountNavigation
        screen={screen}
        hasGiftCards={hasGiftCards}
        hasFiles={hasFiles}
        sample={sample?.profile}
        t={t}
      />
      <div className="vt-account__content">
        <Screen {...props} t={t} />
      </div>
    </div>
  );
}

/** The server cannot know. */
const waiting = () => undefined;

function Screen(props: AccountAppProps & { t: Translator }) {
  const { screen, number, currency, separator, phoneCountry, ways, language, sample, t } = props;
  const texts = { t, language, format: { currency, separator } };
  switch (screen) {
    case 'settings':
      return <SettingsScreen phoneCountry={phoneCountry} sample={sample} t={t} />;
    case 'orders':
      return <OrdersScreen texts={texts} ways={ways} sample={sample?.orders} />;
    case 'order':
      return <OrderDetails number={number} texts={texts} />;
    case 'reviews':
      return <ReviewsScreen texts={texts} ways={ways} />;
    case 'giftCards':
      return <GiftCardsScreen texts={texts} ways={ways} />;
    case 'downloads':
      return <DownloadsScreen texts={texts} ways={ways} />;
  }
}

function SignedOut({ t }: { t: Translator }) {
  const [view, setView] = useState<AuthView>({ name: 'signin' });
  return (
    <section className="vt-account__sign-in" aria-labelledby="account-sign-in">
      <h2 id="account-sign-in">{titleOfView(view, t)}</h2>
      {view.name === 'signin' && (
        <p className="vt-account__hint">
          {t(location.hash.startsWith(confirmEmailHash) ? 'account.confirmSignIn' : 'account.signInHint')}
        </p>
      )}
      <AuthPanel
        view={view}
        onView={setView}
        onDone={() =>
          view.name === 'created' ? location.assign(paths.account) : setView({ name: 'signin' })
        }
        t={t}
      />
    </section>
  );
}
