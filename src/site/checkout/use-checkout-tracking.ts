import { useEffect, useRef } from 'react';

import { toMajor, toMinor } from '#domain/money.ts';
import type { Quote } from '#domain/schemas/order.schema.ts';

import { trackedLine } from '../cart/tracked-line.ts';
import { track, type TrackedEvent } from '../client/track.ts';

interface Progress {
  quote: Quote | null;
  /** Of the place that was chosen; empty while there is none. */
  placeCode: string;
  paymentMethod: string;
}

/** Tells trackers how far the buyer has come: each step once for each choice (specification section 7). */
export function useCheckoutTracking({ quote, placeCode, paymentMethod }: Progress): void {
  const told = useRef(new Set<string>());
  useEffect(() => {
    if (!quote) return;
    const tell = (name: TrackedEvent, choice: string) => {
      const step = `${name} ${choice}`;
      if (told.current.has(step)) return;
      told.current.add(step);
      const items = quote.lines.map((line) => trackedLine(line, line.quantity));
      const value = toMajor(toMinor(quote.goods) - toMinor(quote.discount));
      track({ name, items, value, ...(name === 'add_payment_info' && { paymentType: choice }) });
    };
    tell('begin_checkout', '');
    if (placeCode !== '') tell('add_shipping_info', placeCode);
    if (paymentMethod !== '') tell('add_payment_info', paymentMethod);
  }, [quote, placeCode, paymentMethod]);
}
