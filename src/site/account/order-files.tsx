import type { BuyersDownload } from '#domain/schemas/download.schema.ts';

import { OrderDownloads } from '../order/order-downloads.tsx';
import type { AccountTexts } from './account-texts.ts';
import { useResource } from './use-resource.ts';

/** Files of a customer's order. Their links hold tokens of their own, and need no cookie of the order. */
export function OrderFiles({ number, texts: { t } }: { number: string; texts: AccountTexts }) {
  const found = useResource<{ downloads: BuyersDownload[] }>(
    `/orders/${encodeURIComponent(number)}/downloads`,
  );
  if (found.state !== 'loaded') return null;
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return <OrderDownloads downloads={found.data.downloads} timeZone={timeZone} t={t} />;
}
