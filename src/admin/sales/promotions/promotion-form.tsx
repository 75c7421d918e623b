import { Alert, Button, Group, SimpleGrid, Stack, Switch, Text, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';

import type { AdminPromotion } from '#domain/schemas/promotion.schema.ts';

import { ConflictAlert } from '../../catalog/conflict-alert.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { useMay } from '../../session/session.ts';
import { Card } from '../../ui/card.tsx';
import { FieldLock } from '../../ui/field-lock.tsx';
import { Page } from '../../ui/page.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import { useFormat } from '../../ui/use-format.ts';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { useGroupNames } from '../customer-groups/use-groups.ts';
import { CodesCard } from './codes-card.tsx';
import { ConditionsCard } from './conditions-card.tsx';
import { describePromotion } from './describe-promotion.ts';
import { EffectCard } from './effect-card.tsx';
import { GoodsCard } from './goods-card.tsx';
import { LimitsCard } from './limits-card.tsx';
import { toInput } from './promotion-values.ts';
import { stateTones } from './promotions-screen.tsx';
import { promotionsTexts } from './promotions.texts.ts';
import { usePromotionForm } from './use-promotion-form.ts';

interface PromotionFormProps {
  promotion: AdminPromotion | null;
  shop: { timeZone: string; formatShopTime(iso: string): string };
  onReload(): Promise<void>;
}

export function PromotionForm({ promotion, shop, onReload }: PromotionFormProps) {
  const t = useTexts(promotionsTexts);
  const { formatMoney, formatNumber } = useFormat();
  const mayEdit = useMay('promotions:write');
  const { timeZone } = shop;
  const { form, isSending, submit, remove, conflict } = usePromotionForm({ promotion, timeZone, onReload });
  const said = describePromotion(toInput(form.values, timeZone), {
    t,
    money: formatMoney,
    time: shop.formatShopTime,
    groups: useGroupNames(),
  });
  return (
    <Page
      title={promotion?.title ?? t('newTitle')}
      backTo="/promotions"
      narrow
      aside={
        promotion && (
          <StateBadge tone={stateTones[promotion.state]}>{t(`state.${promotion.state}`)}</StateBadge>
        )
      }
    >
      {form.isDirty() && <LeaveGuard />}
      {!mayEdit && <Alert color="ink">{t('onlyAdmin')}</Alert>}
      {promotion && (
        <SimpleGrid cols={2} maw={420}>
          <Fact name={t('uses')} value={formatNumber(promotion.uses)} />
          <Fact name={t('given')} value={formatMoney(promotion.given)} />
        </SimpleGrid>
      )}
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
                maxLength={200}
                required
                data-autofocus={promotion ? undefined : true}
                {...form.getInputProps('title')}
              />
              <Switch label={t('enabled')} {...form.getInputProps('enabled', { type: 'checkbox' })} />
            </Card>
            <EffectCard form={form} />
            <GoodsCard form={form} />
            <ConditionsCard form={form} timeZone={timeZone} />
            <LimitsCard form={form} />
            <Card title={t('preview')}>
              <Text aria-live="polite">{said.join(' ')}</Text>
              {mayEdit && (
                <Group justify="space-between">
                  {promotion ? (
                    <Button
                      variant="subtle"
                      color="red"
                      c="red.9"
                      leftSection={<IconTrash size={16} aria-hidden />}
                      onClick={() => void remove()}
                    >
                      {t('remove')}
                    </Button>
                  ) : (
                    <span />
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
      {promotion?.needsCode && <CodesCard promotion={promotion} mayEdit={mayEdit} />}
    </Page>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <Text size="sm" c="gray.7">
        {name}
      </Text>
      <Text fw={600}>{value}</Text>
    </div>
  );
}
