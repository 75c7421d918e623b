import { z } from 'zod';

import { childrenOf, childText, type XmlNode } from './parse-commerceml.ts';

/** What 1C says of an order. */
export const orderNewsSchema = z.object({
  /** As the shop has named it; of an order that 1C has made itself, its own. */
  id: z.string(),
  number: z.string(),
  isCanceled: z.boolean(),
  isPaid: z.boolean(),
  isShipped: z.boolean(),
  isPosted: z.boolean(),
  /** In 1C's words; empty where it names none. */
  status: z.string(),
  /** Pieces and sum of each line, as 1C writes them; empty where it names none. */
  lines: z.array(z.tuple([z.string(), z.string()])),
});
export type OrderNews = z.infer<typeof orderNewsSchema>;

const longest = { id: 300, status: 200, lines: 2000 } as const;

/** Of an order of goods; null for any other document. Values stand in elements, older files have them as attributes. */
export function readDocument(node: XmlNode): OrderNews | null {
  const field = (name: string) => childText(node, name) || (node.attributes[name] ?? '');
  if (field('ХозОперация') !== 'Заказ товара') return null;
  const requisites = new Map(
    childrenOf(node, 'ЗначенияРеквизитов', 'ЗначениеРеквизита').map((one) => [
      foldName(childText(one, 'Наименование')),
      childText(one, 'Значение'),
    ]),
  );
  const said = (...names: string[]) => names.map((name) => requisites.get(foldName(name)) || field(name));
  const lines = childrenOf(node, 'Товары', 'Товар').map((line): [string, string] => [
    childText(line, 'Количество'),
    childText(line, 'Сумма'),
  ]);
  return {
    id: field('Ид').slice(0, longest.id),
    number: field('Номер').slice(0, longest.id),
    isCanceled: said('ПометкаУдаления', 'Отменен').some(isTrue),
    isPaid: said('Оплачен').some(isTrue) || said('Дата оплаты по 1С', 'Дата оплаты').some(isDate),
    isShipped: said('Отгружен').some(isTrue) || said('Дата отгрузки по 1С', 'Дата отгрузки').some(isDate),
    isPosted: said('Проведен').some(isTrue),
    status: (requisites.get(foldName('Статус заказа')) ?? '').slice(0, longest.status),
    lines: lines.slice(0, longest.lines),
  };
}

/** The С of 1С is typed on either keyboard. */
const foldName = (name: string) => name.toLowerCase().replaceAll('1c', '1с').replaceAll('ё', 'е').trim();

const isTrue = (value: string) => /^(?:true|1|да)$/i.test(value);

/** An empty date of 1C is `T`, or the year 1. */
const isDate = (value: string) => /\d/.test(value) && !value.startsWith('0001-01-01');
