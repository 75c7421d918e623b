import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { MailStateReader } from '#http/answer-reset-request.ts';
import { messagesOf } from '#i18n/messages-of.ts';
import type { Passwords } from '#modules/auth/password-hash.ts';
import type { SignIn } from '#modules/auth/sign-in.ts';
import type { CartService } from '#modules/carts/cart-service.ts';
import type { OrderService } from '#modules/orders/order-service.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import type { RateLimiter } from '#platform/limits/rate-limiter.ts';

import { accountsRoutes } from './accounts.routes.ts';
import { createAccounts } from './accounts.ts';
import { adminCustomersRoutes } from './customers-admin.routes.ts';
import { eraseClosedOrders } from './erase-orders.ts';
import type { OwnCards, OwnImported } from './export-account.ts';
import { createCustomerManagement } from './manage-customers.ts';
import { usersRoutes } from './users.routes.ts';

interface CustomersDeps {
  db: Kysely<Database>;
  settings: SettingsReader;
  orders: OrderService;
  carts: CartService;
  giftCards: OwnCards;
  importedOrders: OwnImported;
  limits: RateLimiter;
  passwords: Passwords;
  signIn: SignIn;
  mail: MailStateReader;
  hasSecureOrigin: boolean;
}

export function createCustomersModule({ mail, hasSecureOrigin, ...deps }: CustomersDeps) {
  const { db, settings } = deps;
  const accounts = createAccounts({
    ...deps,
    anonymousName: async () => messagesOf((await settings.read()).language)['reviews.anonymous'],
  });
  return {
    accounts,
    routes: [...accountsRoutes({ accounts, hasSecureOrigin, mail }), ...usersRoutes({ accounts, mail })],
    adminRoutes: adminCustomersRoutes({
      customerManagement: createCustomerManagement({ db, settings, accounts }),
    }),
    cleaning: [() => eraseClosedOrders(db)],
  };
}
