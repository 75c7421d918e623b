import { useEffect, useSyncExternalStore } from 'react';

import type { Translator } from '#domain/i18n/translate.ts';
import { paths } from '#domain/routes.ts';

import type { Profile } from '#domain/schemas/account.schema.ts';

import { loadProfile, profileStore, signOut } from '../shop/session.ts';
import type { AccountScreen } from './account-app.tsx';

const links = [
  { screen: 'orders', path: paths.accountOrders, text: 'account.orders' },
  { screen: 'downloads', path: paths.downloads, text: 'downloads.title' },
  { screen: 'reviews', path: paths.accountReviews, text: 'account.reviews' },
  { screen: 'giftCards', path: paths.accountGiftCards, text: 'giftCards.cards' },
  { screen: 'settings', path: paths.accountSettings, text: 'account.settings' },
] as const;

interface AccountNavigationProps {
  screen: AccountScreen;
  /** See `AccountAppProps`. */
  hasGiftCards: boolean;
  hasFiles: boolean;
  /** In the builder, where nobody is signed in. */
  sample: Profile | undefined;
  t: Translator;
}

/** The sidebar: who is here, where to go, and out. */
export function AccountNavigation({ screen, hasGiftCards, hasFiles, sample, t }: AccountNavigationProps) {
  const known = useSyncExternalStore(profileStore.subscribe, profileStore.get, profileStore.get);
  const profile = sample ?? known;
  useEffect(() => void loadProfile(), []);

  async function leave() {
    await signOut();
    location.assign(paths.home);
  }

  const name = profile?.firstName.trim() ?? '';
  const isOffered = {
    giftCards: hasGiftCards,
    downloads: hasFiles,
    orders: true,
    reviews: true,
    settings: true,
  };
  const shown = links.filter((link) => isOffered[link.screen] || screen === link.screen);
  const current = screen === 'order' ? 'orders' : screen;
  return (
    <aside className="vt-account__sidebar">
      <p className="vt-account__greeting">
        {name === '' ? t('account.greetingFallback') : t('account.greeting', { name })}
      </p>
      <nav aria-label={t('account.navigation')}>
        <ul className="vt-account__links">
          {shown.map((link) => (
            <li key={link.screen}>
              <a href={link.path} aria-current={current === link.screen ? 'page' : undefined}>
                {t(link.text)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <button type="button" className="vt-link-button vt-account__out" onClick={() => void leave()}>
        {t('auth.signOut')}
      </button>
    </aside>
  );
}
