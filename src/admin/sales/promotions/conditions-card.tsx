import { MultiSelect, SimpleGrid, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { LocalTimeField } from '../../settings/local-time-field.tsx';
import { Card } from '../../ui/card.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { numberFieldProps } from '../../ui/number-field-props.ts';
import { useGroups } from '../customer-groups/use-groups.ts';
import type { PromotionCardProps } from './promotion-card.ts';
import { promotionsTexts } from './promotions.texts.ts';

interface NamedPlace {
  code: string;
  title: string;
}

/** When, where and for whom it applies. */
export function ConditionsCard({ form, timeZone }: PromotionCardProps & { timeZone: string }) {
  const t = useTexts(promotionsTexts);
  const { data: places = [] } = useQuery({
    queryKey: ['delivery', 'places'],
    queryFn: async () => [
      ...(await api.get<NamedPlace[]>('/admin/shipping-zones')),
      ...(await api.get<NamedPlace[]>('/admin/locations')),
    ],
  });
  const { data: groups } = useGroups();
  return (
    <Card title={t('conditions')}>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NumberField
          kind="money"
          label={t('minAmount')}
          description={t('minAmountHelp')}
          {...numberFieldProps(form, 'minAmount')}
        />
        <NumberField
          kind="count"
          label={t('minQuantity')}
          min={1}
          max={9999}
          {...numberFieldProps(form, 'minQuantity')}
        />
        {(['startsAt', 'endsAt'] as const).map((name) => (
          <LocalTimeField
            key={name}
            label={t(name)}
            description={t('timeHelp', { zone: timeZone })}
            value={form.values[name]}
            error={form.errors[name] as string | undefined}
            onChange={(value) => form.setFieldValue(name, value)}
          />
        ))}
      </SimpleGrid>
      <MultiSelect
        label={t('places')}
        description={t('placesHelp')}
        data={places.map(({ code, title }) => ({ value: code, label: title }))}
        {...form.getInputProps('places')}
      />
      <MultiSelect
        label={t('groups')}
        description={t(groups?.length === 0 ? 'groupsNone' : 'groupsHelp')}
        searchable
        data={(groups ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        value={groups ? form.values.groups.map(String) : []}
        error={form.errors['groups']}
        onChange={(ids) => form.setFieldValue('groups', ids.map(Number))}
      />
      <Switch label={t('firstOrder')} {...form.getInputProps('firstOrder', { type: 'checkbox' })} />
    </Card>
  );
}
