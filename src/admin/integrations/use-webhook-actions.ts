import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import type { Webhook, WebhookDelivery, WebhookSecret } from '#domain/schemas/webhooks.schema.ts';

import { api } from '../api/api-client.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { confirmAction } from '../ui/confirm-action.tsx';
import { notifyFailure, notifySuccess } from '../ui/notify.ts';
import { uiTexts } from '../ui/ui.texts.ts';
import { integrationsTexts } from './integrations.texts.ts';
import { webhooksKey } from './webhooks-key.ts';

/** What is done with one address; each tells how it ended. */
export function useWebhookActions({ id, url, name, events, enabled, version }: Webhook) {
  const t = useTexts(integrationsTexts);
  const common = useTexts(uiTexts);
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isTesting, setTesting] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const path = `/admin/webhooks/${id}`;

  async function run(act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      notifyFailure(error);
    }
    await client.invalidateQueries({ queryKey: webhooksKey });
  }

  return {
    isTesting,
    secret,
    forgetSecret: () => setSecret(null),
    async test() {
      setTesting(true);
      await run(async () => {
        const { state, responseStatus, error } = await api.post<WebhookDelivery>(`${path}/test`);
        const answer = [responseStatus, error].filter(Boolean).join(' ');
        if (state === 'done') notifySuccess(t('testDone', { answer }));
        else notifyFailure(new Error(t('testFailed', { answer })));
      });
      setTesting(false);
    },
    toggle: () =>
      run(async () => {
        await api.put(path, { url, name, events, version, enabled: !enabled });
        notifySuccess(common('saved'));
      }),
    async rotate() {
      const isWanted = await confirmAction({
        title: t('newSecretTitle'),
        text: t('newSecretWarning'),
        confirmLabel: t('newSecret'),
      });
      if (!isWanted) return;
      await run(async () => setSecret((await api.post<WebhookSecret>(`${path}/secret`)).secret));
    },
    async remove() {
      const isWanted = await confirmAction({
        title: t('removeTitle'),
        text: t('removeText'),
        confirmLabel: t('remove'),
        danger: true,
      });
      if (!isWanted) return;
      await run(async () => {
        await api.delete(path);
        client.setQueryData<Webhook[]>(webhooksKey, (all) => all?.filter((one) => one.id !== id));
        await navigate('/integrations');
      });
    },
  };
}
