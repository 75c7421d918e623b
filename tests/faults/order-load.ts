import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Order } from '#domain/schemas/order.schema.ts';
import { pickupCheckout, somebody, somewhere } from '#tests/support/pickup-order.ts';

/** One wish of a client: written down before it is sent, and again when its answer is there. */
export interface Operation {
  key: string;
  /** Told by no other order: by it the order is found in the database. */
  email: string;
  phone: string;
  items: { variationId: number; quantity: number }[];
  /** `unknown`: there was no answer, or one that does not say whether the order stands. */
  outcome: 'unknown' | 'placed' | 'refused';
  order?: Pick<Order, 'id' | 'number' | 'total'>;
}

const clients = 8;
const pauseAfterFailureMs = 20;

/** Clients that order again and again until the signal; everything they did, in the order they began it. */
export async function runOrderLoad(
  origin: string,
  variationIds: readonly number[],
  signal: AbortSignal,
): Promise<Operation[]> {
  const log: Operation[] = [];
  const runClient = async () => {
    while (!signal.aborted) {
      const operation = planOperation(variationIds);
      log.push(operation);
      await send(origin, operation);
      if (operation.outcome === 'unknown') await sleep(pauseAfterFailureMs);
    }
  };
  await Promise.all(Array.from({ length: clients }, runClient));
  return log;
}

export function planOperation(variationIds: readonly number[]): Operation {
  const key = randomUUID();
  const items = variationIds
    .map((variationId) => ({
      variationId,
      quantity: 1 + Math.floor(Math.random() * 3),
      place: Math.random(),
    }))
    .toSorted((a, b) => a.place - b.place)
    .slice(0, 2)
    .map(({ variationId, quantity }) => ({ variationId, quantity }));
  return { key, email: `${key}@shop.example`, phone: somebody().phone, items, outcome: 'unknown' };
}

/** Sends an operation for the first time, or again as a client does that got no answer. */
export async function send(origin: string, operation: Operation): Promise<void> {
  try {
    const response = await fetch(`${origin}/api/orders`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': operation.key,
        'x-forwarded-for': somewhere(),
      },
      body: JSON.stringify({
        ...pickupCheckout,
        email: operation.email,
        phone: operation.phone,
        items: operation.items,
      }),
      signal: AbortSignal.timeout(15_000),
    });
    const body = (await response.json()) as Order;
    if (response.status === 201) {
      const { id, number, total } = body;
      Object.assign(operation, { outcome: 'placed', order: { id, number, total } });
    } else if (response.status < 500) {
      operation.outcome = 'refused';
    }
  } catch {
    // The connection broke: whether the order stands is for the checker to find out.
  }
}
