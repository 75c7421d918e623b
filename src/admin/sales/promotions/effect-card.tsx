import { ActionIcon, Button, Group, SegmentedControl, Select, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';

import { useTexts } from '../../i18n/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { numberFieldProps } from '../../ui/number-field-props.ts';
import type { PromotionCardProps } from './promotion-card.ts';
import { offerNames, offers, type Offer } from './promotion-values.ts';
import { promotionsTexts } from './promotions.texts.ts';

const mostTiers = 20;
const groups = { product: 'ofProducts', order: 'ofOrder', shipping: 'ofDelivery' } as const;

/** What is taken off. */
export function EffectCard({ form }: PromotionCardProps) {
  const t = useTexts(promotionsTexts);
  const { kind } = offers[form.values.offer];
  const optionOf = (value: Offer) => ({ value, label: t(`offer.${value}`) });
  const ofClass = (name: keyof typeof groups) => offerNames.filter((offer) => offers[offer].class === name);
  return (
    <Card title={t('effect')}>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <Select
          label={t('offer')}
          allowDeselect={false}
          data={(['product', 'order', 'shipping'] as const).map((name) => ({
            group: t(groups[name]),
            items: ofClass(name).map(optionOf),
          }))}
          {...form.getInputProps('offer')}
        />
        {(kind === 'percent' || kind === 'buyGet') && (
          <NumberField
            kind="percent"
            label={t('percent')}
            min={1}
            max={100}
            required
            {...numberFieldProps(form, 'percent')}
          />
        )}
        {kind === 'fixed' && (
          <NumberField kind="money" label={t('amount')} required {...numberFieldProps(form, 'amount')} />
        )}
        {kind === 'buyGet' && (
          <>
            <NumberField
              kind="count"
              label={t('buy')}
              min={1}
              max={9999}
              required
              {...numberFieldProps(form, 'buy')}
            />
            <NumberField
              kind="count"
              label={t('get')}
              description={t('getHelp')}
              min={1}
              max={9999}
              required
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              {...numberFieldProps(form, 'get')}
            />
          </>
        )}
      </SimpleGrid>
      {kind === 'tiers' && <Tiers form={form} />}
    </Card>
  );
}

function Tiers({ form }: PromotionCardProps) {
  const t = useTexts(promotionsTexts);
  const { tiers, by } = form.values;
  return (
    <Stack gap="sm">
      <Group gap="sm">
        <Text size="sm">{t('by')}</Text>
        <SegmentedControl
          aria-label={t('by')}
          data={(['amount', 'quantity'] as const).map((value) => ({ value, label: t(`by.${value}`) }))}
          {...form.getInputProps('by')}
        />
      </Group>
      {tiers.map((_, index) => (
        <Group key={index} gap="sm" align="flex-end" wrap="nowrap">
          <NumberField
            flex={1}
            kind={by === 'amount' ? 'money' : 'count'}
            label={t('tierFrom', { number: index + 1 })}
            min={by === 'amount' ? undefined : 1}
            required
            {...numberFieldProps(form, `tiers.${index}.from`)}
          />
          <NumberField
            flex={1}
            kind="percent"
            label={t('tierPercent', { number: index + 1 })}
            min={1}
            max={100}
            required
            {...numberFieldProps(form, `tiers.${index}.percent`)}
          />
          <ActionIcon
            variant="subtle"
            color="gray.7"
            size="lg"
            disabled={tiers.length === 1}
            aria-label={t('removeTier', { number: index + 1 })}
            onClick={() => form.removeListItem('tiers', index)}
          >
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        </Group>
      ))}
      <Button
        variant="default"
        size="xs"
        w="fit-content"
        leftSection={<IconPlus size={14} aria-hidden />}
        disabled={tiers.length >= mostTiers}
        onClick={() => form.insertListItem('tiers', { from: null, percent: null })}
      >
        {t('addTier')}
      </Button>
    </Stack>
  );
}
