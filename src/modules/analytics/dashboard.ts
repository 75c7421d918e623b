import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { lastLocalDays } from '#domain/local-days.ts';
import { toMajor } from '#domain/money.ts';
import type { Currency } from '#domain/currencies.ts';
import type { Dashboard } from '#domain/schemas/dashboard.schema.ts';
import { shopTimeZone } from '#domain/time-zones.ts';
import { nameVariant } from '#domain/variant-name.ts';
import type { MailNotificationSettings } from '#modules/mail/mail-notifications.ts';
import { composeImage } from '#modules/media/compose-image.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';

import {
  selectAwaiting,
  selectBestSellers,
  selectHasProducts,
  selectLowStock,
  selectSales,
  selectVisits,
  type SalesRow,
} from './dashboard.queries.ts';

interface DashboardOptions {
  db: Kysely<Database>;
  settings: Pick<SettingsReader, 'read'>;
  /** So few pieces are worth ordering more. */
  mailNotifications: Pick<MailNotificationSettings, 'read'>;
  now?: () => Date;
}

export interface DashboardReader {
  /** The last `days` days up to now, as clocks where the shop is show them, and the same number before. */
  read(request: { days: number }): Promise<Dashboard>;
}

const shownProducts = 8;

export function createDashboardReader({
  db,
  settings,
  mailNotifications,
  now = () => new Date(),
}: DashboardOptions): DashboardReader {
  return {
    async read({ days }) {
      const { common, ecommerce } = await settings.read();
      const { currency } = ecommerce;
      const timeZone = shopTimeZone(common);
      const { lowStockThreshold } = await mailNotifications.read();
      const both = lastLocalDays(now(), days * 2, timeZone);
      const from = both.bounds[days];
      const [sales, awaiting, lowStock, bestSellers, visits, hasProducts] = await Promise.all([
        selectSales(db, both.bounds),
        selectAwaiting(db),
        selectLowStock(db, lowStockThreshold, shownProducts),
        selectBestSellers(db, { from, currency, limit: shownProducts }),
        selectVisits(db, from),
        selectHasProducts(db),
      ]);
      const recent = sales.filter(({ bucket }) => bucket > days);
      const period = sumUp(recent, currency);
      return {
        timeZone,
        currency,
        hasProducts,
        period,
        previous: sumUp(
          sales.filter(({ bucket }) => bucket <= days),
          currency,
        ),
        series: both.days.slice(days).map((day, index) => {
          const ofDay = recent.filter(({ bucket }) => bucket === days + index + 1);
          const { orders, revenue } = sumUp(ofDay, currency);
          return { day, orders, revenue };
        }),
        funnel: {
          arrivals: visits.arrival,
          carts: visits.cart,
          checkouts: visits.checkout,
          orders: period.orders,
          countedSince: from && visits.since && visits.since <= from ? null : toDay(visits.since),
        },
        awaiting,
        lowStock: {
          count: lowStock[0]?.count ?? 0,
          threshold: lowStockThreshold,
          variations: lowStock.map((row) => ({ ...row, options: nameVariant(row.options) })),
        },
        bestSellers: bestSellers.map(({ image, revenue, ...seller }) => ({
          ...seller,
          image: image && composeImage(image),
          revenue: toMajor(revenue),
        })),
      };
    },
  };
}

function sumUp(rows: readonly SalesRow[], currency: Currency): Dashboard['period'] {
  const own = rows.filter((row) => row.currency === currency);
  const revenue = sum(own.map((row) => row.revenue));
  const ownOrders = sum(own.map((row) => row.orders));
  const others = new Map<Currency, number>();
  for (const row of rows)
    if (row.currency !== currency) others.set(row.currency, (others.get(row.currency) ?? 0) + row.revenue);
  return {
    orders: sum(rows.map((row) => row.orders)),
    pieces: sum(rows.map((row) => row.pieces)),
    revenue: toMajor(revenue),
    average: ownOrders === 0 ? 0 : toMajor(Math.round(revenue / ownOrders)),
    others: [...others].map(([of, amount]) => ({ currency: of, revenue: toMajor(amount) })),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Nothing was ever counted: counting begins now. */
function toDay(since: Date | null): string {
  return (since ?? new Date()).toISOString();
}
