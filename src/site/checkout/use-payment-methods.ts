import { useEffect, useState } from 'react';

import { methodsOfOrder } from '#domain/checkout-rules.ts';
import type { PaymentMethod } from '#domain/schemas/delivery.schema.ts';

import { callApi } from '../client/api-client.ts';

export interface OfferedMethods {
  methods: readonly PaymentMethod[];
  status: 'ready' | 'loading' | 'failed';
}

/** The ways to pay at the place with a code. */
export function fetchMethods(code: string, signal?: AbortSignal) {
  return callApi<PaymentMethod[]>('GET', '/configs/payments-available-methods-by-location', {
    query: { code },
    ...(signal && { signal }),
  });
}

/** The ways to pay an order at a place, by its code; without a place those of the whole shop. */
export function usePaymentMethods(
  { code, needsDelivery }: { code: string; needsDelivery: boolean },
  initial: { code: string; methods: PaymentMethod[] },
): OfferedMethods {
  const [loaded, setLoaded] = useState({ ...initial, hasFailed: false });
  useEffect(() => {
    if (code === loaded.code) return;
    const calling = new AbortController();
    const load = async () => {
      const [error, methods] = await fetchMethods(code, calling.signal);
      if (!calling.signal.aborted) setLoaded({ code, methods: methods ?? [], hasFailed: error !== null });
    };
    void load();
    return () => calling.abort();
  }, [code, loaded.code]);
  const methods = methodsOfOrder(loaded.methods, { needsDelivery });
  if (loaded.code !== code) return { methods, status: 'loading' };
  return { methods, status: loaded.hasFailed ? 'failed' : 'ready' };
}
