import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';

import { formatPhone } from '#domain/phone-format.ts';
import type { CustomerDetail } from '#domain/schemas/customer.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { useFormat } from '../../ui/use-format.ts';
import { useAddressLines } from '../order/address-lines.ts';
import { customersTexts } from './customers.texts.ts';

/** Who the customer is, and what they have spent in each currency. */
export function FactsCard({ customer }: { customer: CustomerDetail }) {
  const t = useTexts(customersTexts);
  const { formatDate, formatMoney, formatNumber } = useFormat();
  const { profile } = customer;
  const address = { country: '', region: '', locality: '', street: '', postalCode: '', ...profile.address };
  const lines = useAddressLines(address);
  const facts: [label: string, value: ReactNode][] = [
    [
      t('email'),
      <Anchor key="email" href={`mailto:${customer.email}`} size="sm">
        <bdi>{customer.email}</bdi>
      </Anchor>,
    ],
    [t('phone'), formatPhone(customer.phone)],
    [t('birthDate'), profile.birthDate ? formatDate(profile.birthDate) : ''],
    [t('address'), lines.join('\n')],
    [t('since'), formatDate(customer.since)],
    [t('orders'), formatNumber(customer.orders)],
    [t('spent'), customer.spent.map(({ amount, currency }) => formatMoney(amount, currency)).join('\n')],
  ];
  return (
    <Card title={t('facts')}>
      <FactList facts={facts} />
    </Card>
  );
}
