import './print.css';

import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconPrinter } from '@tabler/icons-react';
import { Fragment } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';

import { chargedTaxes, nameAdjustment, nameTax, splitSums } from '#domain/order-sums.ts';
import { formatPhone } from '#domain/phone-format.ts';
import type { OrderDetail } from '#domain/schemas/manage-orders.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import { useFormat } from '../../ui/use-format.ts';
import { fullName, useAddressLines } from '../order/address-lines.ts';
import { useTaxes } from '../../taxes/use-taxes.ts';
import { useMethodName } from '../../delivery/use-method-texts.ts';
import { useOrder } from '../order/use-order.ts';
import { printTexts } from './print.texts.ts';

/** An order on paper: with prices for the customer, or without for who packs it. */
export function Component() {
  const t = useTexts(printTexts);
  const { number = '' } = useParams();
  const [search] = useSearchParams();
  const kind = search.get('kind') === 'order' ? 'order' : 'slip';
  const { data: order, error, isPending, refetch } = useOrder(number);
  useDocumentTitle(`${t(kind)} ${number}`);
  return (
    <>
      <nav className="vt-sheet-bar">
        <Button component={Link} to={`/orders/${number}`} variant="default">
          {t('back')}
        </Button>
        <Button
          disabled={!order}
          onClick={() => window.print()}
          leftSection={<IconPrinter size={16} aria-hidden />}
        >
          {t('print')}
        </Button>
      </nav>
      <main className="vt-sheet">
        {isPending && <LoadingState />}
        {error && !order && <ErrorState error={error} onRetry={() => void refetch()} />}
        {order && <Sheet order={order} kind={kind} />}
      </main>
    </>
  );
}

function Sheet({ order, kind }: { order: OrderDetail; kind: 'slip' | 'order' }) {
  const t = useTexts(printTexts);
  const { formatDate, formatMoney } = useFormat();
  const methodName = useMethodName();
  const { data: config } = useQuery({
    queryKey: ['config'],
    queryFn: () => api.get<{ common: { sitename: string; phones: string[]; emails: string[] } }>('/config'),
  });
  const { data: taxes } = useTaxes();
  const taxNumber = order.taxes.length > 0 ? taxes?.settings.taxNumber : '';
  const { contact, delivery, tracking } = order;
  const lines = useAddressLines(delivery.address ?? undefined);
  const person = contact.receiver ?? contact;
  const isPaid = order.paymentState === 'completed' || order.cashReceived;
  const facts: [title: string, text: string][] = [
    [
      delivery.type === 'pickup' ? t('pickup') : t('to'),
      [fullName(person), formatPhone(person.phone), ...(delivery.address ? lines : [delivery.title])].join(
        '\n',
      ),
    ],
    [
      t('payment'),
      `${methodName(order.paymentMethod)}\n${isPaid ? t('paid') : t('due', { amount: formatMoney(order.total, order.currency) })}`,
    ],
    [t('company'), [contact.company?.name, contact.company?.taxNumber].filter(Boolean).join('\n')],
    [t('tracking'), tracking.number],
    [t('comment'), order.comment],
  ];
  return (
    <>
      <header className="vt-sheet__head">
        <div>
          <h1>{t(kind)}</h1>
          <p>{t('number', { number: order.number, date: formatDate(order.createdAt) })}</p>
        </div>
        <p>
          <Rows
            text={[
              config?.common.sitename,
              config?.common.phones[0],
              config?.common.emails[0],
              taxNumber && `${t('taxNumber')}: ${taxNumber}`,
            ]
              .filter(Boolean)
              .join('\n')}
          />
        </p>
      </header>
      <div className="vt-sheet__facts">
        {facts
          .filter(([, text]) => text !== '')
          .map(([title, text]) => (
            <section key={title}>
              <h2>{title}</h2>
              <p>
                <Rows text={text} />
              </p>
            </section>
          ))}
      </div>
      <Lines order={order} kind={kind} />
    </>
  );
}

/** Each in a direction of its own: a phone number runs from left to right in every language. */
function Rows({ text }: { text: string }) {
  return text.split('\n').map((row, index) => (
    <Fragment key={index}>
      {index > 0 && '\n'}
      <bdi>{row}</bdi>
    </Fragment>
  ));
}

function Lines({ order, kind }: { order: OrderDetail; kind: 'slip' | 'order' }) {
  const t = useTexts(printTexts);
  const { formatMoney, language } = useFormat();
  const money = (amount: number) => formatMoney(amount, order.currency);
  const lines = kind === 'slip' ? order.lines.filter((line) => line.isDelivered) : order.lines;
  const pieces = lines.reduce((sum, line) => sum + line.quantity, 0);
  const { saved, fullDelivery } = splitSums({ ...order, delivery: order.deliveryPrice });
  const { added, within } = chargedTaxes(order.taxes);
  const total = t('total');
  const sums = [
    [t('goods'), money(order.goods)],
    ...(saved > 0 ? [[t('discount'), money(-saved)]] : []),
    ...order.adjustments.map((adjustment) => [nameAdjustment(adjustment), money(-adjustment.amount)]),
    ...(order.taxRelief > 0 ? [[t('taxRelief'), money(-order.taxRelief)]] : []),
    ...(order.delivery.type === 'none' ? [] : [[t('delivery'), money(fullDelivery ?? 0)]]),
    ...added.map((tax) => [nameTax(tax, language), money(tax.amount)]),
    [total, money(order.total)],
    ...within.map((tax) => [t('taxIncluded', { tax: nameTax(tax, language) }), money(tax.amount)]),
  ];
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('item')}</th>
          <th scope="col" className="vt-sheet__number">
            {t('quantity')}
          </th>
          {kind === 'slip' ? (
            <th scope="col" className="vt-sheet__number">
              {t('packed')}
            </th>
          ) : (
            <>
              <th scope="col" className="vt-sheet__number">
                {t('price')}
              </th>
              <th scope="col" className="vt-sheet__number">
                {t('sum')}
              </th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <td>
              <bdi>{line.title}</bdi>
              {line.options !== '' && <p dir="auto">{line.options}</p>}
              {line.sku !== '' && <p>{`${t('sku')} ${line.sku}`}</p>}
            </td>
            <td className="vt-sheet__number">{line.quantity}</td>
            {kind === 'slip' ? (
              <td className="vt-sheet__number vt-sheet__box">☐</td>
            ) : (
              <>
                <td className="vt-sheet__number">{money(line.price)}</td>
                <td className="vt-sheet__number">{money(line.sum)}</td>
              </>
            )}
          </tr>
        ))}
      </tbody>
      <tfoot>
        {kind === 'slip' ? (
          <tr className="vt-sheet__total">
            <th colSpan={3}>{t('pieces', { count: pieces })}</th>
          </tr>
        ) : (
          sums.map(([label, amount], index) => (
            <tr key={index} className={label === total ? 'vt-sheet__total' : undefined}>
              <th scope="row" colSpan={3}>
                {label}
              </th>
              <td className="vt-sheet__number">{amount}</td>
            </tr>
          ))
        )}
      </tfoot>
    </table>
  );
}
