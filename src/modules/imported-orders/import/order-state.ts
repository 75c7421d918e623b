import { foldText } from '#domain/text.ts';
import type { ImportedOrderState } from '#domain/schemas/imported-order.schema.ts';

/** Words of Shopify, WooCommerce in its languages, and plain ones, as `foldText` and without marks between words. */
const words: readonly (readonly [ImportedOrderState, string])[] = [
  [
    'open',
    'open|new|pending|pending payment|on hold|authorized|partially paid|unpaid|checkout draft|expired' +
      '|новый|не оплачен|не оплачено|ожидает оплаты|ожидание оплаты|в ожидании|на удержании|جديد|غير مدفوع|قيد الانتظار',
  ],
  [
    'paid',
    'paid|completed|complete|processing|done|delivered|shipped|fulfilled|closed' +
      '|оплачен|оплачено|выполнен|выполнено|обработка|в обработке|обрабатывается|завершен|доставлен|отправлен|получен|закрыт' +
      '|مدفوع|مكتمل|تم التوصيل|قيد المعالجة',
  ],
  ['partly_refunded', 'partially refunded|partly refunded|частичный возврат|возвращен частично|مسترد جزئيا'],
  ['refunded', 'refunded|returned|возврат|возвращен|возвращено|деньги возвращены|مسترد|مرتجع'],
  [
    'cancelled',
    'cancelled|canceled|voided|void|failed|trash|declined|отменен|отменено|отмена|не удался|не удалось|отклонен|ملغي|ملغى|فشل',
  ],
];
const stateOfWord = new Map(
  words.flatMap(([state, all]) => all.split('|').map((word) => [word, state] as const)),
);

/** What became of an order, by its word and by what was given back; amounts are minor units. */
export function stateOf(order: {
  status: string;
  isCancelled: boolean;
  total: number;
  refunded: number;
}): ImportedOrderState {
  const { status, isCancelled, total, refunded } = order;
  if (isCancelled) return 'cancelled';
  const word = foldText(status.replaceAll(/[_-]+/g, ' ')).replace(/^wc /, '');
  const state = stateOfWord.get(word) ?? 'other';
  if (state === 'cancelled' || state === 'refunded' || refunded <= 0) return state;
  return refunded >= total ? 'refunded' : 'partly_refunded';
}
