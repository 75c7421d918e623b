import {
  Alert,
  Button,
  Group,
  MultiSelect,
  Select,
  SimpleGrid,
  Stack,
  Switch,
  TextInput,
} from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconTrash } from '@tabler/icons-react';

import type { AdminPriceList } from '#domain/schemas/price-list.schema.ts';

import { ConflictAlert } from '../../catalog/conflict-alert.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { useMay } from '../../session/session.ts';
import { LocalTimeField } from '../../settings/local-time-field.tsx';
import { Card } from '../../ui/card.tsx';
import { FieldLock } from '../../ui/field-lock.tsx';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { numberFieldProps } from '../../ui/number-field-props.ts';
import { Page } from '../../ui/page.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import { useGroups } from '../customer-groups/use-groups.ts';
import { PastePricesCard } from './paste-prices-card.tsx';
import type { PriceListValues } from './price-list-values.ts';
import { listStateTones } from './price-lists-screen.tsx';
import { priceListsTexts } from './price-lists.texts.ts';
import { PricesCard } from './prices-card.tsx';
import { usePriceListForm } from './use-price-list-form.ts';

interface PriceListFormProps {
  list: AdminPriceList | null;
  timeZone: string;
  onReload(): Promise<void>;
}

const roundings = ['cent', 'whole', 'ten'] as const;

/** Whom a price list is for, when, and what it takes off; then its prices of single variations. */
export function PriceListForm({ list, timeZone, onReload }: PriceListFormProps) {
  const t = useTexts(priceListsTexts);
  const mayEdit = useMay('promotions:write');
  const { form, isSending, submit, remove, conflict } = usePriceListForm({ list, timeZone, onReload });
  const { data: groups } = useGroups();
  return (
    <Page
      title={list?.name ?? t('newTitle')}
      backTo="/price-lists"
      narrow
      aside={list && <StateBadge tone={listStateTones[list.state]}>{t(`state.${list.state}`)}</StateBadge>}
    >
      {form.isDirty() && <LeaveGuard />}
      {!mayEdit && <Alert color="ink">{t('onlyAdmin')}</Alert>}
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
            <Card>
              <TextInput
                label={t('name')}
                description={t('nameHelp')}
                maxLength={100}
                required
                data-autofocus={list ? undefined : true}
                {...form.getInputProps('name')}
              />
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
              <Switch label={t('enabled')} {...form.getInputProps('enabled', { type: 'checkbox' })} />
            </Card>
            <PercentCard form={form} />
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
              {mayEdit && (
                <Group justify={list ? 'space-between' : 'flex-end'}>
                  {list && (
                    <Button
                      variant="subtle"
                      color="red"
                      c="red.9"
                      leftSection={<IconTrash size={16} aria-hidden />}
                      onClick={() => void remove()}
                    >
                      {t('remove')}
                    </Button>
                  )}
                  <Button type="submit" loading={isSending}>
                    {t('save')}
                  </Button>
                </Group>
              )}
            </Card>
          </Stack>
        </FieldLock>
      </form>
      {list && <PricesCard list={list} mayEdit={mayEdit} />}
      {list && mayEdit && <PastePricesCard list={list} />}
    </Page>
  );
}

/** What it takes off everything that has no price of its own. */
function PercentCard({ form }: { form: UseFormReturnType<PriceListValues> }) {
  const t = useTexts(priceListsTexts);
  return (
    <Card title={t('whole')} text={t('wholeText')}>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NumberField
          kind="percent"
          label={t('percent')}
          description={t('percentHelp')}
          min={0.01}
          max={99.99}
          {...numberFieldProps(form, 'percent')}
        />
        {form.values.percent !== null && (
          <>
            <NumberField
              kind="count"
              label={t('percentFrom')}
              description={t('fromPiecesHelp')}
              min={1}
              max={9999}
              {...numberFieldProps(form, 'percentFrom')}
            />
            <Select
              label={t('rounding')}
              allowDeselect={false}
              data={roundings.map((value) => ({ value, label: t(`rounding.${value}`) }))}
              {...form.getInputProps('rounding')}
            />
          </>
        )}
      </SimpleGrid>
    </Card>
  );
}
