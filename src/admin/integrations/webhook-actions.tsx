import { ActionIcon, Button, Menu } from '@mantine/core';
import {
  IconDots,
  IconKey,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';

import type { Webhook } from '#domain/schemas/webhooks.schema.ts';

import { useTexts } from '../i18n/use-texts.ts';
import { integrationsTexts } from './integrations.texts.ts';
import { SecretDialog } from './secret-dialog.tsx';
import { useWebhookActions } from './use-webhook-actions.ts';
import { WebhookDialog } from './webhook-dialog.tsx';

const icon = { size: 16, 'aria-hidden': true } as const;

export function WebhookActions({ webhook }: { webhook: Webhook }) {
  const t = useTexts(integrationsTexts);
  const [isChanging, setChanging] = useState(false);
  const { isTesting, test, toggle, rotate, remove, secret, forgetSecret } = useWebhookActions(webhook);
  const { enabled, version } = webhook;
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray.8" size="lg" aria-label={t('menu')}>
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil {...icon} />} onClick={() => setChanging(true)}>
            {t('changeWebhook')}
          </Menu.Item>
          <Menu.Item
            leftSection={enabled ? <IconPlayerPause {...icon} /> : <IconPlayerPlay {...icon} />}
            onClick={() => void toggle()}
          >
            {t(enabled ? 'switchOff' : 'switchOn')}
          </Menu.Item>
          <Menu.Item leftSection={<IconKey {...icon} />} onClick={() => void rotate()}>
            {t('newSecret')}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item c="red.9" leftSection={<IconTrash {...icon} />} onClick={() => void remove()}>
            {t('remove')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Button variant="default" loading={isTesting} onClick={() => void test()}>
        {t('sendTest')}
      </Button>
      {/* What was saved begins a new form. */}
      <WebhookDialog key={version} webhook={webhook} opened={isChanging} onClose={() => setChanging(false)} />
      {secret !== null && (
        <SecretDialog
          title={t('secretTitle')}
          text={t('newSecretText')}
          label={t('secret')}
          value={secret}
          onClose={forgetSecret}
        />
      )}
    </>
  );
}
