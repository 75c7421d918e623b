import { useState } from 'react';

import type { BuyersInvoice } from '#domain/schemas/invoice.schema.ts';

import { OrderDocuments } from '../order/order-documents.tsx';
import type { AccountTexts } from './account-texts.ts';
import { openOrder } from './open-order.ts';
import { useResource } from './use-resource.ts';

/** Documents of a customer's order: the browser gets the order's cookie first, by which it may have the file. */
export function OrderInvoices({ number, texts: { t } }: { number: string; texts: AccountTexts }) {
  const found = useResource<{ invoices: BuyersInvoice[] }>(`/orders/${encodeURIComponent(number)}/invoices`);
  const [error, setError] = useState('');
  if (found.state !== 'loaded') return null;

  async function open(href: string) {
    setError(await openOrder(number, href, t));
  }

  return (
    <>
      {error !== '' && <p role="alert">{error}</p>}
      <OrderDocuments
        number={number}
        invoices={found.data.invoices}
        t={t}
        onOpen={(href) => void open(href)}
      />
    </>
  );
}
