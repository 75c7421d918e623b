import { Button, Group, Select } from '@mantine/core';
import { IconFilterOff } from '@tabler/icons-react';

import { orderSorts, paymentFilters } from '#domain/order-filter.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { DateRange } from '../../ui/date-range.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { stateTexts } from '../states.texts.ts';
import { ordersTexts } from './orders.texts.ts';
import type { OrderFilters } from './use-order-filters.ts';

interface OrderFilterBarProps {
  filters: OrderFilters;
  change(changes: Partial<OrderFilters>): void;
  isFiltered: boolean;
  reset(): void;
}

export function OrderFilterBar({ filters, change, isFiltered, reset }: OrderFilterBarProps) {
  const t = useTexts(ordersTexts);
  const nameOf = useTexts(stateTexts);
  return (
    <Group gap="sm" align="flex-end">
      <SearchInput value={filters.q} onChange={(q) => change({ q })} placeholder={t('search')} width={340} />
      <Select
        aria-label={t('payment')}
        data={[
          { value: '', label: t('payment.any') },
          ...paymentFilters.map((value) => ({ value, label: t(`payment.${value}`) })),
        ]}
        value={filters.payment}
        onChange={(payment) => change({ payment: payment ?? '' })}
        allowDeselect={false}
        w={{ base: 'calc(50% - 6px)', xs: 180 }}
      />
      <Select
        aria-label={t('delivery')}
        data={[
          { value: '', label: t('delivery.any') },
          { value: 'delivery', label: nameOf('delivery') },
          { value: 'pickup', label: nameOf('pickup') },
          { value: 'none', label: nameOf('none') },
        ]}
        value={filters.delivery}
        onChange={(delivery) => change({ delivery: delivery ?? '' })}
        allowDeselect={false}
        w={{ base: 'calc(50% - 6px)', xs: 160 }}
      />
      <Select
        aria-label={t('sort')}
        data={orderSorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
        value={filters.sort}
        onChange={(sort) => change({ sort: sort ?? 'newest' })}
        allowDeselect={false}
        w={{ base: '100%', xs: 180 }}
      />
      <DateRange
        from={filters.from}
        to={filters.to}
        onChange={change}
        labels={{ from: t('from'), to: t('to') }}
      />
      {isFiltered && (
        <Button variant="subtle" onClick={reset} leftSection={<IconFilterOff size={16} aria-hidden />}>
          {t('reset')}
        </Button>
      )}
    </Group>
  );
}
