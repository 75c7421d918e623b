import { SimpleGrid, Switch, TagsInput } from '@mantine/core';

import {
  mailNotificationKinds,
  type MailNotificationKind,
} from '#domain/schemas/mail-notifications.schema.ts';
import { checkEmail } from '#domain/validation.ts';

import { useTexts } from '../i18n/use-texts.ts';
import { Card } from '../ui/card.tsx';
import { NumberField } from '../ui/number-field.tsx';
import { mailNotificationsTexts } from './mail-notifications.texts.ts';
import type { MailNotificationsForm } from './use-mail-notifications.ts';

/** Which emails the shop itself gets, and at which addresses. `standard` is where they go without any. */
export function MailNotificationsCard({ form, standard }: { form: MailNotificationsForm; standard: string }) {
  const t = useTexts(mailNotificationsTexts);
  const { notifications, change } = form;
  if (!notifications) return null;
  const { letters, ...lowStock } = notifications;

  function set(kind: MailNotificationKind, part: Partial<(typeof letters)[MailNotificationKind]>): void {
    change({ ...lowStock, letters: { ...letters, [kind]: { ...letters[kind], ...part } } });
  }

  return (
    <Card title={t('title')} text={t('text')}>
      {mailNotificationKinds.map((kind) => {
        const { enabled, emails } = letters[kind];
        const isWrong = emails.some((email) => checkEmail(email) !== null);
        return (
          <SimpleGrid key={kind} cols={{ base: 1, sm: 2 }} spacing="sm" verticalSpacing={6}>
            <Switch
              label={t(kind)}
              description={t(`${kind}.text`)}
              checked={enabled}
              onChange={(event) => set(kind, { enabled: event.currentTarget.checked })}
            />
            <TagsInput
              aria-label={t('addresses', { letter: t(kind) })}
              placeholder={emails.length > 0 ? '' : standard || t('noAddress')}
              type="email"
              acceptValueOnBlur
              maxTags={10}
              disabled={!enabled}
              value={emails}
              error={isWrong ? t('wrongAddress') : undefined}
              onChange={(next) => set(kind, { emails: next })}
            />
          </SimpleGrid>
        );
      })}
      <NumberField
        kind="count"
        label={t('threshold')}
        description={t('threshold.text')}
        maw={280}
        min={0}
        max={10_000}
        disabled={!letters.lowStock.enabled}
        value={lowStock.lowStockThreshold}
        required
        withAsterisk={false}
        onChange={(value) => change({ ...notifications, lowStockThreshold: value ?? Number.NaN })}
      />
      <Switch
        label={t('daily')}
        description={t('daily.text')}
        disabled={!letters.lowStock.enabled}
        checked={lowStock.lowStockDaily}
        onChange={(event) => change({ ...notifications, lowStockDaily: event.currentTarget.checked })}
      />
    </Card>
  );
}
