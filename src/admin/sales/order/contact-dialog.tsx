import { Button, Checkbox, Group, Modal, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';

import type { OrderDetail } from '#domain/schemas/manage-orders.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { mayLeave } from '../../ui/may-leave.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { uiTexts } from '../../ui/ui.texts.ts';
import { useServerForm } from '../../ui/use-server-form.ts';
import { AddressFields } from './address-fields.tsx';
import { orderTexts } from './order.texts.ts';
import { useOrderChange } from './use-order.ts';

const nobody = { firstName: '', lastName: '', phone: '' };
const nowhere = { country: '', region: '', locality: '', street: '', postalCode: '' };

/** Changes contact, receiver and address of an order that has not left yet. */
export function ContactDialog({ order, onClose }: { order: OrderDetail; onClose(): void }) {
  const t = useTexts(orderTexts);
  const ui = useTexts(uiTexts);
  const { apply } = useOrderChange(order);
  // A company stays as it was told: the tax of the order hangs on its number. So does who gets gift cards, for they may be out.
  const { receiver, company: _company, giftCard: _giftCard, ...contact } = order.contact;
  const hasAddress = order.delivery.type === 'delivery';
  const { form, isSending, submit } = useServerForm({
    initialValues: {
      ...contact,
      hasReceiver: receiver !== null,
      receiver: receiver ?? nobody,
      address: order.delivery.address ?? nowhere,
    },
    send: async ({ hasReceiver, ...values }) => {
      await apply(() =>
        api.put<OrderDetail>(`/admin/orders/${order.id}/contact`, {
          ...values,
          version: order.version,
          receiver: hasReceiver ? values.receiver : null,
          address: hasAddress ? values.address : null,
        }),
      );
      notifySuccess(t('saved'));
      onClose();
    },
  });

  async function leave(): Promise<void> {
    if (form.isDirty() && !(await mayLeave())) return;
    onClose();
  }

  return (
    <Modal
      opened
      onClose={() => void leave()}
      title={t('editTitle')}
      size="lg"
      closeButtonProps={{ 'aria-label': ui('close') }}
    >
      <form onSubmit={submit} noValidate>
        <Stack>
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <TextInput label={t('firstName')} required data-autofocus {...form.getInputProps('firstName')} />
            <TextInput label={t('lastName')} {...form.getInputProps('lastName')} />
            <TextInput label={t('phone')} type="tel" required {...form.getInputProps('phone')} />
            <TextInput label={t('email')} type="email" {...form.getInputProps('email')} />
          </SimpleGrid>
          <Checkbox label={t('otherReceiver')} {...form.getInputProps('hasReceiver', { type: 'checkbox' })} />
          {form.values.hasReceiver && (
            <SimpleGrid
              cols={{ base: 1, xs: 3 }}
              component="fieldset"
              style={{ border: 0 }}
              m={0}
              p={0}
              aria-label={t('receiver')}
            >
              <TextInput label={t('firstName')} required {...form.getInputProps('receiver.firstName')} />
              <TextInput label={t('lastName')} {...form.getInputProps('receiver.lastName')} />
              <TextInput label={t('phone')} type="tel" required {...form.getInputProps('receiver.phone')} />
            </SimpleGrid>
          )}
          {hasAddress && (
            <>
              <AddressFields
                address={form.values.address}
                onChange={(address) => form.setFieldValue('address', address)}
                inputProps={(name) => form.getInputProps(`address.${name}`)}
              />
              <Text size="sm" c="gray.7">
                {t('editText')}
              </Text>
            </>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={() => void leave()}>
              {ui('cancel')}
            </Button>
            <Button type="submit" loading={isSending}>
              {ui('save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
