import { randomInt } from 'node:crypto';

import type { Order } from '#domain/schemas/order.schema.ts';
import { pickupCheckout } from '#tests/support/pickup-order.ts';
import { createAgent, visit, type Visit } from '#tests/support/visit.ts';

import { planOperation, type Operation } from './order-load.ts';

export interface VisitorLog {
  requests: number;
  /** What no visitor should see: no answer, an error of the server or the proxy, or another page than the one asked for. */
  failures: string[];
  orders: Operation[];
}

interface LoadOptions {
  variationIds: readonly number[];
  /** Requests after which it is enough. */
  least: number;
  /** How many do so at a time. */
  visitors: number;
}

/** One of so many requests is an order. */
const orderEvery = 100;
const pages = ['/', '/news', '/api/config', '/search?q=vase', '/liveness', '/robots.txt'];

/** Visitors who read and order through a proxy one thing after another, each over connections that they keep. */
export function runVisitors(
  port: number,
  { variationIds, least, visitors }: LoadOptions,
  signal: AbortSignal,
): { isEnough(): boolean; ended: Promise<VisitorLog> } {
  const log: VisitorLog = { requests: 0, failures: [], orders: [] };
  const agent = createAgent(visitors);
  const ask = async (path: string, more: Visit = {}) => {
    log.requests++;
    try {
      const answer = await visit(port, path, { agent, ...more });
      const isExpected = answer.status === (more.method === 'POST' ? 201 : 200);
      if (!isExpected) log.failures.push(`${path}: ${answer.status} ${answer.body.toString().slice(0, 200)}`);
      return isExpected ? answer : null;
    } catch (error) {
      log.failures.push(`${path}: ${String(error)}`);
      return null;
    }
  };
  const order = async () => {
    const operation = planOperation(variationIds);
    log.orders.push(operation);
    const { email, phone, items } = operation;
    const answer = await ask('/api/orders', {
      method: 'POST',
      agent: undefined,
      // Orders of one network begin to cost time: each comes from somewhere else.
      from: `127.${1 + randomInt(200)}.${randomInt(256)}.${1 + randomInt(254)}`,
      headers: { 'content-type': 'application/json', 'idempotency-key': operation.key },
      body: JSON.stringify({ ...pickupCheckout, email, phone, items }),
    });
    if (!answer) return;
    const { id, number, total } = JSON.parse(answer.body.toString()) as Order;
    Object.assign(operation, { outcome: 'placed', order: { id, number, total } });
  };
  const read = async (count: number) => {
    const path = pages[count % pages.length] ?? '/';
    // A page that nobody has asked for yet, now and then.
    await ask(count % 7 === 0 ? `/products?page=1&sort=${count % 3 === 0 ? 'price' : 'title'}` : path);
  };
  const runVisitor = async () => {
    while (!signal.aborted) await (log.requests % orderEvery === 0 ? order() : read(log.requests));
  };
  const ended = Promise.all(Array.from({ length: visitors }, runVisitor)).then(() => {
    agent.destroy();
    return log;
  });
  return { isEnough: () => log.requests >= least, ended };
}
