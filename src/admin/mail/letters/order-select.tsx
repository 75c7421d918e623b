import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { OrderList } from '#domain/schemas/manage-orders.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormat } from '../../ui/use-format.ts';
import { lettersTexts } from './letters.texts.ts';

interface OrderSelectProps {
  /** Null: the newest one. */
  value: string | null;
  onChange(id: string | null): void;
}

/** With which order a letter is shown; what is typed looks for its number or its buyer. */
export function OrderSelect({ value, onChange }: OrderSelectProps) {
  const t = useTexts(lettersTexts);
  const { formatDate } = useFormat();
  const [chosen, setChosen] = useState('');
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed === chosen ? '' : typed.trim(), 300);
  const { data } = useQuery({
    queryKey: ['orders', 'of-letter', q],
    queryFn: ({ signal }) => api.get<OrderList>('/admin/orders', { q, limit: 20 }, signal),
    placeholderData: keepPreviousData,
  });
  const choices = (data?.orders ?? []).map(({ id, number, createdAt, customer }) => ({
    value: id,
    label: [number, formatDate(createdAt), customer.name].filter(Boolean).join(' · '),
  }));
  const known = value === null || choices.some((choice) => choice.value === value);
  return (
    <Select
      label={t('order')}
      placeholder={t('newest')}
      data={known || value === null ? choices : [{ value, label: chosen }, ...choices]}
      value={value}
      clearable
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      // The server has looked for it.
      filter={({ options }) => options}
      nothingFoundMessage={t('noOrders')}
      onChange={(id, choice) => {
        setChosen(choice?.label ?? '');
        onChange(id);
      }}
    />
  );
}
