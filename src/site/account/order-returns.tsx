import { useState } from 'react';

import { orderReturnPath } from '#domain/routes.ts';
import type { Order } from '#domain/schemas/order.schema.ts';
import type { ReturnOffer } from '#domain/schemas/return.schema.ts';

import type { AccountTexts } from './account-texts.ts';
import { openOrder } from './open-order.ts';
import { useResource } from './use-resource.ts';

/** Leads to the page of the order's returns, once there is something to return or something was. */
export function OrderReturns({ order, texts }: { order: Order; texts: AccountTexts }) {
  return order.status.code !== 'canceled' ? <Offered number={order.number} texts={texts} /> : null;
}

function Offered({ number, texts: { t } }: { number: string; texts: AccountTexts }) {
  const offer = useResource<ReturnOffer>(`/orders/${encodeURIComponent(number)}/returns`);
  const [error, setError] = useState('');
  if (offer.state !== 'loaded') return null;
  const { problem, returns, hasWithdrawal } = offer.data;
  const label = hasWithdrawal ? 'returns.withdraw' : 'returns.button';
  if (problem !== null && returns.length === 0) return null;

  async function open() {
    setError(await openOrder(number, orderReturnPath(number), t));
  }

  return (
    <>
      {error !== '' && <p role="alert">{error}</p>}
      <button type="button" className="vt-button vt-button--outline" onClick={() => void open()}>
        {t(problem === null ? label : 'returns.see')}
      </button>
    </>
  );
}
