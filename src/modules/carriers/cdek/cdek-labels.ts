import { ProviderError } from '#modules/payment-methods/provider-error.ts';

import type { Carrier } from '../carrier.ts';
import { lastStatus, operationSchema, printSchema, readCdek, wordsOf } from './cdek-answers.ts';
import { askCdek, type CdekApi } from './cdek-api.ts';

/** Labels are made in the background, and kept for an hour: https://api-docs.cdek.ru/36969713.html and /36969722.html. */
export function cdekLabels(api: CdekApi): Pick<Carrier, 'orderLabel' | 'fetchLabel'> {
  return {
    async orderLabel(providerId) {
      const body = { orders: [{ order_uuid: providerId }], copy_count: 1, format: 'A6' };
      const { entity, requests } = readCdek(
        operationSchema,
        await askCdek(api, { method: 'POST', path: '/print/barcodes', body }),
      );
      if (entity) return entity.uuid;
      throw new ProviderError('refused', wordsOf(requests.flatMap((request) => request.errors ?? [])));
    },

    async fetchLabel(labelId) {
      const path = `/print/barcodes/${encodeURIComponent(labelId)}`;
      const { entity } = readCdek(printSchema, await askCdek(api, { method: 'GET', path }));
      if (lastStatus(entity.statuses)?.code === 'INVALID')
        throw new ProviderError('refused', 'CDEK could not make the label');
      if (!entity.url) return { kind: 'pending' };
      const pdf = await askCdek(api, { method: 'GET', path: entity.url });
      if (!pdf.subarray(0, 5).equals(Buffer.from('%PDF-')))
        throw new ProviderError('unavailable', 'The label of CDEK is no PDF');
      return { kind: 'ready', pdf };
    },
  };
}
