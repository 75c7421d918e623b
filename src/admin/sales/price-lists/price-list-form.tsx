import { Alert, Button, Group, MultiSelect, SimpleGrid, Stack, Switch, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import type { Layer } from '#domain/schemas/layer.schema.ts';
import type { AdminPriceList } from '#domain/schemas/price-list.schema.ts';

import { ConflictAlert } from '../../catalog/conflict-alert.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { useLayerTimes } from '../../layers/use-layer-times.ts';
import { isOver } from '../../layers/use-layers.ts';
import { useMay } from '../../session/session.ts';
import { LocalTimeField } from '../../settings/local-time-field.tsx';
import { Card } from '../../ui/card.tsx';
import { FieldLock } from '../../ui/field-lock.tsx';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { Page } from '../../ui/page.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import { useGroups } from '../customer-groups/use-groups.ts';
import { PastePricesCard } from './paste-prices-card.tsx';
import { PercentCard } from './percent-card.tsx';
import { pathOfLists, type PriceListValues } from './price-list-values.ts';
import { priceListsTexts } from './price-lists.texts.ts';
import { PricesCard } from './prices-card.tsx';
import { usePriceListForm } from './use-price-list-form.ts';
import { listStateTones } from './use-price-lists.ts';

interface PriceListFormProps {
  list: AdminPriceList | null;
  /** Whose prices they are; null: of groups of customers. */
  layer: Layer | null;
  timeZone: string;
  onReload(): Promise<void>;
}

type Form = UseFormReturnType<PriceListValues>;

/** Whom prices are for, when, and what is taken off; then the prices of single variations. */
export function PriceListForm({ list, layer, timeZone, onReload }: PriceListFormProps) {
  const t = useTexts(priceListsTexts);
  const mayWrite = useMay('promotions:write');
  const isDone = layer !== null && isOver(layer);
  const mayEdit = mayWrite && !isDone;
  const layerId = layer?.id ?? null;
  const { form, isSending, submit, remove, conflict } = usePriceListForm({
    list,
    layer: layerId,
    timeZone,
    onReload,
  });
  const buttons = mayEdit && (
    <Group justify={list ? 'space-between' : 'flex-end'}>
      {list && (
        <Button
          variant="subtle"
          color="red"
          c="red.9"
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={() => void remove()}
        >
          {t(layer ? 'saleRemove' : 'remove')}
        </Button>
      )}
      <Button type="submit" loading={isSending}>
        {t('save')}
      </Button>
    </Group>
  );
  return (
    <Page
      title={list?.name ?? t(layer ? 'saleAdd' : 'newTitle')}
      backTo={pathOfLists(layerId)}
      narrow
      aside={list && <StateBadge tone={listStateTones[list.state]}>{t(`state.${list.state}`)}</StateBadge>}
    >
      {form.isDirty() && <LeaveGuard />}
      {!mayWrite && <Alert color="ink">{t('onlyAdmin')}</Alert>}
      {isDone && <Alert color="ink">{t('saleDone')}</Alert>}
      {mayEdit && layer?.state === 'active' && <Alert color="ink">{t('saleRuns')}</Alert>}
      <form onSubmit={submit} inert={isSending}>
        <FieldLock isLocked={!mayEdit}>
          <Stack gap="lg">
            {conflict.isInConflict && (
              <ConflictAlert
                onOverwrite={() => {
                  conflict.takeOver();
                  submit();
                }}
                onLoadTheirs={() => void onReload()}
              />
            )}
            <WhomCard form={form} isNew={list === null} />
            <PercentCard form={form} />
            {layer ? (
              <LayerCard layer={layer} list={list} buttons={buttons} />
            ) : (
              <PeriodCard form={form} timeZone={timeZone} buttons={buttons} />
            )}
          </Stack>
        </FieldLock>
      </form>
      {list && <PricesCard list={list} mayEdit={mayEdit} />}
      {list && mayEdit && <PastePricesCard list={list} />}
    </Page>
  );
}

function WhomCard({ form, isNew }: { form: Form; isNew: boolean }) {
  const t = useTexts(priceListsTexts);
  const isSale = form.values.layer !== null;
  const { data: groups } = useGroups();
  return (
    <Card>
      <TextInput
        label={t('name')}
        description={t(isSale ? 'saleHelp' : 'nameHelp')}
        maxLength={100}
        required
        data-autofocus={isNew || undefined}
        {...form.getInputProps('name')}
      />
      {!isSale && (
        <MultiSelect
          label={t('groups')}
          description={t(groups?.length === 0 ? 'noGroupsText' : 'groupsHelp')}
          required
          searchable
          data={(groups ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          value={groups ? form.values.groups.map(String) : []}
          error={form.errors['groups']}
          onChange={(ids) => form.setFieldValue('groups', ids.map(Number))}
        />
      )}
      <Switch
        label={t(isSale ? 'saleEnabled' : 'enabled')}
        {...form.getInputProps('enabled', { type: 'checkbox' })}
      />
    </Card>
  );
}

function PeriodCard({ form, timeZone, buttons }: { form: Form; timeZone: string; buttons: ReactNode }) {
  const t = useTexts(priceListsTexts);
  return (
    <Card title={t('period')}>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        {(['startsAt', 'endsAt'] as const satisfies (keyof PriceListValues)[]).map((name) => (
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
      {buttons}
    </Card>
  );
}

interface LayerCardProps {
  layer: Layer;
  list: AdminPriceList | null;
  buttons: ReactNode;
}

/** With which campaign a sale begins and ends, and how much it lowers. */
function LayerCard({ layer, list, buttons }: LayerCardProps) {
  const t = useTexts(priceListsTexts);
  const timesOf = useLayerTimes();
  return (
    <Card title={t('salePeriod')}>
      <Text>
        <bdi>{layer.name}</bdi> · {timesOf(layer)}
      </Text>
      <Text size="sm" c="gray.7">
        {[list && t('cheaper', { count: list.cheaper }), t('saleLowest')].filter(Boolean).join(' ')}
      </Text>
      {buttons}
    </Card>
  );
}
