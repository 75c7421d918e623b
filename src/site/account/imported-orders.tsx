import { useState } from 'react';

import { formatDate } from '#domain/dates.ts';
import { formatForeignPrice } from '#domain/format-foreign-price.ts';
import type { ImportedOrder } from '#domain/schemas/imported-order.schema.ts';

import type { AccountTexts } from './account-texts.ts';
import { Failed } from './loading.tsx';
import { useResource } from './use-resource.ts';

const perPage = 20;

/** Null: the former shop's own word is shown. */
const stateTexts = {
  open: 'account.importedState.open',
  paid: 'account.importedState.paid',
  partly_refunded: 'account.importedState.partlyRefunded',
  refunded: 'account.importedState.refunded',
  cancelled: 'account.importedState.cancelled',
  other: null,
} as const;

/** What the customer ordered in the former shop, to read; nothing where there is none. */
export function ImportedOrders({ texts }: { texts: AccountTexts }) {
  return <ImportedPage offset={0} texts={texts} />;
}

function ImportedPage({ offset, texts }: { offset: number; texts: AccountTexts }) {
  const { t } = texts;
  const [isMoreWanted, setMoreWanted] = useState(false);
  const found = useResource<ImportedOrder[]>(`/users/imported-orders?offset=${offset}&limit=${perPage}`);
  if (found.state === 'failed') return <Failed retry={found.retry} t={t} />;
  if (found.state === 'loading' || found.data.length === 0) return null;
  return (
    <>
      {offset === 0 && (
        <>
          <h2 className="vt-account__title">{t('account.importedOrders')}</h2>
          <p className="vt-account__hint">{t('account.importedHint')}</p>
        </>
      )}
      <ul className="vt-own-reviews">
        {found.data.map((order) => (
          <ImportedRow key={order.id} order={order} texts={texts} />
        ))}
      </ul>
      {isMoreWanted ? (
        <ImportedPage offset={offset + perPage} texts={texts} />
      ) : (
        found.data.length === perPage && (
          <button type="button" className="vt-button" onClick={() => setMoreWanted(true)}>
            {t('common.showMore')}
          </button>
        )
      )}
    </>
  );
}

function ImportedRow({ order, texts }: { order: ImportedOrder; texts: AccountTexts }) {
  const { t, language, format } = texts;
  const stateText = stateTexts[order.state];
  const price = (major: number) =>
    formatForeignPrice(major, order.currency, { language, separator: format.separator });
  return (
    <li className="vt-own-reviews__item">
      <div className="vt-own-reviews__head">
        <h3 className="vt-own-reviews__title">{t('payment.orderNumber', { number: order.number })}</h3>
        <strong>
          <bdi>{price(order.total)}</bdi>
        </strong>
      </div>
      <p className="vt-own-reviews__facts">
        <span>{formatDate(order.placedAt, language)}</span>
        <span>{stateText ? t(stateText) : order.status}</span>
      </p>
      <details>
        <summary>{t('account.orderDetails')}</summary>
        <ul className="vt-own-cards__moves">
          {linesOf(order, t).map(([label, amount], index) => (
            <li key={index}>
              <bdi>{label}</bdi>
              {amount !== null && <bdi>{price(amount)}</bdi>}
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

/** Goods, and what stands between them and the total; what the file did not say is left out. */
function linesOf(order: ImportedOrder, t: AccountTexts['t']): [label: string, amount: number | null][] {
  const { discount, delivery, fees, tax, refunded } = order;
  const beside: [string, number | null][] = [
    [t('cart.discount'), discount === null ? null : -Math.abs(discount)],
    [t('cart.delivery'), delivery],
    [t('account.importedFees'), fees],
    [t('account.importedTax'), tax],
    [t('order.refunded'), -refunded],
  ];
  return [
    ...order.lines.map(({ quantity, name, sku, total }): [string, number | null] => [
      `${quantity} × ${name || sku}`,
      total,
    ]),
    ...beside.filter(([, amount]) => amount !== null && amount !== 0),
  ];
}
