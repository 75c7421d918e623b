import { Button, Group, Menu, Stack, Text } from '@mantine/core';
import { IconMailForward } from '@tabler/icons-react';

import type { OrderDetail, OrderMail } from '#domain/schemas/manage-orders.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useMailState } from '../../mail/use-mail.ts';
import { useMay } from '../../session/session.ts';
import { Card } from '../../ui/card.tsx';
import { useFormat } from '../../ui/use-format.ts';
import { orderTexts } from './order.texts.ts';
import { useOrderChange } from './use-order.ts';

/** Which emails the customer got, and the way to send one again. */
export function MailsCard({ order }: { order: OrderDetail }) {
  const t = useTexts(orderTexts);
  const { run, isBusy } = useOrderChange(order);
  const isSent = useMailState()?.isSent ?? true;
  const mayResend = useMay('orders:write');
  const hasAddress = order.contact.email !== '';
  return (
    <Card title={t('mails')}>
      <Stack gap="xs">
        {order.mails.map((mail) => (
          <Email key={mail.id} mail={mail} />
        ))}
        {(order.mails.length === 0 || !hasAddress) && (
          <Text size="sm" c="gray.7">
            {t(order.isSample ? 'noSampleMails' : hasAddress ? 'noMails' : 'noAddress')}
          </Text>
        )}
      </Stack>
      {mayResend && order.resendable.length > 0 && (
        <Menu position="bottom-start">
          <Menu.Target>
            <Button
              variant="default"
              size="xs"
              loading={isBusy}
              leftSection={<IconMailForward size={14} aria-hidden />}
              style={{ alignSelf: 'flex-start' }}
            >
              {t('resend')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {order.resendable.map((topic) => (
              <Menu.Item
                key={topic}
                onClick={() =>
                  void run(
                    () => api.post<OrderDetail>(`/admin/orders/${order.id}/mails`, { topic }),
                    t(isSent ? 'resent' : 'resentKept'),
                  )
                }
              >
                {t(topic)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </Card>
  );
}

function Email({ mail }: { mail: OrderMail }) {
  const t = useTexts(orderTexts);
  const { formatTime } = useFormat();
  const hasFailed = mail.state === 'failed' || mail.state === 'retrying' || mail.state === 'kept';
  return (
    <div>
      <Group justify="space-between" gap="xs">
        <Text size="sm" fw={600}>
          {t(mail.topic)}
        </Text>
        <Text size="sm" c={hasFailed ? 'red.8' : 'gray.7'}>
          {t(`mailState.${mail.state}`)}
        </Text>
      </Group>
      <Text size="sm" c="gray.7">
        {formatTime(mail.sentAt ?? mail.createdAt)}
      </Text>
      {hasFailed && mail.error !== '' && (
        <Text size="sm" c="red.8" style={{ overflowWrap: 'anywhere' }}>
          {mail.error}
        </Text>
      )}
    </div>
  );
}
