import { Checkbox, SimpleGrid, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';

import { webhookEvents } from '#domain/schemas/webhook-events.schema.ts';
import type { Webhook, WebhookSecret } from '#domain/schemas/webhooks.schema.ts';

import { api } from '../api/api-client.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { notifySuccess } from '../ui/notify.ts';
import { uiTexts } from '../ui/ui.texts.ts';
import { useServerForm } from '../ui/use-server-form.ts';
import { integrationsTexts } from './integrations.texts.ts';
import { webhooksKey } from './webhooks-key.ts';

interface WebhookDialogProps {
  opened: boolean;
  onClose(): void;
  /** The one that is changed; a new one without it. */
  webhook?: Webhook;
  onAdded?(made: WebhookSecret): void;
}

/** Where messages go, and of what. */
export function WebhookDialog({ opened, onClose, webhook, onAdded }: WebhookDialogProps) {
  const t = useTexts(integrationsTexts);
  const common = useTexts(uiTexts);
  const client = useQueryClient();
  const { form, isSending, submit } = useServerForm({
    initialValues: {
      url: webhook?.url ?? '',
      name: webhook?.name ?? '',
      events: (webhook?.events ?? ['order.created', 'order.updated']) as string[],
    },
    async send(values) {
      if (webhook) {
        const { enabled, version } = webhook;
        await api.put<Webhook>(`/admin/webhooks/${webhook.id}`, { ...values, enabled, version });
        notifySuccess(common('saved'));
      } else onAdded?.(await api.post<WebhookSecret>('/admin/webhooks', values));
      onClose();
      await client.invalidateQueries({ queryKey: webhooksKey });
      return webhook ? undefined : 'again';
    },
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t(webhook ? 'changeWebhook' : 'addWebhook')}
      submitLabel={webhook ? common('save') : t('add')}
      isSending={isSending}
      onSubmit={submit}
      size="lg"
      noValidate
    >
      <TextInput
        label={t('address')}
        description={t('addressHelp')}
        type="url"
        dir="ltr"
        placeholder="https://"
        maxLength={2000}
        data-autofocus
        {...form.getInputProps('url')}
      />
      <TextInput
        label={t('name')}
        description={t('nameHelp')}
        maxLength={100}
        {...form.getInputProps('name')}
      />
      <Checkbox.Group label={t('events')} {...form.getInputProps('events')}>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" mt={8}>
          {webhookEvents.map((event) => (
            <Checkbox
              key={event}
              value={event}
              label={t(`event.${event}`)}
              description={
                <Text span inherit dir="ltr">
                  {event}
                </Text>
              }
            />
          ))}
        </SimpleGrid>
      </Checkbox.Group>
    </FormDialog>
  );
}
