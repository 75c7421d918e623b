import { writeMessageRef } from '#domain/i18n/message-ref.ts';
import type { MessageParams } from '#domain/i18n/translate.ts';
import {
  isOrderStateCode,
  nextStates,
  orderStateCodes,
  orderStates,
  type OrderStateCode,
} from '#domain/order-states.ts';
import { isPaidInFull } from '#domain/refund-amounts.ts';
import { foldText } from '#domain/text.ts';
import { translatorOf } from '#i18n/messages-of.ts';
import { languageCodes } from '#locales/languages.ts';
import type { MessageKey } from '#locales/message-keys.ts';

import type { OrderNews } from './read-document.ts';

export interface KnownOrder {
  status: OrderStateCode;
  paymentStatus: string;
  isCashReceived: boolean;
  deliveryType: 'delivery' | 'pickup' | 'none';
  /** Pieces and sum of each line as 1C was told of them, in minor units. */
  lines: readonly (readonly [quantity: number, sum: number])[];
}

export interface NewsPlan {
  /** States that the order goes through, each a move that the shop's rules allow. */
  steps: OrderStateCode[];
  receivesCash: boolean;
  /** Why something is not done: references to texts. */
  notes: string[];
}

const isOver = (status: OrderStateCode) => status === 'canceled' || status === 'returned';
/** How far an order is. What it has behind it 1C may say again. */
const ranks: Readonly<Record<OrderStateCode, number>> = {
  new: 0,
  confirmed: 1,
  paid: 2,
  assembling: 3,
  shipped: 4,
  ready_for_pickup: 4,
  delivered: 5,
  returned: 6,
  canceled: 7,
};
/** Through these an order may be led on the way to another; it is paid by its payments alone. */
const onTheWay: Readonly<Record<KnownOrder['deliveryType'], readonly OrderStateCode[]>> = {
  delivery: ['confirmed', 'assembling', 'shipped'],
  pickup: ['confirmed', 'assembling', 'ready_for_pickup'],
  none: ['confirmed'],
};

/** What the shop does about what 1C says of an order. It goes on by the shop's own rules, or nothing is done. */
export function planNews(
  order: KnownOrder,
  news: OrderNews,
  { takesCash }: { takesCash: boolean },
): NewsPlan {
  const plan: NewsPlan = { steps: [], receivesCash: false, notes: [] };
  const note = (key: MessageKey, params?: MessageParams) => plan.notes.push(writeMessageRef(key, params));
  const named = news.status === '' ? null : stateNamed(news.status);
  if (news.status !== '' && named === null) note('commerceml.news.status', { status: news.status });

  const wish = wishOf(order, news, named);
  if (wish && ranks[wish.state] > ranks[order.status]) {
    const steps = findSteps(order, wish.state);
    if (steps) plan.steps = steps;
    else note('commerceml.news.cannot', { said: wish.said });
  } else if (wish && order.status === 'canceled' && wish.state !== 'canceled' && wish.state !== 'confirmed') {
    note('commerceml.news.cannot', { said: wish.said });
  }

  if (news.isPaid && !isPaidInFull(order)) {
    if (isOver(order.status) || plan.steps.includes('canceled')) note('commerceml.news.paidOver');
    else if (order.paymentStatus !== 'cashSuccess') note('commerceml.news.notPaid');
    else if (!takesCash) note('commerceml.news.cashLeft');
    else plan.receivesCash = true;
  }
  if (news.lines.length > 0 && !hasSameLines(order, news)) note('commerceml.news.lines');
  return plan;
}

/** The furthest state that 1C's words come to, with the words that say so. */
function wishOf(
  { paymentStatus, deliveryType }: KnownOrder,
  news: OrderNews,
  named: OrderStateCode | null,
): { state: OrderStateCode; said: string } | null {
  if (news.isCanceled) return { state: 'canceled', said: 'Отменен' };
  const wishes: { state: OrderStateCode; said: string }[] = [];
  // Whoever posts an order of an online payment has not taken it: it waits for its payment.
  if (news.isPosted && paymentStatus === 'cashSuccess') wishes.push({ state: 'confirmed', said: 'Проведен' });
  if (named !== null && named !== 'new' && named !== 'paid') wishes.push({ state: named, said: news.status });
  if (news.isShipped)
    wishes.push({ state: deliveryType === 'pickup' ? 'ready_for_pickup' : 'shipped', said: 'Отгружен' });
  return wishes.toSorted((a, b) => ranks[b.state] - ranks[a.state])[0] ?? null;
}

/** The shortest way that the shop's rules allow; an order is canceled and returned from where it is, or not at all. */
function findSteps({ status, deliveryType }: KnownOrder, to: OrderStateCode): OrderStateCode[] | null {
  const next = (from: OrderStateCode) => nextStates(from, deliveryType !== 'none');
  let ways: OrderStateCode[][] = [[]];
  while (ways.length > 0) {
    const done = ways.find((way) => next(way.at(-1) ?? status).includes(to));
    if (done && (done.length === 0 || !isOver(to))) return [...done, to];
    ways = ways.flatMap((way) =>
      next(way.at(-1) ?? status)
        .filter((state) => onTheWay[deliveryType].includes(state))
        .map((state) => [...way, state]),
    );
  }
  return null;
}

/** By its code, as the shop sends it (`[shipped] …`), or by its name in a language of the shop. */
function stateNamed(text: string): OrderStateCode | null {
  const code = /^\[([a-z_]+)\]/.exec(text)?.[1] ?? text;
  if (isOrderStateCode(code)) return code;
  return stateNames.get(foldText(text)) ?? null;
}

const stateNames = new Map(
  languageCodes.flatMap((language) =>
    orderStateCodes.map(
      (state) => [foldText(translatorOf(language)(orderStates[state].title)), state] as const,
    ),
  ),
);

function hasSameLines(order: KnownOrder, news: OrderNews): boolean {
  const ours = order.lines.map(([quantity, sum]) => `${quantity} ${sum}`);
  const theirs = news.lines.map(
    ([quantity, sum]) => `${readNumber(quantity)} ${Math.round(readNumber(sum) * 100)}`,
  );
  return ours.toSorted().join() === theirs.toSorted().join();
}

/** `1 234,50` as 1C writes numbers; not a number for what is none. */
function readNumber(text: string): number {
  return text === '' ? Number.NaN : Number(text.replaceAll(/\s/g, '').replace(',', '.'));
}
