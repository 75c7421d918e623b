import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';

import { phoneHref } from '#domain/link-target.ts';
import { formatPhone } from '#domain/phone-format.ts';
import type { OrderDetail } from '#domain/schemas/manage-orders.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { Allowed } from '../../session/allowed.tsx';
import { Card } from '../../ui/card.tsx';
import { fullName, useAddressLines } from './address-lines.ts';
import { CompanyFacts } from './company-facts.tsx';
import { ContactDialog } from './contact-dialog.tsx';
import { CopyValue } from './copy-value.tsx';
import { RecipientFacts } from './recipient-facts.tsx';
import { orderTexts } from './order.texts.ts';

/** Who to talk to, and where it goes. */
export function CustomerCard({ order }: { order: OrderDetail }) {
  const t = useTexts(orderTexts);
  const [isEditing, setEditing] = useState(false);
  const { contact, customer, delivery } = order;
  const name = fullName(contact);
  const history =
    customer.userId === null
      ? `/orders?q=${encodeURIComponent(contact.email || contact.phone)}`
      : `/customers/${customer.userId}`;
  const lines = useAddressLines(delivery.address ?? undefined);
  return (
    <Card title={t('customer')}>
      <Stack gap={4}>
        {name === '' && contact.phone === '' ? (
          <Text c="gray.7">{t('noContact')}</Text>
        ) : (
          <>
            <Text fw={600}>
              <bdi>{name}</bdi>
            </Text>
            <Anchor component={Link} to={history} size="sm">
              {t('customerOrders', { count: customer.orders })}
            </Anchor>
            {customer.userId === null && (
              <Text size="sm" c="gray.7">
                {t('guest')}
              </Text>
            )}
          </>
        )}
        {contact.email !== '' && (
          <Group gap={4} wrap="nowrap" justify="space-between">
            <Anchor href={`mailto:${contact.email}`} size="sm" style={{ overflowWrap: 'anywhere' }}>
              <bdi>{contact.email}</bdi>
            </Anchor>
            <CopyValue value={contact.email} what={contact.email} />
          </Group>
        )}
        {contact.phone !== '' && (
          <Group gap={4} wrap="nowrap" justify="space-between">
            <Anchor href={phoneHref(contact.phone) ?? undefined} size="sm">
              {formatPhone(contact.phone)}
            </Anchor>
            <CopyValue value={contact.phone} what={contact.phone} />
          </Group>
        )}
      </Stack>
      {contact.company && <CompanyFacts company={contact.company} />}
      {contact.receiver && (
        <Stack gap={4}>
          <Text size="sm" c="gray.7">
            {t('receiver')}
          </Text>
          <Text size="sm">
            <bdi>{fullName(contact.receiver)}</bdi>
          </Text>
          <Text size="sm">
            <bdi>{formatPhone(contact.receiver.phone)}</bdi>
          </Text>
        </Stack>
      )}
      {order.lines.some(({ isGiftCard }) => isGiftCard) && <RecipientFacts recipient={contact.giftCard} />}
      {lines.length > 0 && (
        <Group gap={4} wrap="nowrap" align="flex-start" justify="space-between">
          <Text
            size="sm"
            component="address"
            fs="normal"
            style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
          >
            <bdi>{lines.join('\n')}</bdi>
          </Text>
          <CopyValue value={[name, ...lines].join('\n')} what={t('address')} />
        </Group>
      )}
      {order.isEditable && (
        <Allowed needed="orders:write">
          <Button
            variant="default"
            size="xs"
            onClick={() => setEditing(true)}
            leftSection={<IconPencil size={14} aria-hidden />}
            style={{ alignSelf: 'flex-start' }}
          >
            {t('edit')}
          </Button>
        </Allowed>
      )}
      {isEditing && <ContactDialog order={order} onClose={() => setEditing(false)} />}
    </Card>
  );
}
