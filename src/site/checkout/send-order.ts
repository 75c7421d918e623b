import { mostPuzzleBits, proofHeader, type OrderPuzzle } from '#domain/order-puzzle.ts';
import type { Order, OrderRequest } from '#domain/schemas/order.schema.ts';

import { callApi, type ApiFailure } from '../client/api-client.ts';
import { forgetAttempt, keepAttempt, readAttempt } from './order-attempt.ts';

interface SendOptions {
  token: string | undefined;
  /** It takes a few seconds more: there are many orders, and the browser has something to solve. */
  onPuzzle(): void;
}

interface OrderCall extends SendOptions {
  body: unknown;
  key: string;
}

const puzzleTries = 3;

type Answer = [ApiFailure, null] | [null, Order];

/**
 * Sends an order. Whatever gets lost on the way, one visit to the checkout makes one order: a retry goes
 * under the key of the attempt whose answer never came, and gets the order that this one made.
 */
export async function sendOrder(body: OrderRequest, { token, onPuzzle }: SendOptions): Promise<Answer> {
  const before = readAttempt();
  const attempt = before ?? { key: crypto.randomUUID(), body };
  keepAttempt(attempt);
  const answer = await solveAndPost({ body, key: attempt.key, token, onPuzzle });
  const [failure] = answer;
  if (failure === null) {
    forgetAttempt();
    return answer;
  }
  if (before && isKeyUsed(failure)) return sendAgain({ ...before, token, onPuzzle });
  // An answer that refuses says that there is no order; no answer says nothing.
  if (isAnswered(failure)) forgetAttempt();
  return answer;
}

/** The first attempt had arrived, and its buyer changed the form since: that order stands. */
async function sendAgain(call: OrderCall): Promise<Answer> {
  const answer = await solveAndPost(call);
  if (answer[0] === null || isAnswered(answer[0])) forgetAttempt();
  return answer;
}

/** Solves what the order costs; what that was may have changed by then. */
async function solveAndPost(call: OrderCall): Promise<Answer> {
  let answer = await post(call);
  for (let tries = 0; tries < puzzleTries; tries++) {
    const puzzle = puzzleOf(answer[0]);
    if (!puzzle) break;
    call.onPuzzle();
    const { solvePuzzle } = await import('./solve-puzzle.ts');
    answer = await post(call, { [proofHeader]: await solvePuzzle(puzzle) });
  }
  return answer;
}

function post({ body, key, token }: OrderCall, headers: Record<string, string> = {}): Promise<Answer> {
  return callApi<Order>('POST', '/orders', { body, token, headers: { 'idempotency-key': key, ...headers } });
}

function puzzleOf(failure: ApiFailure | null): OrderPuzzle | null {
  if (failure?.status !== 429) return null;
  const { data } = (failure.body ?? {}) as { data?: { puzzle?: Partial<OrderPuzzle> } };
  const { id, bits } = data?.puzzle ?? {};
  return typeof id === 'string' && typeof bits === 'number' && bits <= mostPuzzleBits ? { id, bits } : null;
}

function isAnswered({ status }: ApiFailure): boolean {
  return status !== null && status < 500;
}

/** 422 that names no field is about the key alone. */
function isKeyUsed({ status, children, errors }: ApiFailure): boolean {
  return status === 422 && !children && !errors;
}
