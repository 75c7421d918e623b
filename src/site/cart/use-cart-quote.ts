import { useEffect, useState, useSyncExternalStore } from 'react';

import { sameItems, type CartItem } from '#domain/cart.ts';
import type { Quote } from '#domain/schemas/order.schema.ts';

import { replaceLines } from '../shop/cart-actions.ts';
import { cartStore, type CartLine } from '../shop/cart-store.ts';
import { fetchQuote } from '../shop/fetch-quote.ts';
import { useBuyerId } from '../shop/use-buyer-id.ts';
import {
  joinLines,
  reconcileCart,
  type CartChange,
  type QuotedLine,
  type QuoteLine,
} from './reconcile-cart.ts';

/** A cart with its prices: what was asked about, and the answer. */
export interface QuotedCart {
  items: CartItem[];
  quote: Quote | null;
  changes: CartChange[];
}

interface CartQuote {
  list: readonly CartLine[];
  /** Those that the shop knows; one that comes back shows what was said of it before. */
  lines: QuotedLine[];
  /** The last one; of another cart while `isPending`. */
  quote: Quote | null;
  changes: CartChange[];
  isPending: boolean;
  hasFailed: boolean;
  retry(): void;
  /** Gives these codes from now on; the browser keeps those that there are. */
  setCodes(codes: string[]): void;
}

/** Clicks that follow each other faster than this are one question. */
const pause = 200;

/**
 * The cart of this browser with prices of the server, asked anew after each change. Begins with `initial`,
 * which the server has drawn; what it says is compared with what this browser saw last.
 */
export function useCartQuote(initial: QuotedCart): CartQuote {
  const list = useSyncExternalStore(
    cartStore.subscribe,
    () => cartStore.get().list,
    () => initial.items,
  );
  const [answer, setAnswer] = useState({
    ...initial,
    // The server has drawn a guest's: discounts may be for those who have signed in.
    buyerId: null as number | null,
    said: initial.quote?.lines ?? [],
    isCompared: false,
  });
  const [newCodes, setCodes] = useState<readonly string[] | null>(null);
  const [failedList, setFailedList] = useState<readonly CartLine[] | null>(null);
  const buyerId = useBuyerId();
  const isOther = newCodes !== null || answer.buyerId !== buyerId || !sameItems(list, answer.items);
  const isPending = list.length > 0 && isOther;
  const hasFailed = isPending && failedList === list;

  useEffect(() => cartStore.adoptCookie(), []);

  useEffect(() => {
    if (list.length === 0 || hasFailed || (answer.isCompared && !isPending)) return;
    const asking = new AbortController();
    const settle = async () => {
      const quote = isPending ? await askQuote(list, newCodes, asking.signal) : answer.quote;
      if (asking.signal.aborted) return;
      if (!quote) return setFailedList(list);
      const { list: known, changes, isSame } = reconcileCart(list, quote);
      setCodes((codes) => (codes === newCodes ? null : codes));
      setAnswer({
        items: [...list],
        quote,
        buyerId,
        said: newestOf([...answer.said, ...quote.lines]),
        changes: mergeChanges(answer.changes, changes),
        isCompared: true,
      });
      if (isSame) cartStore.setList(known);
      else replaceLines(known);
    };
    const timer = setTimeout(() => void settle(), isPending ? pause : 0);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [list, answer, newCodes, buyerId, isPending, hasFailed]);

  return {
    list,
    lines: joinLines(list, answer.said),
    quote: answer.quote,
    changes: answer.changes,
    isPending,
    hasFailed,
    retry: () => setFailedList(null),
    setCodes(codes) {
      setFailedList(null);
      setCodes(codes);
    },
  };
}

/** Null when the server could not be asked. */
async function askQuote(
  list: readonly CartItem[],
  codes: readonly string[] | null,
  signal: AbortSignal,
): Promise<Quote | null> {
  const items = list.map(({ variationId, quantity }) => ({ variationId, quantity }));
  const address = readAddress(cartStore.get().checkoutFields);
  return fetchQuote({ items, ...(codes && { codes }), ...(address && { address }) }, signal);
}

/** Where this browser's buyer has things sent, so that the shop can tell what is free there; null while unknown. */
function readAddress({ deliveryType, address }: Record<string, unknown>): Record<string, string> | null {
  if (deliveryType === 'pickup' || typeof address !== 'object' || address === null) return null;
  const { country, region, locality } = address as Record<string, unknown>;
  const isKnown = [region, locality].some((part) => typeof part === 'string' && part !== '');
  if (!isKnown || typeof country !== 'string') return null;
  return { country, region: String(region ?? ''), locality: String(locality ?? '') };
}

/** The newest of each kind about each variation. */
function mergeChanges(old: readonly CartChange[], next: readonly CartChange[]): CartChange[] {
  const keyOf = ({ variationId, kind }: CartChange) => `${variationId} ${kind}`;
  return [...new Map([...old, ...next].map((change) => [keyOf(change), change])).values()];
}

function newestOf(lines: readonly QuoteLine[]): QuoteLine[] {
  return [...new Map(lines.map((line) => [line.variationId, line])).values()];
}
