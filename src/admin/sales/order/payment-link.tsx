import { Button, Group, TextInput } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { useState } from 'react';

import type { OrderDetail } from '#domain/schemas/manage-orders.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useMay } from '../../session/session.ts';
import { useRun } from '../../ui/use-run.ts';
import { CopyValue } from './copy-value.tsx';
import { orderTexts } from './order.texts.ts';

/** An address to pay an order that waits for its money online, for the staff to send. */
export function PaymentLink({ order }: { order: OrderDetail }) {
  const t = useTexts(orderTexts);
  const [url, setUrl] = useState<string | null>(null);
  const { run, isBusy } = useRun(async () => {
    const link = await api.post<{ url: string }>(`/admin/orders/${order.id}/payment-link`);
    setUrl(link.url);
  });
  const mayMake = useMay('orders:write');
  const { state, paymentState, total, rest } = order;
  const isOpen = state === 'new' || state === 'confirmed';
  const isUnpaid = isOpen && paymentState !== 'completed' && paymentState !== 'cashSuccess' && total > 0;
  if (!mayMake || !(isUnpaid || rest > 0)) return null;
  if (url === null) {
    return (
      <Button
        variant="default"
        size="xs"
        style={{ alignSelf: 'flex-start' }}
        leftSection={<IconLink size={16} aria-hidden />}
        loading={isBusy}
        onClick={() => void run(undefined)}
      >
        {t('makePaymentLink')}
      </Button>
    );
  }
  return (
    <Group gap="xs" align="flex-start" wrap="nowrap">
      <TextInput
        label={t('paymentLink')}
        description={t('paymentLinkHelp')}
        readOnly
        dir="ltr"
        value={url}
        style={{ flex: 1 }}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <CopyValue value={url} what={t('paymentLink')} />
    </Group>
  );
}
