import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { quantile } from '../series.ts';
import type { LoadOrder, Outcome } from './open-load.ts';

export interface Phase {
  offered: number;
  /** Answers a second that were none of 503 or broken. */
  goodput: number;
  acceptedP50: number;
  acceptedP99: number;
  refusedP50: number;
  refusedP99: number;
  /** Answered of a hundred that were asked for, by kind. */
  answered: Record<string, number>;
  /** 99 of a hundred of those took no longer, by kind. */
  p99: Record<string, number>;
  /** Answers with another 5xx than 503, and connections that broke. */
  broken: number;
  /** When the last request came that was refused; 0 where none was. */
  lastRefusalMs: number;
}

/** Offers the load from a process of its own, and sums up what came of it. */
export async function offer(order: LoadOrder): Promise<Outcome[]> {
  const child = fork(join(import.meta.dirname, 'open-load.ts'));
  child.send(order);
  const [outcomes] = (await once(child, 'message')) as [Outcome[]];
  return outcomes;
}

/** `settleMs`: what was due before is left out, but for the last refusal. */
export function sumUp(outcomes: readonly Outcome[], order: LoadOrder, settleMs = 0): Phase {
  const measured = outcomes.filter(([, due]) => due >= settleMs);
  const isRefused = ([, , status]: Outcome) => status === 503;
  const isGood = ([, , status]: Outcome) => status !== null && status < 500;
  const times = (list: readonly Outcome[]) => list.map(([, , , ms]) => ms);
  const accepted = measured.filter(isGood);
  const refused = measured.filter(isRefused);
  const byKind = (figure: (own: Outcome[]) => number) =>
    Object.fromEntries(
      Object.keys(order.mix).map((kind) => [kind, figure(measured.filter((outcome) => outcome[0] === kind))]),
    );
  return {
    offered: Math.round(order.perSecond),
    goodput: Math.round((accepted.length * 1000) / (order.seconds * 1000 - settleMs)),
    acceptedP50: quantile(times(accepted), 0.5),
    acceptedP99: quantile(times(accepted), 0.99),
    refusedP50: quantile(times(refused), 0.5),
    refusedP99: quantile(times(refused), 0.99),
    answered: byKind((own) => Math.round((100 * own.filter(isGood).length) / own.length)),
    p99: byKind((own) => quantile(times(own.filter(isGood)), 0.99)),
    broken: measured.length - accepted.length - refused.length,
    lastRefusalMs: Math.max(0, ...outcomes.filter(isRefused).map(([, due]) => due)),
  };
}
